import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const small = "test-hospitals/small";
mkdirSync(join(root, ".cache"), { recursive: true });
const folder = mkdtempSync(join(root, ".cache/new-hospital-test-"));
const into = folder.slice(root.length + 1);

const newHospital = (answers: string, to: string) =>
  spawnSync(process.execPath, ["scripts/new-hospital.ts", "--answers", answers, "--into", to], {
    cwd: root,
    encoding: "utf8",
  });
const read = (path: string) => readFileSync(join(root, path), "utf8");
const filesOf = (hospital: string) =>
  globSync("**/*.{yaml,md,webp}", { cwd: join(root, hospital, "content") })
    .map((path) => path.replaceAll("\\", "/"))
    .sort();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("npm run new-hospital writes the small hospital from its answers, and never over a content/ that is there", () => {
  const first = newHospital(`${small}/answers.yaml`, into);
  expect(first.stderr).toBe("");
  expect(first.stdout).toContain("has no errors");
  expect(filesOf(into)).toEqual(filesOf(small));
  // The small hospital knows a few of the dangers, to be quick; the year is that of its writing.
  const texts = filesOf(small).filter((path) => !path.endsWith(".webp") && path !== "dangers.yaml");
  const record = (hospital: string, path: string) =>
    read(`${hospital}/content/${path}`).replace(/copyrightYear: \d+/, "copyrightYear: 2026");
  for (const path of texts) expect(record(into, path), path).toBe(record(small, path));
  expect(read(`${into}/content/dangers.yaml`).length).toBeGreaterThan(10_000);

  const second = newHospital(`${small}/answers.yaml`, into);
  expect(second.status).toBe(1);
  expect(second.stderr).toContain("is there already. Nothing was changed.");
}, 60_000);

test("what it writes holds nothing of the sample hospital", () => {
  const names = /kachnar|devnagar|evan lab/i;
  const named = filesOf(small).filter(
    (path) => !path.endsWith(".webp") && names.test(read(`${small}/content/${path}`)),
  );
  expect(named).toEqual([]);
});

test("a wrong answer is told, and nothing is written", () => {
  const answers = join(into, "wrong.yaml");
  const wrong = read(`${small}/answers.yaml`).replace("+91 00000 00009", "12345 and more");
  writeFileSync(join(root, answers), wrong);
  const { status, stderr } = newHospital(answers, `${into}/wrong`);
  expect(status).toBe(1);
  expect(stderr).toMatch(/reception.*\n?.*Nothing was written|Nothing was written[\s\S]*reception/);
  expect(filesOf(`${into}/wrong`)).toEqual([]);
}, 60_000);
