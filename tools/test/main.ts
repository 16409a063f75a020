import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { copyProject } from "@hospital/testing/project-copy";
import { playwrightResults, type Results, sum, summary, vitestResults } from "./results.ts";

/**
 * `npm test`: the check, and the tests of this site and of each hospital in `hospitals/`. Vitest and Playwright run the
 * tests; vitest.config.ts and playwright.config.ts select the tests of a hospital.
 */
interface Site {
  name: string;
  folder: string;
  isSample: boolean;
  isBuilt?: boolean;
}

/** The test hospitals that a browser opens, on these pages; the full run opens all pages of all. */
const visited: Record<string, string | undefined> = {
  "hospitals/small": undefined,
  "hospitals/hyderabad": "/,/ur,/ta/dr-in-hospital,/bn/contact",
  "hospitals/kochi": "/,/ml,/ml/dr-in-hospital,/ml/glaucoma,/ml/directions,/ml/contact",
};
const isFull = process.argv.includes("--full");
const root = process.cwd();
const steps: { name: string; ok: boolean; results?: Results }[] = [];

// Read by the tests, as in apps/site/tests/browser/routes.ts and packages/content/check/random-content.test.ts.
process.env.TEST_FULL = String(isFull);
process.env.PATH = `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH}`;
// This command decides which hospital is tested.
delete process.env.HOSPITAL;
// Results of an earlier run must never count.
rmSync("test-results", { recursive: true, force: true });

const hasOwnContent = existsSync("content");
const site: Site = { name: hasOwnContent ? "your own content/" : "the sample", folder: root, isSample: !hasOwnContent };
// Tests read `dist/` beside the code, so each further hospital is tested in a copy. Its cache of pictures stays.
const otherSites = globSync("hospitals/*/content")
  .map((content) => dirname(content).replaceAll("\\", "/"))
  .filter((name) => hasOwnContent || name !== "hospitals/sample")
  .sort()
  .map((name): Site => {
    const folder = join(root, ".cache/sites", name);
    const isSample = name === "hospitals/sample";
    copyProject(folder, isSample ? undefined : `${name}/content`);
    return { name, folder, isSample };
  });

// A build and the check use one core each, so they run beside others. Browser tests need both cores.
await Promise.all([
  build(site).then(() => Promise.all([step("The check", "npm run --silent check", root), testCode(site)])),
  (async () => {
    for (const otherSite of otherSites) {
      await build(otherSite);
      await testCode(otherSite);
    }
  })(),
]);
for (const testedSite of [site, ...otherSites])
  if (isFull || !testedSite.name.startsWith("hospitals/") || testedSite.name in visited)
    await testInBrowser(testedSite);

const results = sum(steps);
process.exitCode = results.failed === 0 && results.passed > 0 ? 0 : 1;
console.log(`\n${summary(results)}`);

async function build(built: Site): Promise<void> {
  built.isBuilt = await step(`The build of ${built.name}`, "npm run --silent build", built.folder);
}

async function testCode({ name, folder, isSample }: Site): Promise<void> {
  const report = "test-results/vitest.json";
  const projects = isSample ? "" : " --project=any-hospital";
  const command = `vitest run${projects} --reporter=default --reporter=json --outputFile.json=${report}`;
  await step(`The code and the built pages of ${name}`, command, folder, () => vitestResults(join(folder, report)));
}

async function testInBrowser({ name, folder, isBuilt }: Site): Promise<void> {
  if (!isBuilt) return;
  const pages = isFull ? undefined : visited[name];
  // Read by apps/site/tests/browser/routes.ts.
  if (pages) process.env.TEST_ROUTES = pages;
  else delete process.env.TEST_ROUTES;
  const results = () => playwrightResults(join(folder, "test-results/playwright.json"));
  await step(`The pages of ${name} in a browser`, "playwright test", folder, results);
}

/** Runs one step, and prints its output at its end, as others may run beside it. A failed step doesn't stop the next. */
async function step(name: string, command: string, cwd: string, results?: () => Results): Promise<boolean> {
  const start = performance.now();
  const child = spawn(command, { cwd, shell: true, stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => output.push(part));
  const [status] = await once(child, "close");
  const ok = status === 0;
  steps.push({ name, ok, ...(results && { results: results() }) });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n== ${name}: ${ok ? "passed" : "FAILED"} in ${seconds} s, by ${command}`);
  process.stdout.write(Buffer.concat(output));
  return ok;
}
