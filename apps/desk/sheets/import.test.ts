import { rmSync } from "node:fs";
import { join } from "node:path";
import { shapedCollections } from "@hospital/content/record/shaped-collections";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Choices, MergeChoices, RecordValue, Refused, Sheet, SheetAnswer, StoredRecord } from "../api.ts";
import { parseCell } from "../fields/values.ts";
import { choicesOf } from "../server/content.ts";
import { readRecords } from "../store/records.ts";
import { Desk } from "../tests/support/desk.ts";
import { addRow, toWorkbook } from "../tests/support/workbook.ts";
import { Import } from "./import.ts";
import { tablesOf } from "./tables.ts";
import { readWorkbook, type SheetRows, withoutVersion, writeWorkbook } from "./workbook.ts";

const root = join(import.meta.dirname, "../../..");
const sample = { root, content: "hospitals/sample/content", gitFolder: "", folder: "" };

describe("the sample's lists", async () => {
  const records = await readRecords(sample);
  const choices: Choices = choicesOf(records);
  const lists = shapedCollections.filter(({ name }) =>
    ["doctors", "people", "insurers", "exceptions", "hours", "disclosures"].includes(name),
  );

  test.each(lists.map((collection) => [collection.name, collection] as const))(
    "%s is unchanged by an export and an import",
    async (name, collection) => {
      const ownRecords = records.filter((record) => record.collection === name);
      const bytes = await writeWorkbook(tablesOf(collection, ownRecords), choices, "");
      const sheetImport = new Import(collection, ownRecords, choices);
      sheetImport.read(withoutVersion(await readWorkbook(bytes)).sheets);
      expect(sheetImport.problems).toEqual([]);
      expect(sheetImport.changes()).toEqual([]);
    },
  );

  test("no sheet has columns for the focus point of a photo", () => {
    const labels = lists.flatMap((list) => tablesOf(list, records)).flatMap(({ columns }) => columns);
    expect(labels.filter(({ path }) => path.includes("focus"))).toEqual([]);
  });

  test("shows a date in the column Remove as a day", () => {
    const [doctors] = lists.filter(({ name }) => name === "doctors");
    if (!doctors) throw new Error("No list of doctors.");
    const ownRecords = records.filter(({ collection }) => collection === "doctors");
    const sheetImport = new Import(doctors, ownRecords, choices);
    const rows = [
      ["Key", "Remove"],
      ["asha-rao", new Date("2026-01-05")],
    ];
    sheetImport.read([{ name: tablesOf(doctors, ownRecords)[0]?.label ?? "", rows }]);
    expect(sheetImport.problems.map(({ message }) => message.en)).toContain(
      "“2026-01-05” is neither Yes nor No. Write one of the two.",
    );
  });

  test("refuses an invalid cell in English and Hindi", () => {
    const wrong = ["~~", "31-02-2026", "25:99", "1e+15", "#REF!", true, -1, 10.5, 1e20, new Date("2026-01-26")];
    const columns = lists.flatMap((list) =>
      tablesOf(
        list,
        records.filter(({ collection }) => collection === list.name),
      ),
    );
    const problems = columns
      .flatMap((table) => table.columns)
      .flatMap(({ shape }) => wrong.map((cell) => parseCell(shape, cell, choices)))
      .flatMap((parsed) => ("problem" in parsed ? parsed.problem : []));
    expect(new Set(problems.map(({ en }) => en)).size).toBeGreaterThan(20);
    for (const { en, hi } of problems) {
      expect(en).toMatch(/[.?]$/);
      expect(hi).toMatch(/\p{Script=Devanagari}.*[।?]$/su);
    }
  });
});

