import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { linkPackages } from "@hospital/hosting/link-packages";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Left out: installed and generated files, and the hospital's content, which a copy may replace. */
const left = new Set([".git", "node_modules", "dist", ".astro", ".cache", "test-results", "contact-sheets", "content"]);

/** The packages of the benchmarks, 360 MB, which no test uses. */
const ofBenchmarks = /[\\/]bench[\\/][^\\/]+[\\/]node_modules$/;

/**
 * Copies the project without its builds to the folder `copy`, keeping caches that are there. The folder `content` of
 * this project becomes the copy's content/; by default the copy uses the sample.
 */
export function copyProject(copy: string, content?: string): void {
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(copy)) if (name !== ".cache") rmSync(join(copy, name), { recursive: true });
  for (const name of readdirSync(root))
    if (!left.has(name))
      cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !ofBenchmarks.test(path) });
  if (content) cpSync(join(root, content), join(copy, "content"), { recursive: true });
  linkPackages(root, copy);
  // The desk compares it with package-lock.json. Without it, each publish of a copy would install all packages.
  const installed = "node_modules/.package-lock.json";
  if (existsSync(join(root, installed))) cpSync(join(root, installed), join(copy, installed));
}

/**
 * Makes such a copy in a temporary folder that the caller removes, with the cache of that hospital's last build,
 * because encoding the pictures again takes most of a build.
 */
export function temporaryCopy(content = "hospitals/sample/content"): string {
  const copy = mkdtempSync(join(tmpdir(), "project-copy-"));
  copyProject(copy, content);
  const cache = join(root, ".cache/astro", dirname(content));
  if (existsSync(cache)) cpSync(cache, join(copy, ".cache/astro"), { recursive: true });
  return copy;
}

export interface Build {
  /** 0 if it succeeded. */
  status: number | null;
  stdout: string;
  stderr: string;
  seconds: number;
  /** The peak of the memory. */
  megabytes: number;
}

export function buildCopy(copy: string): Build {
  const report = 'process.on("exit",()=>console.log("maxRSS="+process.resourceUsage().maxRSS))';
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--import",
      `data:text/javascript,${encodeURIComponent(report)}`,
      "node_modules/astro/bin/astro.mjs",
      "build",
      "--config",
      "apps/site/astro.config.js",
    ],
    { cwd: copy, env: buildEnvironment(), encoding: "utf8", timeout: 1_800_000, maxBuffer: 64 * 2 ** 20 },
  );
  // Each worker prints it as well when it ends.
  const kilobytes = Math.max(...Array.from(stdout.matchAll(/maxRSS=(\d+)/g), ([, size]) => Number(size)));
  return { status, stdout, stderr, seconds: (performance.now() - start) / 1000, megabytes: kilobytes / 1024 };
}

/**
 * Without Vitest's variables: Astro would take DEV for its own, and query the content a hundred
 * times. The copy has the content that it is built of.
 */
export function buildEnvironment(): NodeJS.ProcessEnv {
  const { DEV, PROD, MODE, NODE_ENV, VITEST, HOSPITAL, ...environment } = process.env;
  return environment;
}
