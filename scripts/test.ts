import { spawnSync } from "node:child_process";
import { existsSync, globSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./browser.ts";
import { copyProject } from "./project-copy.ts";
import { playwrightResults, type Results, sum, vitestResults } from "./results.ts";
import { ensureWebServer } from "./web-servers.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const vitestReport = "test-results/vitest.json";
const playwrightReport = "test-results/playwright.json";
const isFull = process.argv.includes("full");
const steps: { ok: boolean; results?: Results }[] = [];

process.chdir(root);
// What it changes, the tests say that it changes it: tests/browser/routes.ts and tests/random-content.test.ts.
process.env.TEST_FULL = String(isFull);
// Which hospital is tested is said here.
delete process.env.HOSPITAL;
// Results of an earlier run must never count.
rmSync("test-results", { recursive: true, force: true });

step("A browser", () => {
  process.env.CHROMIUM_PATH = ensureBrowser();
  console.log(process.env.CHROMIUM_PATH);
  return true;
});
step("Web servers", () => (["nginx", "caddy"] as const).map(ensureWebServer).every(Boolean));
step("Check", () => run("npm run --silent check"));
// A hospital's own content/ is tested here, and the sample, which the other tests know, in a copy.
const own = "content";
const hasOwn = existsSync(own);
testSite("the sample", hasOwn ? copyAt("sample") : root);
if (hasOwn) testSite(own, root);
for (const content of globSync("test-hospitals/*/content").sort()) {
  const hospital = dirname(content);
  testSite(hospital, copyAt(hospital, content));
}

const { passed, failed, skipped } = sum(steps);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);

/** A copy of the project with another hospital's content. What it has worked out about pictures serves the next run. */
function copyAt(name: string, content?: string): string {
  const copy = join(root, ".cache/sites", name);
  copyProject(copy, content);
  return copy;
}

/** Builds the site of the hospital in a folder of the project, and tests it: vitest.config.ts says by which tests. */
function testSite(name: string, folder: string): void {
  const isBuilt = step(`Build of ${name}`, () => run("npm run --silent build", folder));
  step(
    `Tests of the code and of the built site: ${name}`,
    () => run(`vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`, folder),
    () => vitestResults(join(folder, vitestReport)),
  );
  step(
    `Tests in the browser, ${isFull ? "on every page" : "the costly ones on some pages of each kind"}: ${name}`,
    () => {
      if (!isBuilt) throw new Error("They need the built site, and the build failed.");
      return run("playwright test", folder);
    },
    () => playwrightResults(join(folder, playwrightReport)),
  );
}

/** Runs one step under a heading; whatever happens in it, the next one runs too, so that one run shows all faults. */
function step(name: string, work: () => boolean, results?: () => Results): boolean {
  console.log(`\n== ${name}`);
  const start = performance.now();
  let ok = false;
  try {
    ok = work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  steps.push({ ok, results: results?.() });
  console.log(`== ${name}: ${ok ? "done" : "FAILED"} after ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return ok;
}

function run(command: string, cwd = root): boolean {
  const env = { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}` };
  return spawnSync(command, { cwd, shell: true, stdio: "inherit", env }).status === 0;
}
