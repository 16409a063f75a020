import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorsIn } from "@hospital/content/check/check-content";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import { beforeEach, expect, test } from "vitest";
import { parse, stringify } from "yaml";

const root = join(import.meta.dirname, "../..");
const folder = temporaryFolder("translate-test", join(root, ".cache"));
const sample = (path: string) => parse(readFileSync(join(root, "hospitals/sample/content", path), "utf8"));
const read = (path: string) => parse(readFileSync(join(folder, "content", path), "utf8"));
const write = (path: string, record: unknown) => writeFileSync(join(folder, "content", path), stringify(record));

beforeEach(() => {
  rmSync(join(folder, "content"), { recursive: true, force: true });
  cpSync(join(root, "hospitals/small/content"), join(folder, "content"), { recursive: true });
});

const addLanguages = (languages: string[]) => write("hospital.yaml", { ...read("hospital.yaml"), languages });
const translate = () =>
  spawnSync(process.execPath, ["tools/translate/main.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, HOSPITAL: folder.slice(root.length + 1) },
  });
const firstAid = (record: { dangers: { id: string; now: object }[] }) =>
  Object.fromEntries(record.dangers.map(({ id, now }) => [id, now]));

test("adds the translations of first aid, helplines and pages after a language was added", async () => {
  addLanguages(["en", "hi"]);
  const { status, stdout, stderr } = translate();
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/content\/dangers\.yaml: \d+ texts with new translations/);
  expect(firstAid(read("dangers.yaml"))).toEqual(firstAid(sample("dangers.yaml")));
  expect(read("helplines.yaml").helplines[0].name).toEqual(sample("helplines.yaml").helplines[0].name);
  for (const path of ["pages/404.yaml", "pages/offline.yaml", "pages/search.yaml", "pages/contact.yaml"])
    expect(read(path).title.hi, path).toBe(sample(path).title.hi);
  expect(await errorsIn(folder)).toEqual([]);
});

test("keeps the hospital's texts and translations, and changes nothing the second time", () => {
  addLanguages(["en", "hi"]);
  const dangers = read("dangers.yaml");
  dangers.dangers[0].title = { en: "Our own title" };
  dangers.dangers[1].title.hi = "हमारा शीर्षक";
  write("dangers.yaml", dangers);
  translate();
  const translated = read("dangers.yaml");
  expect(translated.dangers[0].title).toEqual({ en: "Our own title" });
  expect(translated.dangers[1].title.hi).toBe("हमारा शीर्षक");
  expect(translate().stdout).toContain("no further translations");
  expect(read("dangers.yaml")).toEqual(translated);
});

test("adds no translation of a text that has changed in the first language alone", () => {
  addLanguages(["en", "hi", "mr"]);
  translate();
  const dangers = read("dangers.yaml");
  const { mr, ...directions } = dangers.box.directions;
  expect([mr, directions]).toEqual([expect.any(String), sample("dangers.yaml").box.directions]);
  dangers.box.directions = { ...directions, en: "Our own text" };
  write("dangers.yaml", dangers);
  translate();
  expect(read("dangers.yaml")).toEqual(dangers);
});

test("adds the emergency phrases of a language that has none", async () => {
  addLanguages(["en", "ml"]);
  translate();
  const { phrases } = read("dangers.yaml");
  expect(phrases.some(({ words }: { words: object }) => "ml" in words)).toBe(true);
  expect(phrases.some(({ ordinary = {} }: { ordinary?: object }) => "ml" in ordinary)).toBe(true);
  expect(read("pages/contact.yaml").title.ml).toBeTruthy();
  expect(await errorsIn(folder)).toEqual([]);
});

test("lists the emergency phrases that are also in a name of the hospital, and leaves them out", async () => {
  addLanguages(["en", "ur"]);
  const department = read("departments/eye-care.yaml");
  write("departments/eye-care.yaml", { ...department, title: { ...department.title, ur: "بے ہوشی" } });
  expect(translate().stdout).toMatch(/also in a name of yours[\s\S]*\n {2}“بے ہوش” \(unconscious, ur\)\n/);
  const { phrases } = read("dangers.yaml");
  const { words } = phrases.find(({ emergency }: { emergency: string }) => emergency === "unconscious");
  expect(words.ur).not.toContain("بے ہوش");
  expect(await errorsIn(folder)).toEqual([]);
});
