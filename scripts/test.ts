import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./browser.ts";
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
// Results of an earlier run must never count.
rmSync("test-results", { recursive: true, force: true });

step("A browser", () => {
  process.env.CHROMIUM_PATH = ensureBrowser();
  console.log(process.env.CHROMIUM_PATH);
  return true;
});
step("Web servers", () => (["nginx", "caddy"] as const).map(ensureWebServer).every(Boolean));
step("Check", () => run("npm run --silent check"));
const isBuilt = step("Build", () => run("npm run --silent build"));
step(
  "Tests of the code and of the built site",
  () => run(`vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`),
  () => vitestResults(vitestReport),
);
step(
  isFull ? "Tests in the browser, on every page" : "Tests in the browser, the costly ones on some pages of each kind",
  () => {
    if (!isBuilt) throw new Error("They need the built site, and the build failed.");
    return run("playwright test");
  },
  () => playwrightResults(playwrightReport),
);

const { passed, failed, skipped } = sum(steps);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);

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

function run(command: string): boolean {
  const env = { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}` };
  return spawnSync(command, { shell: true, stdio: "inherit", env }).status === 0;
}
