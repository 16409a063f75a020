import { globSync, readFileSync } from "node:fs";
import { toForm, toRecord } from "@hospital/content/record/form-values";
import { collectionAt, coreOf, shapedCollections } from "@hospital/content/record/shaped-collections";
import { isLocalized } from "@hospital/content/text/translation";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { z } from "astro/zod";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { RecordValue } from "../api.ts";
import { en } from "../app/words/en.ts";
import { hi } from "../app/words/hi.ts";
import { problemsOf } from "../forms/form-problems.ts";
import { hindiHelp } from "../forms/hindi-help.ts";
import { hindiLabels, hindiPlaces } from "../forms/hindi-labels.ts";
import { helpOf, kindOf } from "../forms/kinds.ts";
import { RecordEditor } from "../forms/record-editor.tsx";
import { renderDesk, stored } from "./render-desk.tsx";

// React has work left after the last test, which must not outlive the window.
afterAll(cleanup);

const folder = "hospitals/sample/content";
const paths = globSync("**/*.yaml", { cwd: folder })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => collectionAt(path));

/** A record of the sample as the server hands it to a form. */
function formOf(path: string) {
  const collection = collectionAt(path);
  if (!collection) throw new Error(`No collection has ${path}.`);
  const record: RecordValue = parse(readFileSync(`${folder}/${path}`, "utf8"), { customTags: ["timestamp"] });
  const days = JSON.parse(JSON.stringify(record).replaceAll(/(\d{4}-\d\d-\d\d)T00:00:00\.000Z/g, "$1"));
  const overview = { en: "We care.\n", hi: "हम साथ हैं।\n" };
  return {
    collection,
    value: toForm(collection.shape, collection.hasProse ? { ...days, overview } : days) as RecordValue,
  };
}

describe("every record of the sample", () => {
  test.each(paths)("%s has nothing wrong in its form, and comes out of it as it went in", (path) => {
    const { collection, value } = formOf(path);
    expect(problemsOf(collection, path, value)).toEqual([]);
    const once = toRecord(collection.shape, value);
    expect(toRecord(collection.shape, toForm(collection.shape, once))).toEqual(once);
  });

  // One of each collection: what shows depends on the shape.
  const first = Object.values(Object.groupBy(paths, (path) => collectionAt(path)?.name ?? ""));
  test.each(first.map((some) => some?.[0] ?? ""))("%s shows a field or a list for each of its fields", (path) => {
    const { collection, value } = formOf(path);
    const begin = { add: undefined, field: undefined, preset: {} };
    const { container } = renderDesk(
      <RecordEditor path={path} collection={collection} stored={stored(path, collection.name, value)} begin={begin} />,
    );
    for (const [name, shape] of Object.entries(collection.shape.shape)) {
      const kind = kindOf(name, shape as z.ZodType);
      // Without choices a reference waits; the review of a page without advice has no use.
      if (kind === "hidden" || kind === "reference" || (["review", "sample"].includes(name) && !(name in value)))
        continue;
      expect(container.querySelector(`[id="field-${name}"],[id^="field-${name}."]`), name).not.toBeNull();
    }
  });
});

/** The names of all fields and choices that a form shows. */
function* namesIn(name: string, shape: z.ZodType): Generator<string> {
  const inner = coreOf(shape);
  if (name && kindOf(name, shape) !== "hidden") yield name;
  if (isLocalized(inner)) return;
  // Codes of languages have the browser's names.
  if (inner instanceof z.ZodEnum && !inner.options.includes("en")) yield* inner.options.map(String);
  if (inner instanceof z.ZodArray) yield* namesIn("", inner.element as z.ZodType);
  if (inner instanceof z.ZodObject)
    for (const [key, part] of Object.entries(inner.shape)) yield* namesIn(key, part as z.ZodType);
}

/** Only somebody who draws maps or opens the site changes these: their names stay English. */
const forDevelopers = ["streetMap", "launch"];

test("every field that the front desk changes has a Hindi label", () => {
  const names = shapedCollections
    .filter(({ name }) => !forDevelopers.includes(name))
    .flatMap(({ name, shape }) => {
      const parts = Object.entries(shape.shape).filter(([key]) => !forDevelopers.includes(key));
      return [name, ...parts.flatMap(([key, part]) => [...namesIn(key, part as z.ZodType)])];
    });
  expect([...new Set(names)].filter((name) => !Object.hasOwn(hindiLabels, name))).toEqual([]);
});

function* helpsIn(shape: z.ZodType): Generator<string> {
  const help = helpOf(shape);
  if (help) yield help;
  const inner = coreOf(shape);
  if (isLocalized(inner)) return;
  if (inner instanceof z.ZodArray) yield* helpsIn(inner.element as z.ZodType);
  if (!(inner instanceof z.ZodObject)) return;
  for (const [key, part] of Object.entries(inner.shape))
    if (!forDevelopers.includes(key)) yield* helpsIn(part as z.ZodType);
}

test("what the front desk reads under a field is there in Hindi", () => {
  const helps = shapedCollections
    .filter(({ name }) => !forDevelopers.includes(name))
    .flatMap(({ shape }) => [...helpsIn(shape)]);
  expect([...new Set(helps)].filter((help) => !Object.hasOwn(hindiHelp, help))).toEqual([]);
});

test("a change is said in Hindi: labels with their commas, names, counts; other words stay", () => {
  const inHindi = hindiPlaces([{ name: { en: "Dr Asha Rao", hi: "डॉ. आशा राव" } }]);
  expect(inHindi("Doctors › Dr Asha Rao: OPD hours, Fees, 3 more")).toBe("डॉक्टर › डॉ. आशा राव: OPD का समय, फ़ीस, और 3");
  expect(inHindi("For whom: Whole hospital, What is different: Closed, or away, Why, in a word or two: Holi")).toBe(
    "किसके लिए: पूरा अस्पताल, क्या बदला है: बंद, या नहीं आएँगे, क्यों, एक-दो शब्दों में: Holi",
  );
  expect(inHindi("Notices: Fees for late patients")).toBe("सूचनाएँ: Fees for late patients");
});

test("the two languages of the interface fill in the same words", () => {
  const holes = (words: object): string[] =>
    Object.entries(words).flatMap(([key, text]) =>
      typeof text === "string"
        ? [`${key}: ${(text.match(/\{\w+\}/g) ?? []).sort().join(" ")}`]
        : holes(text).map((one) => `${key}.${one}`),
    );
  expect(holes(hi)).toEqual(holes(en));
});

test.each([
  ["Other words", 1],
  [undefined, 0],
])("whoever saves %s under a clinician's name is told to ask for review again", async (words, count) => {
  const path = "departments/ent.yaml";
  const { collection, value } = formOf(path);
  const signature = { by: "Dr Asha Rao", on: "2026-11-01", next: "2027-11-01" };
  const signed = { ...value, review: { en: signature, hi: signature } };
  const record = stored(path, collection.name, signed);
  const now = words ? { ...signed, summary: { en: words, hi: words } } : signed;
  const begin = { add: undefined, field: undefined, preset: {} };
  renderDesk(<RecordEditor path={path} collection={collection} stored={record} begin={begin} />, {
    answers: { "/api/save": { records: [{ ...record, value: now }], staleFacts: 0 } },
  });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(screen.queryAllByText(/ask for review again/)).toHaveLength(count);
});
