/** @module-tag editor */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pack, unpack } from "../editor/spreadsheets/archive.ts";
import { download } from "../editor/spreadsheets/requests.ts";
import { preview } from "../editor/spreadsheets/save-import.ts";
import { booksOf, tablesOf } from "../editor/spreadsheets/tables.ts";
import { sample } from "./sample.ts";
import { Draft } from "./workbooks.ts";

const root = sample;

const books = (await booksOf(sample)).map(({ name }) => name);
const nothing = { added: [], changed: [], missing: [], problems: [] };

describe("what is downloaded", () => {
  test("doctors, people, insurers, rates and exceptions are among it", () => {
    expect(books).toEqual(expect.arrayContaining(["doctors", "people", "insurers", "rates", "exceptions"]));
  });

  test.each(books)("%s comes back as it was", async (name) => {
    const bytes = (await download(root, name)) ?? Buffer.alloc(0);
    const { report } = await preview(root, { name: "a.xlsx", bytes, removed: [] });
    expect(report).toMatchObject({ ...nothing, notes: [] });
  });

  test.each(books)("%s comes back as it was, too, when the file has forgotten what it said", async (name) => {
    const draft = await Draft.of(root, name);
    draft.sheets.splice(
      draft.sheets.findIndex(({ name }) => name === "website-cells"),
      1,
    );
    expect(await draft.preview(root)).toMatchObject(nothing);
  });

  test("comes back from LibreOffice with what was changed there, and no more: times as it keeps them", async () => {
    const bytes = await readFile(join(import.meta.dirname, "spreadsheets/doctors-changed.xlsx"));
    const { report } = await preview(root, { name: "doctors.xlsx", bytes, removed: [] });
    expect(report?.changed.map(({ fields }) => fields)).toEqual([
      [{ label: "From", before: "14:00", after: "10:10" }],
      [{ label: "From", before: "10:00", after: "12:00" }],
      [{ label: "From", before: "16:00", after: "09:30" }],
      [{ label: "From", before: "09:00", after: "16:30" }],
    ]);
    expect(report).toMatchObject({ added: [], missing: [] });
    expect(report?.problems).toEqual([expect.objectContaining({ place: "OPD hours, row 5, column E (To)" })]);
  });

  test.each(books)("%s has every field of the form, each under a name of its own", async (name) => {
    const book = (await booksOf(root)).find((one) => one.name === name);
    const { tables } = await tablesOf(root, book as NonNullable<typeof book>);
    for (const { columns, parentLabel } of tables) {
      const labels = [...(parentLabel ? [parentLabel] : []), ...columns.map(({ label }) => label)];
      expect(new Set(labels).size).toBe(labels.length);
    }
    expect(new Set(tables.map(({ label }) => label)).size).toBe(tables.length);
  });
});

