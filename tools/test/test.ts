import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "@hospital/testing/browser";
import { installPackages, mayInstallPackages } from "@hospital/testing/packages";
import { copyProject } from "@hospital/testing/project-copy";
import { ensureWebServer } from "@hospital/testing/web-servers";
import { playwrightResults, type Results, sum, vitestResults } from "./results.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const vitestReport = "test-results/vitest.json";
const playwrightReport = "test-results/playwright.json";
const hindiWords = "/usr/share/hunspell/hi_IN.dic";
const isFull = process.argv.includes("full");
/** The other hospitals that `npm test` tests in a browser, on these pages; the full run tests all, on all. */
const driven = new Map([
  [join("hospitals", "small"), "all"],
  [join("hospitals", "kochi"), "/,/ml,/ml/dr-in-hospital,/ml/glaucoma"],
]);

interface Site {
  name: string;
  folder: string;
  isBuilt?: boolean;
}
const steps: { ok: boolean; results?: Results }[] = [];

process.chdir(root);
// Read by the tests, as in apps/site/tests/browser/routes.ts and apps/desk/tests/random-content.test.ts.
process.env.TEST_FULL = String(isFull);
// This script decides which hospital is tested.
delete process.env.HOSPITAL;

const hasBrowser = await step("A browser", () => {
  process.env.CHROMIUM_PATH = ensureBrowser();
  console.log(process.env.CHROMIUM_PATH);
  // The letters that every phone has. The tests pass without them, too, as on most computers.
  if (mayInstallPackages) console.log(installPackages("fonts-noto-core"));
  return true;
});
if (!hasBrowser) process.exit(1);
// Results of an earlier run must never count.
rmSync("test-results", { recursive: true, force: true });
await step("A list of Hindi words", () => {
  if (!existsSync(hindiWords) && mayInstallPackages) console.log(installPackages("hunspell-hi"));
  const isThere = existsSync(hindiWords);
  console.log(isThere ? hindiWords : "Without hunspell-hi its test is skipped. To get it: apt-get install hunspell-hi");
  return isThere || !mayInstallPackages;
});
await step("Web servers", () => (["caddy", "apache2"] as const).map(ensureWebServer).every(Boolean));

// A hospital's own content/ is tested in place; the sample, which most tests are written for, in a copy.
const hospital = existsSync("content") ? "content" : "the sample";
const copies: [name: string, content?: string][] = [
  ...(hospital === "content" ? [["sample"] as [string]] : []),
  ...globSync("hospitals/*/content")
    .filter((content) => content !== join("hospitals", "sample", "content"))
    .sort()
    .map((content): [string, string] => [dirname(content), content]),
];
const site: Site = { name: hospital === "content" ? "your own content/" : hospital, folder: root };
const others = copies.map(([name, content]): Site => ({ name, folder: copyAt(name, content) }));
// A build uses little more than one core, the check one, so other work runs beside them. Build and check of one folder take
// turns, as they write the same files. Browser tests need both cores.
const othersTested = inTurns(others, async (copy) => {
  await build(copy);
  await testCode(copy);
});
await build(site);
await Promise.all([othersTested, step("Check", () => runQuietly("npm run --silent check")), testCode(site)]);
await inTurns([site, ...others], testInBrowser);

const { passed, failed, skipped } = sum(steps);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);

/** A copy of the project with another hospital's content. Its cache of pictures stays for the next run. */
function copyAt(name: string, content?: string): string {
  const copy = join(root, ".cache/sites", name);
  copyProject(copy, content);
  return copy;
}

async function inTurns(sites: Site[], work: (site: Site) => Promise<void>): Promise<void> {
  for (const site of sites) await work(site);
}

async function build(site: Site): Promise<void> {
  site.isBuilt = await step(`Build of ${site.name}`, () => runQuietly("npm run --silent build", site.folder));
}

/** vitest.config.ts selects the tests for this hospital. */
async function testCode(site: Site): Promise<void> {
  const { name, folder } = site;
  await step(
    `Tests of the code and of the built site: ${name}`,
    () => runQuietly(`vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`, folder),
    () => vitestResults(join(folder, vitestReport)),
  );
}

async function testInBrowser(site: Site): Promise<void> {
  const pages = driven.get(site.name);
  if (site.name.startsWith("hospitals") && !pages && !isFull) return;
  // Read by apps/site/tests/browser/routes.ts.
  const chosen = pages && pages !== "all" && !isFull ? { TEST_ROUTES: pages } : {};
  await step(
    `Tests in the browser, ${isFull ? "on every page" : "the costly ones on some pages of each kind"}: ${site.name}`,
    () => {
      if (!site.isBuilt) throw new Error("They need the built site, and the build failed.");
      return run("playwright test", site.folder, chosen);
    },
    () => playwrightResults(join(site.folder, playwrightReport)),
  );
}

/** Runs one step under a heading. A failed step doesn't stop the next, so that one run shows all failures. */
async function step(name: string, work: () => boolean | Promise<boolean>, results?: () => Results): Promise<boolean> {
  console.log(`\n== ${name}`);
  const start = performance.now();
  let ok = false;
  try {
    ok = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  steps.push({ ok, results: results?.() });
  console.log(`== ${name}: ${ok ? "done" : "FAILED"} after ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return ok;
}

async function run(command: string, cwd: string, own: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(command, { cwd, shell: true, stdio: "inherit", env: { ...env(), ...own } });
  const [status] = await once(child, "exit");
  return status === 0;
}

/** Prints the command's output at its end, as others run at the same time. */
async function runQuietly(command: string, cwd = root): Promise<boolean> {
  const child = spawn(command, { cwd, shell: true, stdio: ["ignore", "pipe", "pipe"], env: env() });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
  const [status] = await once(child, "close");
  process.stdout.write(Buffer.concat(said));
  return status === 0;
}

function env(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}` };
}
