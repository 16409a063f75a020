import { globSync, readFileSync } from "node:fs";
import { collections } from "@hospital/content/collections";
import { help } from "@hospital/content/messages/en/help";
import { labels as englishLabels } from "@hospital/content/messages/en/labels";
import { labels as hindiLabels } from "@hospital/content/messages/hi/labels";
import { isLanguage } from "@hospital/content/messages/labels";
import { collectionAt, coreOf, shapedCollections } from "@hospital/content/record/shaped-collections";
import { isLocalized } from "@hospital/content/text/translation";
import { fireEvent, screen } from "@testing-library/react";
import { z } from "astro/zod";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { RecordValue } from "../api.ts";
import { fieldTypeOf, helpOf } from "../fields/field-type.ts";
import { toForm, toRecord } from "../fields/values.ts";
import { changes } from "../messages/en/changes.ts";
import { en } from "../messages/en/interface.ts";
import { refusals } from "../messages/en/refusals.ts";
import { sheets } from "../messages/en/sheets.ts";
import { changes as hindiChanges } from "../messages/hi/changes.ts";
import { hi } from "../messages/hi/interface.ts";
import { refusals as hindiRefusals } from "../messages/hi/refusals.ts";
import { sheets as hindiSheets } from "../messages/hi/sheets.ts";
import { renderDesk, stored } from "../tests/support/render-desk.tsx";
import { problemsOf } from "./form-problems.ts";
import { RecordEditor } from "./record-editor.tsx";

// React has pending work after the last test, which must end before the window closes.

const folder = "hospitals/sample/content";
const paths = globSync("**/*.yaml", { cwd: folder })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => collectionAt(path));

/** A record of the sample, as the server sends it to a form. */
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
  test.each(paths)("%s has no problem in its form, and is unchanged by it", (path) => {
    const { collection, value } = formOf(path);
    expect(problemsOf(collection, path, value)).toEqual([]);
    const once = toRecord(collection.shape, value);
    expect(toRecord(collection.shape, toForm(collection.shape, once))).toEqual(once);
  });

  // One of each collection, because the schema decides which fields the form has.
  const first = Object.values(Object.groupBy(paths, (path) => collectionAt(path)?.name ?? ""));
  test.each(first.map((some) => some?.[0] ?? ""))("%s has an input for each of its fields", (path) => {
    const { collection, value } = formOf(path);
    const begin = { add: undefined, field: undefined, preset: {} };
    const { container } = renderDesk(
      <RecordEditor path={path} collection={collection} stored={stored(path, collection.name, value)} begin={begin} />,
    );
    for (const [name, shape] of Object.entries(collection.shape.shape)) {
      const type = fieldTypeOf(shape as z.ZodType);
      // A reference needs choices. The review of a page without advice doesn't apply.
      if (type === "generated" || type === "reference" || (["review", "sample"].includes(name) && !(name in value)))
        continue;
      expect(container.querySelector(`[id="field-${name}"],[id^="field-${name}."]`), name).not.toBeNull();
    }
  });
});

/** The names of all fields and choices that a form shows. */
function* namesIn(name: string, shape: z.ZodType): Generator<string> {
  const inner = coreOf(shape);
  if (name && fieldTypeOf(shape) !== "generated") yield name;
  if (isLocalized(inner)) return;
  // Codes of languages have the browser's names.
  if (inner instanceof z.ZodEnum && !inner.options.includes("en")) yield* inner.options.map(String);
  if (inner instanceof z.ZodArray) yield* namesIn("", inner.element as z.ZodType);
  if (inner instanceof z.ZodObject)
    for (const [key, part] of Object.entries(inner.shape)) yield* namesIn(key, part as z.ZodType);
}

test.each([
  ["en", englishLabels],
  ["hi", hindiLabels],
])("every field and every choice has a label in packages/content/messages/%s/labels.ts", (_, labels) => {
  const names = shapedCollections.flatMap(({ name, shape }) => [name, ...namesIn("", shape)]);
  const fields = names.filter((name) => !isLanguage(name));
  expect([...new Set(fields)].filter((name) => !Object.hasOwn(labels, name))).toEqual([]);
});

function* helpsIn(shape: z.ZodType): Generator<string> {
  const help = helpOf(shape);
  if (help) yield help;
  const inner = coreOf(shape);
  if (isLocalized(inner)) return;
  if (inner instanceof z.ZodArray) yield* helpsIn(inner.element as z.ZodType);
  if (inner instanceof z.ZodObject) for (const part of Object.values(inner.shape)) yield* helpsIn(part as z.ZodType);
}

test("the catalogue has a help text for each field that declares one, and no other", () => {
  const image = () => z.string();
  const shapes = [...shapedCollections.map(({ shape }) => shape), collections.brand.shape({ image } as never)];
  const used = new Set(shapes.flatMap((shape) => [...helpsIn(shape)]));
  expect([...used].sort()).toEqual(Object.keys(help).sort());
});

test("the messages of both languages have the same placeholders", () => {
  const placeholders = (messages: object): string[] =>
    Object.entries(messages).flatMap(([key, text]) =>
      typeof text === "string"
        ? [`${key}: ${(text.match(/\{\w+\}/g) ?? []).sort().join(" ")}`]
        : placeholders(text).map((placeholder) => `${key}.${placeholder}`),
    );
  expect(placeholders(hi)).toEqual(placeholders(en));
  expect(placeholders(hindiRefusals)).toEqual(placeholders(refusals));
  expect(placeholders(hindiSheets)).toEqual(placeholders(sheets));
  expect(placeholders(hindiChanges)).toEqual(placeholders(changes));
});

test.each([
  ["a changed text requires", "Other words", 1],
  ["an unchanged text doesn't require", undefined, 0],
])("saving %s a new review", async (_, text, count) => {
  const path = "departments/ent.yaml";
  const { collection, value } = formOf(path);
  const signature = { by: "Dr Asha Rao", on: "2026-11-01", next: "2027-11-01" };
  const signed = { ...value, review: { en: signature, hi: signature } };
  const record = stored(path, collection.name, signed);
  const now = text ? { ...signed, summary: { en: text, hi: text } } : signed;
  const begin = { add: undefined, field: undefined, preset: {} };
  renderDesk(<RecordEditor path={path} collection={collection} stored={record} begin={begin} />, {
    answers: { "/api/save": { records: [{ ...record, value: now }], staleFacts: 0 } },
  });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(screen.queryAllByText(/Ask for a review again/)).toHaveLength(count);
});