describe("a desk", () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await Desk.open();
  });
  afterEach(() => desk.close());

  /** The sheets of a list as they would be downloaded. */
  async function sheetsOf(name: string): Promise<SheetRows[]> {
    const response = await desk.app.request(`http://localhost:4570/api/sheets/${name}.xlsx`, {
      headers: { Host: "localhost:4570" },
    });
    return readWorkbook(Buffer.from(await response.arrayBuffer()));
  }

  /** Saves the listed changes, like a person who has checked them. */
  async function save(sheets: SheetRows[], isMissingRemoved = false): Promise<SheetAnswer> {
    return send(sheets, (await send(sheets, undefined, isMissingRemoved)).version, isMissingRemoved);
  }

  async function send(sheets: SheetRows[], looked?: string, isMissingRemoved = false): Promise<SheetAnswer> {
    return (await sendWith(sheets, looked, {}, isMissingRemoved)).body;
  }

  async function sendWith(sheets: SheetRows[], looked?: string, choices: MergeChoices = {}, isMissingRemoved = false) {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(await toWorkbook(sheets))], "list.xlsx"));
    if (looked) form.set("save", looked);
    if (isMissingRemoved) form.set("remove", "yes");
    form.set("choices", JSON.stringify(choices));
    return desk.post<SheetAnswer & Refused>("/api/sheets", form);
  }

  /** Puts a value into a cell of the first row whose key is this. */
  function setCell(sheets: SheetRows[], sheet: string, key: string, header: string, value: unknown): void {
    const rows = sheets.find(({ name }) => name === sheet)?.rows ?? [];
    const row = rows.find(([rowKey]) => rowKey === key);
    const column = rows[0]?.indexOf(header) ?? -1;
    if (!row || column < 0) throw new Error(`${sheet} has no ${key} or no ${header}.`);
    row[column] = value as never;
  }

  test("lists the sheets that can be downloaded, with the number of rows", async () => {
    const sheets = await desk.get<Sheet[]>("/api/sheets");
    const rows = Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]));
    // A ward and a counter. Their times are in other sheets.
    expect(rows).toMatchObject({ doctors: 3, insurers: 1, exceptions: 8, hours: 2 });
  });

  test("has a file for the rates, whose changes are changes of prices", async () => {
    const sheets = await sheetsOf("rates");
    expect(sheets.map(({ name }) => name)).toEqual(["Rates", "Version"]);
    expect((await sheetsOf("disclosures")).map(({ name }) => name)).not.toContain("Rates");
    expect(await desk.get<Sheet[]>("/api/sheets")).toContainEqual({
      name: "rates",
      rows: sheets[0]?.rows.slice(1).length,
      record: expect.stringContaining("disclosures/"),
    });
    const key = String(sheets[0]?.rows[1]?.[0]);
    setCell(sheets, "Rates", key, "Price", 777);
    addRow(sheets[0] as SheetRows, {
      "Belongs to": key.split("/").slice(0, -1).join("/"),
      "Name (English)": "MRI",
      "Name (Hindi)": "MRI",
      Price: "6000",
    });
    const { problems, changes, counts } = await send(sheets);
    expect(problems).toEqual([]);
    expect(counts).toEqual({ changed: 2, removed: 0 });
    expect(changes.flatMap(({ values }) => values)).toContainEqual(
      expect.objectContaining({ field: expect.arrayContaining(["price"]), after: 777 }),
    );
  });

  test("has the columns of signatures after all others", async () => {
    const [pages] = await sheetsOf("disclosures");
    const headers = pages?.rows[0]?.map(String) ?? [];
    const first = headers.findIndex((header) => header.startsWith("Medical review"));
    expect(headers.indexOf("Summary (English)")).toBeLessThan(first);
    expect(headers.slice(first).every((header) => header === "Remove" || header.startsWith("Medical review"))).toBe(
      true,
    );
  });

  test("lists the changes of a file first, and saves them on request", async () => {
    const sheets = await sheetsOf("doctors");
    await desk.change("doctors/asha-rao.yaml", (value) => {
      value.focus = { x: 30, y: 20 };
    });
    setCell(sheets, "Doctors", "asha-rao", "Degree", "MBBS, DM");
    const [, first] = sheets.find(({ name }) => name === "OPD hours")?.rows ?? [];
    setCell(sheets, "OPD hours", String(first?.[0]), "Days", "Mon to Wed");
    setCell(sheets, "OPD hours", String(first?.[0]), "From", "8:30 am");
    const listed = await send(sheets);
    expect(listed).toMatchObject({ isSaved: false, problems: [] });
    expect(listed.changes).toHaveLength(1);
    expect(desk.read("doctors/asha-rao.yaml")).toContain("degree: MBBS\n");
    expect(await save(sheets)).toMatchObject({ isSaved: true });
    const { value } = await desk.get<StoredRecord>("/api/record?path=doctors/asha-rao.yaml");
    const opd = value.opd as RecordValue[];
    expect(value.degree).toEqual({ en: "MBBS, DM" });
    expect(opd[0]).toEqual({ days: ["mon", "tue", "wed"], from: "08:30", to: "11:30" });
    expect(opd).toHaveLength(2);
    expect(value).toMatchObject({ photo: "./photos/doctor.png", focus: { x: 30, y: 20 } });
  });

  test("lists the changes again if another person has saved since", async () => {
    const sheets = (await sheetsOf("doctors")).filter(({ name }) => name !== "Version");
    const listed = await send(sheets);
    await desk.change("doctors/asha-rao.yaml", (value) => {
      value.degree = { en: "MBBS, MD, FRCP" };
    });
    // This file doesn't have its version.
    const repeated = await send(sheets, listed.version);
    expect(repeated.isSaved).toBe(false);
    expect(repeated.changes[0]?.values).toMatchObject([{ before: "MBBS, MD, FRCP" }]);
    expect(desk.read("doctors/asha-rao.yaml")).toContain("FRCP");
    expect(await send(sheets, repeated.version)).toMatchObject({ isSaved: true });
  });

  test("keeps changes saved after the download, and asks about values that both sides changed", async () => {
    const path = "doctors/asha-rao.yaml";
    const sheets = await sheetsOf("doctors");
    await desk.change(path, (value) => {
      value.degree = { en: "MBBS, DNB" };
      value.registration = "KA-77";
    });
    expect(await send(sheets)).toMatchObject({ changes: [], problems: [] });
    setCell(sheets, "Doctors", "asha-rao", "Degree", "MBBS, MS");
    const refused = await sendWith(sheets);
    expect(refused.status).toBe(409);
    expect(refused.body.conflicts).toMatchObject([
      { path, field: ["degree", "en"], ours: "MBBS, MS", theirs: "MBBS, DNB" },
    ]);
    const choices = { [refused.body.conflicts?.[0]?.id ?? ""]: "ours" } as const;
    const listed = (await sendWith(sheets, undefined, choices)).body;
    expect(listed.changes).toMatchObject([{ values: [{ before: "MBBS, DNB", after: "MBBS, MS" }] }]);
    expect((await sendWith(sheets, listed.version, choices)).body.isSaved).toBe(true);
    expect((await desk.record(path)).value).toMatchObject({ degree: { en: "MBBS, MS" }, registration: "KA-77" });
  });

  test("gives a new doctor the same address as a form, with hours in another sheet", async () => {
    const sheets = await sheetsOf("doctors");
    const [doctors, hours] = ["Doctors", "OPD hours"].map(
      (sheetName) => sheets.find(({ name }) => name === sheetName)?.rows ?? [],
    );
    const row = (headers: unknown[] = [], values: Record<string, string>) =>
      headers.map((header) => values[String(header)] ?? "");
    doctors?.push(
      row(doctors[0], {
        "Name (English)": "Dr. Meera Joshi",
        "Name (Hindi)": "डॉ. मीरा जोशी",
        Degree: "MBBS",
        "Speciality (English)": "Heart",
        "Speciality (Hindi)": "हृदय",
        Department: "cardiology",
      }),
    );
    hours?.push(row(hours[0], { "Belongs to": "Dr. Meera Joshi", Days: "शुक्रवार", From: "9.30", To: "1 pm" }));
    expect(await save(sheets)).toMatchObject({ isSaved: true, problems: [] });
    expect(desk.read("doctors/meera-joshi.yaml")).toContain('from: "09:30"');
  });

  test("refuses an invalid row with sheet, row and column", async () => {
    const sheets = await sheetsOf("insurers");
    const [sheet] = sheets;
    sheet?.rows.push(["nobody", "", "Ghost", "insurer"]);
    setCell(sheets, sheet?.name ?? "", String(sheet?.rows[1]?.[0]), "Kind", "bank");
    const { problems, isSaved } = await save(sheets);
    expect(isSaved).toBe(false);
    expect(problems).toContainEqual(
      expect.objectContaining({ sheet: sheet?.name, row: 2, column: expect.stringMatching(/^[A-Z]$/) }),
    );
    expect(problems.map(({ message }) => message.en).join()).toContain("No row has the key “nobody”");
    for (const { message } of problems) expect(message.hi).toMatch(/\p{Script=Devanagari}/u);
  });

  test("shows the content check's errors at their cells", async () => {
    const sheets = await sheetsOf("doctors");
    setCell(sheets, "Doctors", "asha-rao", "Degree", "x".repeat(500));
    const { problems } = await send(sheets);
    expect(problems).toContainEqual(
      expect.objectContaining({ sheet: "Doctors", row: expect.any(Number), column: expect.any(String) }),
    );
  });

  test("preserves named rows that the file lacks, and removes marked ones", async () => {
    const [sheet] = await sheetsOf("insurers");
    const [headers = [], first = []] = sheet?.rows ?? [];
    expect(await send([{ name: sheet?.name ?? "", rows: [headers, first] }])).toMatchObject({
      changes: [],
      problems: [],
    });
    const gone = first.map((cell, column) => (headers[column] === "Remove" ? "yes" : cell));
    const listed = await send([{ name: sheet?.name ?? "", rows: [headers, gone] }]);
    expect(listed.problems.length + listed.changes.length).toBeGreaterThan(0);
  });

  test("adds a holiday of another year", async () => {
    const sheets = await sheetsOf("exceptions");
    const [sheet] = sheets;
    if (!sheet) throw new Error("No sheet");
    addRow(sheet, {
      From: "26/01/2031",
      "For whom": "whole-hospital",
      "What is different": "closed",
      "Why, in a word or two (English)": "Republic Day",
      "Why, in a word or two (Hindi)": "गणतंत्र दिवस",
    });
    expect(await save(sheets)).toMatchObject({ isSaved: true, problems: [] });
    expect(desk.read("exceptions.yaml")).toContain("from: 2031-01-26");
  });

  const holidays = [
    ["14/01/2031", "Makar Sankranti", "मकर संक्रांति"],
    ["06/04/2031", "Ugadi", "उगादि"],
  ].map(([day = "", en = "", hi = ""]) => ({
    From: day,
    "For whom": "Whole hospital",
    "What is different": "Closed, or away",
    "Why, in a word or two (English)": en,
    "Why, in a word or two (Hindi)": hi,
  }));
  const exceptionsNow = async () => (await desk.record("exceptions.yaml")).value.exceptions as RecordValue[];

  test("keeps the rows of a list that the file lacks, and removes them only on request", async () => {
    const [sheet] = await sheetsOf("exceptions");
    if (!sheet) throw new Error("No sheet");
    const before = await exceptionsNow();
    sheet.rows.splice(1);
    for (const holiday of holidays) addRow(sheet, holiday);
    const listed = await send([sheet]);
    expect(listed).toMatchObject({ problems: [], counts: { changed: 2, removed: 0 } });
    expect(listed.missing.map(({ value }) => value)).toEqual(before);
    expect(listed.changes[0]?.values.map((change) => change.before)).toEqual([undefined, undefined]);
    expect(await save([sheet])).toMatchObject({ isSaved: true });
    expect(await exceptionsNow()).toEqual([...before, expect.anything(), expect.anything()]);
    expect(desk.git("log", "-1", "--format=%s")).toContain("changes from a spreadsheet: 2");
    expect(await save([sheet], true)).toMatchObject({
      isSaved: true,
      counts: { changed: 0, removed: before.length },
    });
    expect(await exceptionsNow()).toHaveLength(2);
    expect(desk.git("log", "-1", "--format=%s")).toContain(`removed rows: ${before.length}`);
  });

  test("adds a row that overwrites another one in the file, and keeps that one", async () => {
    const [sheet] = await sheetsOf("exceptions");
    const [headers = [], first = []] = sheet?.rows ?? [];
    const before = await exceptionsNow();
    const overwritten = headers.map((header) => ({ Key: first[0], ...holidays[0] })[String(header)] ?? "");
    const listed = await send([{ name: sheet?.name ?? "", rows: [headers, overwritten] }]);
    expect(listed).toMatchObject({ problems: [], counts: { changed: 1, removed: 0 } });
    expect(listed.missing).toHaveLength(before.length);
  });

  test("removes the row with the key, also without its other columns", async () => {
    const [sheet] = await sheetsOf("exceptions");
    const key = String(sheet?.rows[2]?.[0]);
    const [, gone] = await exceptionsNow();
    const listed = await send([
      {
        name: sheet?.name ?? "",
        rows: [
          ["Key", "Remove"],
          [key, "Yes"],
        ],
      },
    ]);
    expect(listed).toMatchObject({ problems: [], counts: { changed: 0, removed: 1 } });
    expect(listed.changes[0]?.values).toEqual([{ field: ["exceptions", 1], before: gone, rows: [gone] }]);
  });

  test("changes a row by its key, or without a key if it has the same date", async () => {
    const sheets = await sheetsOf("exceptions");
    const [headers = [], first = []] = sheets[0]?.rows ?? [];
    setCell(sheets, sheets[0]?.name ?? "", String(first[0]), "From", "01/02/2031");
    const moved = await send(sheets);
    expect(moved).toMatchObject({ missing: [], counts: { removed: 0 } });
    expect(moved.changes[0]?.values).toContainEqual(expect.objectContaining({ after: "2031-02-01" }));
    for (const holiday of holidays) addRow({ name: "", rows: sheets[0]?.rows ?? [] }, holiday);
    await save(sheets);
    const [name = "", corrected = {}] = [sheets[0]?.name, { ...holidays[1], "Why, in a word or two (English)": "New" }];
    const row = headers.map((header) => (corrected as Record<string, string>)[String(header)] ?? "");
    expect((await send([{ name, rows: [headers, row] }])).changes[0]?.values).toMatchObject([
      { field: ["exceptions", expect.any(Number), "why", "en"], before: "Ugadi", after: "New" },
    ]);
  });

  test("leaves a column that the file lacks unchanged, and names those that new rows need in one message", async () => {
    const [sheet] = await sheetsOf("exceptions");
    const name = sheet?.name ?? "";
    const columns = Object.keys(holidays[0] ?? {});
    const rows = holidays.map((holiday) => Object.values(holiday));
    expect(await send([{ name, rows: [columns, ...rows] }])).toMatchObject({ problems: [], counts: { changed: 2 } });
    const without = await send([{ name, rows: [columns.slice(3), ...rows.map((row) => row.slice(3))] }]);
    expect(without.problems.map(({ message }) => message.en)).toEqual([
      expect.stringContaining("“From”, “For whom”, “What is different”"),
    ]);
    const foreign = await send([
      {
        name,
        rows: [
          ["Date", "Holiday"],
          ["14/01/2031", "Makar Sankranti"],
        ],
      },
    ]);
    expect(foreign.problems.map(({ message }) => message.en)).toEqual([
      expect.stringContaining("no columns called “Date”, “Holiday”"),
    ]);
  });

  test("lists the other choices beside a similar one", async () => {
    const [sheet] = await sheetsOf("exceptions");
    if (!sheet) throw new Error("No sheet");
    addRow(sheet, { ...holidays[0], "For whom": "Whole hospitals" });
    const [problem] = (await send([sheet])).problems;
    expect(problem?.message.en).toMatch(/Did you mean “Whole hospital”\? The other choices are: .*Doctor/);
    expect(problem?.message.en).not.toMatch(/Whole hospital[,.]/);
  });

  test("offers a missing list, and creates it", async () => {
    rmSync(join(desk.root, "content/exceptions.yaml"));
    desk.git("add", "--all");
    desk.git("commit", "--quiet", "--message=No exceptions");
    expect(await desk.get<Sheet[]>("/api/sheets")).toContainEqual({ name: "exceptions", rows: 0 });
    const [sheet] = await sheetsOf("exceptions");
    if (!sheet) throw new Error("No sheet");
    expect(await send([sheet])).toMatchObject({ problems: [], changes: [] });
    addRow(sheet, { From: "26-Jan-2031", "For whom": "Whole hospital", "What is different": "Closed, or away" });
    expect(await save([sheet])).toMatchObject({ isSaved: true, problems: [] });
    expect(desk.read("exceptions.yaml")).toBe(
      "exceptions:\n  - { from: 2031-01-26, for: whole-hospital, change: closed }\n",
    );
  });

  test("refuses a file that isn't a spreadsheet of the desk, with a message", async () => {
    const form = new FormData();
    form.set("file", new File(["no spreadsheet"], "list.xlsx"));
    expect((await desk.post<{ refused: string[] }>("/api/sheets", form)).body.refused[0]).toContain("can’t be read");
    const answer = await send([{ name: "Other", rows: [["A"]] }]);
    expect((answer as unknown as { refused: string[] }).refused[0]).toContain("no sheet in it has the name of a list");
  });
});
