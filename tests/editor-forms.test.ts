import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "astro/zod";
import { describe, expect, test } from "vitest";
import { writeRecord } from "../content-check/write-record.ts";
import { makeConfig } from "../editor/config.ts";
import { collectionOf, recordPaths } from "../editor/content.ts";
import { toForm, toRecord } from "../editor/form.ts";
import { plainText, readRecord } from "../editor/record-file.ts";
import { coreOf, groupOf, shapedCollections } from "../editor/shapes.ts";
import type { Form } from "./change-form.ts";
import { exampleRecords } from "./example-records.ts";
import { sample } from "./sample.ts";

const config: Form = await makeConfig(sample);
const paths = recordPaths(sample);
/** The file or the folder that a form is for. */
const fileOf = (path: string) => `content/${path}`;
const folderOf = (path: string) => `content/${path.slice(0, path.lastIndexOf("/"))}`;
/** The forms by the file they are for; of a folder, by the folder. */
const forms = new Map<string, Form>([
  ...config.singletons.map((one: Form) => [one.file, one]),
  ...config.collections.flatMap((one: Form) =>
    one.files ? one.files.map((file: Form) => [file.file, file]) : [[one.folder, one]],
  ),
]);

describe("the forms are made from the schemas", () => {
  test.each(paths)("there is one for %s", (path) => {
    expect(forms.has(fileOf(path)) || forms.has(folderOf(path))).toBe(true);
  });

  test.each(shapedCollections)("of $name, with every field and what must be filled in", (one) => {
    const files = paths.filter((path) => collectionOf(path) === one);
    const own = new Set(files.map((path) => forms.get(fileOf(path)) ?? forms.get(folderOf(path))));
    for (const { fields } of own) expect(asked(fields).sort()).toEqual(fieldLines(one.shape, "").sort());
    expect(own.size).toBeGreaterThan(0);
  });

  test("every row has its languages beside each other", () => {
    const { fields } = forms.get("content/disclosures").fields.find(({ name }: Form) => name === "prices");
    const { fields: row } = fields.find(({ name }: Form) => name === "tables").fields.at(1);
    expect(row.map(({ name, fields = [] }: Form) => [name, ...fields.map(({ name }: Form) => name)])).toEqual([
      ["name", "en", "hi"],
      ["price"],
      ["remark", "en", "hi"],
    ]);
  });

  test("a wrong form is refused in the schema's own words", () => {
    const { fields } = forms.get("content/hospital.yaml").fields.find(({ name }: Form) => name === "phones");
    const [pattern, message] = fields.find(({ name }: Form) => name === "emergency").pattern;
    expect(new RegExp(pattern).test("+91 00000 0000")).toBe(false);
    expect(message).toBe(
      'It must be +91 and ten digits, as "+91 00000 00001", or a number as "1800 123 4567" or "108".',
    );
  });

  test("wherever something is chosen there is something to choose: the editor does not start without", () => {
    const all = [...forms.values()].flatMap(({ fields }) => everyField(fields));
    const selects = all.filter(({ widget }) => widget === "select");
    expect(selects.length).toBeGreaterThan(10);
    expect(selects.filter(({ options }) => options.length === 0)).toEqual([]);
  });

  test("a department is chosen by its name", () => {
    const { options } = forms.get("content/doctors").fields.find(({ name }: Form) => name === "department");
    expect(options).toContainEqual({ value: "internal-medicins", label: "Internal Medicine" });
  });

  test("pictures go where the others of the field are", () => {
    const of = (form: string, ...names: string[]) =>
      names.reduce((field, name) => field.fields.find((one: Form) => one.name === name), forms.get(form)).public_folder;
    expect(of("content/doctors", "photo")).toBe("/content/doctors/photos");
    expect(of("content/testimonials.yaml", "testimonials", "photo")).toBe("/content/testimonials");
    expect(of("content/gallery/videos.yaml", "videos", "poster")).toBe("/content/gallery/posters");
  });
});

function everyField(fields: Form[]): Form[] {
  return fields.flatMap((field) => [field, ...everyField(field.fields ?? (field.field ? [field.field] : []))]);
}

/** The fields of a form, in a line each. */
function asked(fields: Form[], path = ""): string[] {
  return fields.flatMap(({ name, required, fields: inner, field }) => {
    const line = `${path}${name}${required ? " required" : ""}`;
    return [line, ...asked(inner ?? field?.fields ?? [], `${path}${name}.`)];
  });
}

/** The same, as the schema has it. */
function fieldLines(shape: z.ZodObject, path: string): string[] {
  return Object.entries(shape.shape).flatMap(([name, part]) => {
    const isRequired = name !== "id" && !(part as z.ZodType).safeParse(undefined).success;
    const inner = groupIn(part as z.ZodType);
    return [`${path}${name}${isRequired ? " required" : ""}`, ...(inner ? fieldLines(inner, `${path}${name}.`) : [])];
  });
}