describe("a file as people make it", () => {
  test("rows sorted, columns moved, a sheet renamed and a title above change nothing", async () => {
    const draft = await Draft.of(root, "doctors");
    for (const sheet of draft.sheets.filter(({ name }) => ["Doctors", "OPD hours"].includes(name))) {
      const [head = [], ...rows] = sheet.rows;
      const turned = [head, ...rows.reverse()].map((row) => [...row].reverse());
      sheet.rows = [["Kachnar Hospital"], [null], ...turned];
      sheet.name = `${sheet.name} 2027 (final)`;
    }
    expect(await draft.preview(root)).toMatchObject(nothing);
  });

  test("blank rows, spaces that do not break and blanks at the end change nothing", async () => {
    const draft = await Draft.of(root, "doctors");
    const rows = draft.rows("Doctors");
    rows.splice(5, 0, [], [null, "  "]);
    rows.push([" "]);
    draft.set("Doctors", "asha-rao", "Name (English)", "Dr\u00a0Asha Rao \u200b");
    const { changed } = await draft.preview(root);
    expect(changed).toEqual([]);
  });

  test("a column that is renamed is said, with what it may be; its field stays", async () => {
    const draft = await Draft.of(root, "doctors");
    const head = draft.rows("Doctors")[0] ?? [];
    head[draft.column("Doctors", "Degree")] = "Degrees";
    const { changed, problems, notes } = await draft.preview(root);
    expect({ changed, problems }).toEqual({ changed: [], problems: [] });
    expect(notes.map(({ message, fix }) => `${message} ${fix}`).join("\n")).toMatch(
      /"Degrees" is not known.*\n.*no column "Degree".*"Degrees"/,
    );
  });

  test("without the keys, rows are found by their names and by what they say", async () => {
    const draft = await Draft.of(root, "doctors");
    for (const sheet of ["Doctors", "OPD hours"]) for (const row of draft.rows(sheet)) row.shift();
    draft.set("Doctors", "Dr Asha Rao", "Degree", "MBBS");
    const report = await draft.preview(root);
    expect(report).toMatchObject({ added: [], missing: [], problems: [] });
    expect(report.changed.map(({ title }) => title)).toEqual(["Doctors › Dr Asha Rao"]);
  });

  test("two rows of one doctor are refused, with both rows", async () => {
    const draft = await Draft.of(root, "doctors");
    draft.rows("Doctors").push([...draft.row("Doctors", "asha-rao")]);
    draft.add("Doctors", { "Name (English)": "Dr Imran Qureshi" });
    const { problems } = await draft.preview(root);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^It has the same key as row \d+: asha-rao\.$/),
      expect.stringMatching(/^It is called the same as row \d+\.$/),
    ]);
  });

  test("OPD hours of nobody, and a row moved to another doctor, are refused in words", async () => {
    const draft = (await Draft.of(root, "doctors")).add("OPD hours", { Doctor: "Dr Nobody", Days: "Monday" });
    draft.row("OPD hours", "Dr Anirban Mukherjee")[draft.column("OPD hours", "Doctor")] = "Dr Asha Rao";
    const { problems } = await draft.preview(root);
    expect(problems.map(({ message }) => message)).toEqual([
      'This row belongs to Dr Anirban Mukherjee, not to "Dr Asha Rao".',
      'There is no doctor "Dr Nobody".',
    ]);
  });

  test("a doctor of another name keeps the hours that name the old one", async () => {
    const draft = (await Draft.of(root, "doctors")).set("Doctors", "asha-rao", "Name (English)", "Dr Asha Rao-Iyer");
    const report = await draft.preview(root);
    expect(report).toMatchObject({ added: [], missing: [], problems: [] });
    expect(report.changed).toHaveLength(1);
  });

  test.each(["opd-hours.xlsx", "opd-hours-1904.xlsx"])(
    "OPD hours that somebody wrote in LibreOffice: %s",
    async (name) => {
      const bytes = await readFile(join(import.meta.dirname, "spreadsheets", name));
      const { report } = await preview(root, { name, bytes, removed: [] });
      expect(report.added.map(({ fields }) => fields.map(({ after }) => after))).toEqual([
        ["Tuesday", "07:10", "08:05", "OPD Dr Asha Rao", "2027-01-26"],
        ["Sunday", "07:30", "08:15"],
      ]);
      expect(report.problems).toEqual([
        {
          place: "OPD hours, row 6, column G (Room)",
          message: "The cell shows the error #DIV/0!.",
          fix: "Write the value itself.",
        },
      ]);
    },
  );

  test("merged cells are refused where rows are, not above them", async () => {
    const bytes = (await download(root, "insurers")) ?? Buffer.alloc(0);
    const texts = unpack(bytes);
    const path = "xl/worksheets/sheet1.xml";
    const merged = '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="C3:C5"/></mergeCells>';
    texts.set(path, texts.get(path)?.replace("</sheetData>", `</sheetData>${merged}`) ?? "");
    const { report } = await preview(root, { name: "insurers.xlsx", bytes: pack(texts), removed: [] });
    expect(report.problems.map(({ place }) => place)).toEqual(["Insurers, C3:C5"]);
  });

  test("a file that says of no list here is refused in words", async () => {
    const draft = new Draft("budget.xlsx", [
      {
        name: "Budget",
        rows: [
          ["Item", "Amount"],
          ["Gloves", 12],
        ],
      },
    ]);
    await expect(draft.preview(root)).rejects.toThrow("It does not say which list it is.");
    const named = new Draft("doctors.xlsx", draft.sheets);
    expect((await named.preview(root)).problems.map(({ message }) => message)).toEqual([
      'No sheet has the columns of "Doctors".',
    ]);
  });
});
