import { join } from "node:path";
import { labelOf } from "@hospital/content/messages/labels";
import { valueAt } from "@hospital/content/record/values";
import { expect, test } from "vitest";
import { readRecords, textsIn } from "../store/records.ts";
import { search } from "./search.ts";

const root = join(import.meta.dirname, "../../..");
const records = await readRecords({ root, content: "hospitals/sample/content", gitFolder: "", folder: "" });

/** The rows that a search leads to, by the text of the field that gets the cursor. */
const leadsTo = (sought: string) =>
  search(records, sought, "en").map(({ path, field = [] }) => {
    const value = records.find((record) => record.path === path)?.value;
    return `${path}: ${field.length > 0 ? valueAt(value, field) : ""}`;
  });

test("finds the row of a test and of a rate before texts that only mention it", () => {
  expect(leadsTo("ecg").slice(0, 2).sort()).toEqual(["disclosures/rates.yaml: ECG", "tests.yaml: ECG"]);
  expect(leadsTo("Rates ECG")[0]).toBe("disclosures/rates.yaml: ECG");
  expect(leadsTo("सिर का ct")[0]).toBe("disclosures/rates.yaml: सिर का CT");
});

test("finds a record by its name, and a field by its label in both languages", () => {
  expect(leadsTo("asha rao")[0]).toBe("doctors/asha-rao.yaml: ");
  expect(leadsTo("emergency phone")[0]).toBe("hospital.yaml: +91 00000 00000");
  expect(leadsTo("फ़ोन इमरजेंसी")[0]).toBe("hospital.yaml: +91 00000 00000");
});

test("finds every text of a list, in each language", () => {
  const texts = records.flatMap(({ path, value }) =>
    textsIn(path, value)
      .filter(({ field, text }) => field.some((step) => typeof step === "number") && /\p{L}/u.test(text))
      .map(({ text }) => ({ path, value, text })),
  );
  const some = texts.filter((_, index) => index % 100 === 0);
  expect(some.length).toBeGreaterThan(50);
  const missing = some.filter(({ path, value, text }) => {
    const matches = search(records, text, "en").filter((match) => match.path === path);
    const words = text.toLowerCase().split(/[\s,]+/);
    const hasAll = (fieldValue: unknown) => words.every((word) => String(fieldValue).toLowerCase().includes(word));
    return !matches.some(({ field }) => !field || hasAll(valueAt(value, field)));
  });
  expect(missing.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});

test.each([
  ["फीस", "फ़ीस"],
  ["फराह", "फ़राह"],
  ["जोया", "ज़ोया"],
])("finds %s, typed without nukta, like %s", (typed, written) => {
  expect(leadsTo(typed)).not.toEqual([]);
  expect(leadsTo(typed)).toEqual(leadsTo(written));
});

test("finds a rate by the everyday words of its test", () => {
  expect(leadsTo("ईसीजी")).toContain("disclosures/rates.yaml: ECG");
});

test.each([
  ["suneeta", "doctors/sunita-rathore.yaml"],
  ["sunitha rathor", "doctors/sunita-rathore.yaml"],
  ["राठोर", "doctors/sunita-rathore.yaml"],
  ["Subramanium", "doctors/meenakshi-subramaniam.yaml"],
  ["kureshi", "doctors/imran-qureshi.yaml"],
  ["gurprit", "doctors/gurpreet-sandhu.yaml"],
  ["Dr Gouda", "doctors/harish-gowda.yaml"],
])("finds the doctor of %s, despite a typing error", (typed, path) => {
  const paths = search(records, typed, "en").map((match) => match.path);
  expect(paths[0]).toBe(path);
  expect(paths.filter((other) => other === path)).toHaveLength(1);
});

test("finds a room without its space, and a field with a typing error in its label", () => {
  expect(leadsTo("opd8")[0]).toBe("doctors/farah-siddiqui.yaml: OPD 8");
  expect(leadsTo("इमर्जेंसी नंबर")).toContain("hospital.yaml: +91 00000 00000");
});

test("finds a record by a misspelt name with a short word, and by a misspelt beginning", () => {
  expect(leadsTo("Asha Roa")[0]).toBe("doctors/asha-rao.yaml: ");
  expect(leadsTo("orthopadi")[0]).toBe("departments/orthopedics.yaml: ");
});

test("finds a number by any run of its digits", () => {
  for (const digits of ["0000000004", "000 0004", "91000000000४"])
    expect(leadsTo(digits)).toContain("hospital.yaml: +91 00000 00004");
  const labels = search(records, "0000000004", "en").map(({ text }) => text);
  expect(new Set(labels).size).toBe(labels.length);
  expect(leadsTo("12345678")).toEqual([]);
});

test("returns [] for an empty query, and for words without a match", () => {
  expect(search(records, " , ", "en")).toEqual([]);
  expect(search(records, "ecg zzzz", "en")).toEqual([]);
});

test("ignores a very long text after the first words", () => {
  expect(leadsTo(`asha rao${" ".repeat(200)}${"zzz ".repeat(3000)}`)[0]).toBe("doctors/asha-rao.yaml: ");
});

test("shows the field and whole words around the match, in the desk's language", () => {
  for (const language of ["en", "hi"] as const) {
    const matches = search(records, "ecg", language).filter(
      ({ text, field }) => text && typeof field?.at(-1) === "string",
    );
    expect(matches.length).toBeGreaterThan(3);
    for (const { path, field = [], text = "" } of matches) {
      const [label = "", excerpt = ""] = text.split(": ", 2);
      expect(label).toBe(labelOf(String(field[0]), language));
      const words = String(valueAt(records.find((record) => record.path === path)?.value, field)).split(" ");
      expect(words).toEqual(expect.arrayContaining(excerpt.split(" ").filter((word) => word !== "…")));
    }
  }
  const cardiology = search(records, "ecg", "hi").filter(({ path }) => path === "departments/cardiology.yaml");
  expect(cardiology.map(({ field }) => field?.at(-1))).toEqual(cardiology.map(() => "hi"));
});

test("shows the text with an apostrophe in a word, however it is typed", () => {
  for (const sought of ["don't wait", "don’t", "dont"]) {
    const texts = search(records, sought, "en").map(({ path, text }) => `${path}: ${text}`);
    expect(texts).toContainEqual(expect.stringMatching(/^departments\/surgery\.yaml: .*don’t/));
  }
});
