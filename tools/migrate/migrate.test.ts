import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "@hospital/content/check/check-content";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import { beforeEach, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { changes } from "./changes.ts";

const root = join(import.meta.dirname, "../..");
const folder = temporaryFolder("migrate-test", join(root, ".cache"));

beforeEach(() => {
  rmSync(join(folder, "content"), { recursive: true, force: true });
  cpSync(join(root, "hospitals/marathi/content"), join(folder, "content"), { recursive: true });
});

const migrate = () =>
  spawnSync(process.execPath, ["tools/migrate/main.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, HOSPITAL: folder.slice(root.length + 1) },
  });

test("npx hospital migrate makes content of the first schema valid, and changes nothing the second time", async () => {
  const file = join(folder, "content/dangers.yaml");
  const now = parse(readFileSync(file, "utf8"));
  const names = { en: ["ambulance"], hi: ["एंबुलेंस"], hinglish: ["ambulans"] };
  const dangers = now.dangers.map((danger: object) => ({ ...danger, names, signs: names }));
  writeFileSync(file, stringify({ box: now.box, hinglish: ["hai"], harmless: ["bad breath"], asking: names, dangers }));
  const errors = async () => (await checkContent(folder)).filter(({ level }) => level === "error");
  expect(await errors()).not.toEqual([]);

  const first = migrate();
  expect([first.status, first.stderr]).toEqual([0, ""]);
  expect(first.stdout).toContain("dangers.yaml: written as schema 2 has it.");
  expect(await errors()).toEqual([]);
  const migrated = readFileSync(file, "utf8");
  expect(migrate().stdout).not.toContain("written");
  expect(readFileSync(file, "utf8")).toBe(migrated);
});

test("lists the errors of content that is still invalid, instead of reporting success", () => {
  const file = join(folder, "content/hospital.yaml");
  const original = readFileSync(file, "utf8");
  writeFileSync(file, original.replace(/^website: .*$/m, "website: https://savitri.example/pune"));
  const { status, stdout, stderr } = migrate();
  expect(status).toBe(1);
  expect(stderr).toMatch(/content\/hospital\.yaml:4 +website\n.*a name alone/);
  expect(stderr).toContain("is not of schema 2 yet");
  expect(stdout).not.toContain("of schema 2");
});

test("CHANGELOG.md describes each schema", () => {
  const documented = [...readFileSync(join(root, "CHANGELOG.md"), "utf8").matchAll(/^## (\d+)$/gm)].map(([, number]) =>
    Number(number),
  );
  expect(documented).toEqual([...changes.map(({ schema }) => schema).reverse(), 1]);
});