/** The group of fields in a field. */
function groupIn(shape: z.ZodType): z.ZodObject | undefined {
  const core = coreOf(shape);
  if (core instanceof z.ZodArray) return groupIn(core.element as z.ZodType);
  if (core instanceof z.ZodUnion) return groupOf(core);
  return core instanceof z.ZodObject ? core : undefined;
}

describe("what the editor writes", () => {
  test.each(paths)("is %s as it is, byte for byte, when nothing was changed", async (path) => {
    const before = await readFile(join(sample, "content", path), "utf8");
    const shape = collectionOf(path)?.shape ?? z.object({});
    const form = readRecord(plainText(toForm(shape, readRecord(before)) as Form));
    expect(writeRecord(shape, toRecord(shape, form))).toBe(before);
  });

  test.each(Object.entries(exampleRecords))("of the example %s says the same", (path, record) => {
    const { record: own } = collectionOf(path) ?? { record: z.object({}) };
    const text = writeRecord(own, record);
    expect(readRecord(text)).toEqual(record);
    expect(writeRecord(own, readRecord(text))).toBe(text);
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(200);
  });

  const shape = shapedCollections.find(({ name }) => name === "people")?.shape.shape.members as z.ZodArray;
  const row = (form: object) => (toRecord(shape, [form]) as object[])[0];

  test("one text for all languages stands in each, and stays one while they say the same", () => {
    const [both] = toForm(shape, [{ name: "N/A" }]) as Form[];
    expect(both).toEqual({ name: { en: "N/A", hi: "N/A" } });
    expect(row(both)).toEqual({ name: "N/A" });
    expect(row({ name: { en: "N/A", hi: "अज्ञात" } })).toEqual({ name: { en: "N/A", hi: "अज्ञात" } });
    expect(row({ name: { en: "N/A", hi: "" } })).toEqual({ name: { en: "N/A" } });
  });

  test.each([
    ["9876543210", "+91 98765 43210"],
    ["+91-98765 43210", "+91 98765 43210"],
    ["098765 43210", "+91 98765 43210"],
    ["011-2345 6789", "+91 11234 56789"],
    ["+91 98765 43210", "+91 98765 43210"],
    ["+91 11 2345 6789", "+91 11 2345 6789"],
    ["+91 98765 43210", "+91 98765 43210"],
    ["1800 123 4567", "1800 123 4567"],
    ["1800-123-4567", "1800 123 4567"],
    ["1860123456", "1860 123 456"],
    ["108", "108"],
    ["14416", "14416"],
    ["98765", "98765"],
  ])("understands the phone number %s", (typed, written) => {
    const hospital = shapedCollections.find(({ name }) => name === "hospital")?.shape as z.ZodObject;
    const text = writeRecord(hospital, toRecord(hospital, { phones: { emergency: typed } }));
    expect((readRecord(text) as Form).phones.emergency).toBe(written);
    const { fields } = forms.get("content/hospital.yaml").fields.find(({ name }: Form) => name === "phones");
    const [pattern] = fields.find(({ name }: Form) => name === "emergency").pattern;
    expect(new RegExp(pattern).test(typed)).toBe(typed !== "98765");
  });

  test("leaves out what was left empty", () => {
    const form = { name: { en: "Asha", hi: "" }, degree: { en: "", hi: "" }, photo: "", sample: false };
    expect(row(form)).toEqual({ name: { en: "Asha" } });
  });

  test("a new row is told from the others by its first words", () => {
    const notices = shapedCollections.find(({ name }) => name === "notices")?.shape.shape.notices as z.ZodArray;
    const row = { id: "", text: { en: "OPD is closed on Friday, 25 December.", hi: "" } };
    const rows = toRecord(notices, [{ ...row, id: "metro" }, row]) as { id: string }[];
    expect(rows.map(({ id }) => id)).toEqual(["metro", "opd-is-closed-on-friday"]);
  });

  test("a review that nobody has made is left out, in each language", () => {
    const department = shapedCollections.find(({ name }) => name === "departments")?.shape as z.ZodObject;
    const nobody = { by: "", on: "" };
    const somebody = { by: "डॉ. राव", on: "2026-12-31", next: "2027-12-31" };
    const reviewOf = (review: object) => (toRecord(department, { review }) as { review?: unknown }).review;
    expect(reviewOf({ en: nobody, hi: nobody })).toBeUndefined();
    expect(reviewOf({ en: nobody, hi: somebody })).toEqual({ hi: somebody });
  });
});
