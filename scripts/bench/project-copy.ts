import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "../../content-check/content-folder.ts";
import { copyProject } from "../project-copy.ts";
import { root } from "./site.ts";

/** Hands over a copy of the project, which it removes afterwards. The pictures that are already made come along. */
export async function withProjectCopy<Result>(use: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const content = contentFolder(root);
    copyProject(copy, content);
    const [made, taken] = [join(root, ".cache/astro", content, "assets"), join(copy, ".cache/astro/content/assets")];
    if (existsSync(made)) cpSync(made, taken, { recursive: true });
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @throws {Error} with the end of what the build says, when it fails. */
export function buildSite(copy: string): { seconds: number; megabytes: number } {
  const report = 'process.on("exit",()=>console.error("maxRSS="+process.resourceUsage().maxRSS))';
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(report)}`, "node_modules/astro/bin/astro.mjs", "build"],
    { cwd: copy, encoding: "utf8", timeout: 1_800_000, maxBuffer: 64 * 2 ** 20 },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  const kilobytes = Number(/maxRSS=(\d+)/.exec(stderr)?.[1]);
  return { seconds: (performance.now() - start) / 1000, megabytes: kilobytes / 1024 };
}
