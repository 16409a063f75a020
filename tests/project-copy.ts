import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sample } from "./sample.ts";

const root = join(import.meta.dirname, "..");

/** A copy of all that a build reads, with the sample as the hospital's own content, in a folder of its own: whoever makes it removes it. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), "project-copy-"));
  for (const part of [
    "astro.config.ts",
    "package.json",
    "tsconfig.json",
    "content-check",
    "hosting",
    "integrations",
    "public",
    "src",
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  cpSync(join(sample, "content"), join(copy, "content"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}

export function build(copy: string): SpawnSyncReturns<string> {
  const astro = join(root, "node_modules/astro/bin/astro.mjs");
  return spawnSync(process.execPath, [astro, "build"], { cwd: copy, encoding: "utf8", maxBuffer: 64 * 2 ** 20 });
}
