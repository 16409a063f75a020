import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { copyProject } from "../scripts/project-copy.ts";

const sampleCache = fileURLToPath(new URL("../.cache/astro/sample", import.meta.url));

/**
 * The project with the sample as the hospital's own content, in a folder that whoever makes it removes. Where the sample
 * has been built, its cache comes along: to encode the pictures again would take most of a build.
 */
export function copyWithSample(): string {
  const copy = mkdtempSync(join(tmpdir(), "project-copy-"));
  copyProject(copy, "sample/content");
  if (existsSync(sampleCache)) cpSync(sampleCache, join(copy, ".cache/astro"), { recursive: true });
  return copy;
}

export function build(copy: string): SpawnSyncReturns<string> {
  const astro = join(copy, "node_modules/astro/bin/astro.mjs");
  const env = buildEnvironment();
  return spawnSync(process.execPath, [astro, "build"], { cwd: copy, env, encoding: "utf8", maxBuffer: 64 * 2 ** 20 });
}

/** Without what Vitest says in it: Astro would take DEV for its own, and ask each question of the content a hundred times. */
export function buildEnvironment(): NodeJS.ProcessEnv {
  const { DEV, PROD, MODE, NODE_ENV, ...own } = process.env;
  return own;
}
