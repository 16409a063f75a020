/** @module-tag editor */
import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { CellValue } from "../editor/spreadsheets/read-workbook.ts";
import { importFile, preview } from "../editor/spreadsheets/save-import.ts";
import { openRepository } from "../editor/store/repository.ts";
import { copySample } from "./sample.ts";
import { Draft, readContent } from "./workbooks.ts";

let root = "";
let first = "";
beforeAll(async () => {
  root = copySample();
  await openRepository(root);
  first = git("rev-parse", "HEAD");
});
afterEach(() => git("reset", "--quiet", "--hard", first));
afterAll(() => rm(root, { recursive: true }));

const clerk = { name: "Meena" };

/** Shows the changes, and writes what was shown. */
async function write(draft: Draft, removed: string[] = []): Promise<string[]> {
  const upload = await draft.upload(removed);
  const { fingerprint } = await preview(root, upload);
  return importFile(root, upload, fingerprint, clerk);
}

const git = (...words: string[]) => execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();

test("what begins like a formula is a text", async () => {
  const draft = (await Draft.of(root, "insurers")).set("Insurers", "Raksha TPA", "Aliases", "=1+1");
  await write(draft);
  const again = await Draft.of(root, "insurers");
  expect(again.row("Insurers", "Raksha TPA")[again.column("Insurers", "Aliases")]).toBe("=1+1");
});

test("changed OPD hours are shown before and after, then written as one commit", { tags: "daily" }, async () => {
  const draft = await Draft.of(root, "doctors");
  const row = draft.row("OPD hours", "Dr Anirban Mukherjee");
  row[draft.column("OPD hours", "From")] = "3 pm";
  draft.set("Doctors", "anirban-mukherjee", "Speciality (Hindi)", "सर्जन");
  const report = await draft.preview(root);
  expect(report).toMatchObject({ added: [], missing: [], problems: [] });
  expect(report.changed.map(({ fields }) => fields)).toEqual([
    [{ label: "Speciality (Hindi)", before: "जनरल और लैप्रोस्कोपिक सर्जन", after: "सर्जन" }],
    [{ label: "From", before: "14:00", after: "15:00" }],
  ]);
  expect(await readContent(root, "doctors/anirban-mukherjee.yaml")).toContain("14:00");
  expect(await write(draft)).toEqual([]);
  const text = await readContent(root, "doctors/anirban-mukherjee.yaml");
  expect(text).toContain('from: "15:00"');
  expect(text).toContain("hi: सर्जन");
  expect(git("log", "-1", "--format=%an: %s")).toBe("Meena: Doctors: 2 changed (doctors.xlsx)");
});

test("a new doctor gets an address from the name, and OPD hours by the name", async () => {
  const draft = (await Draft.of(root, "doctors"))
    .add("Doctors", {
      "Name (English)": "Dr Meera Joshi",
      "Name (Hindi)": "डॉ. मीरा जोशी",
      Degree: "MBBS, MS (ENT)",
      "Speciality (English)": "ENT surgeon",
      Department: "ENT",
      Languages: "Marathi, हिन्दी; english",
    })
    .add("OPD hours", { Doctor: "Dr Meera Joshi", Days: "Mon to Wed, शुक्रवार", From: "9:30 AM", To: 0.5 });
  expect(await draft.preview(root)).toMatchObject({ changed: [], missing: [], problems: [] });
  expect(await write(draft)).toEqual([]);
  const text = await readContent(root, "doctors/dr-meera-joshi.yaml");
  expect(text).toContain("days: [mon, tue, wed, fri]");
  expect(text).toContain("languages: [mr, hi, en]");
  expect(text).toMatch(/from: "09:30"\s*,?\s*to: "12:00"/);
  expect(text).toContain("department: ent");
});

test("a text that serves both languages is written once, and still serves both when it changes", async () => {
  const draft = await Draft.of(root, "people");
  const row = draft.rows("Members").find((cells) => {
    const [english, hindi] = ["Degree (English)", "Degree (Hindi)"].map(
      (label) => cells[draft.column("Members", label)],
    );
    return english && english !== "Degree (English)" && !hindi;
  }) as CellValue[];
  const path = `people/${String(row[0]).split("/")[0]}.yaml`;
  const before = String(row[draft.column("Members", "Degree (English)")]);
  expect(await readContent(root, path)).toContain(`degree: ${before}\n`);
  row[draft.column("Members", "Degree (English)")] = "B.Sc. Nursing (Hons)";
  expect((await draft.preview(root)).changed.map(({ fields }) => fields)).toEqual([
    [{ label: "Degree (English)", before, after: "B.Sc. Nursing (Hons)" }],
  ]);
  await write(draft);
  expect(await readContent(root, path)).toContain("degree: B.Sc. Nursing (Hons)\n");
});

test("a row that the file hasn't got stays, unless it is ticked", async () => {
  const draft = await Draft.of(root, "insurers");
  const rows = draft.rows("Insurers");
  rows.splice(rows.indexOf(draft.row("Insurers", "Raksha TPA")), 1);
  const { missing, problems } = await draft.preview(root);
  expect(problems).toEqual([]);
  expect(missing.map(({ title }) => title)).toEqual(["Insurers › Raksha TPA"]);
  expect(await write(draft)).toEqual([]);
  expect(await readContent(root, "insurers.yaml")).toContain("Raksha TPA");
  expect(
    await write(
      draft,
      missing.map(({ id }) => id),
    ),
  ).toEqual([]);
  expect(await readContent(root, "insurers.yaml")).not.toContain("name: Raksha TPA");
});

test("a new exception has its times in columns beside each other", async () => {
  const draft = (await Draft.of(root, "exceptions")).add("Leave, holidays, extra clinics", {
    From: "26/02/2027",
    "For whom": "Whole hospital",
    "What is different": "Closed, or away",
    "Times 1 › From": "1 pm",
    "Times 1 › To": "24:00",
    "Why, in a word or two (English)": "a drill",
  });
  expect(await draft.preview(root)).toMatchObject({ changed: [], missing: [], problems: [] });
  expect(await write(draft)).toEqual([]);
  const text = await readContent(root, "exceptions.yaml");
  expect(text).toContain("2027-02-26");
  expect(text).toContain("a drill");
});

test("what the content check refuses is told with row and column, and nothing is written", async () => {
  const draft = await Draft.of(root, "doctors");
  draft.row("OPD hours", "Dr Anirban Mukherjee")[draft.column("OPD hours", "To")] = "9:00";
  draft.set("Doctors", "asha-rao", "Photo", "./photos/nobody.webp");
  const number = draft.rows("OPD hours").indexOf(draft.row("OPD hours", "Dr Anirban Mukherjee")) + 1;
  const { problems } = await draft.preview(root);
  expect(problems.map(({ place }) => place).sort()).toEqual([
    expect.stringMatching(/^Doctors, row \d+, column [A-Z] \(Photo\)$/),
    `OPD hours, row ${number}, column E (To)`,
  ]);
  expect(await write(draft)).not.toEqual([]);
  expect(await readContent(root, "doctors/anirban-mukherjee.yaml")).toContain("17:00");
});

test("what somebody else changed meanwhile stays, where the file's cell is as it was", async () => {
  const draft = await Draft.of(root, "doctors");
  const other = (await Draft.of(root, "doctors")).set("Doctors", "asha-rao", "Degree", "MBBS, MD");
  expect(await write(other)).toEqual([]);
  draft.set("Doctors", "asha-rao", "Speciality (English)", "Heart specialist");
  const { changed } = await draft.preview(root);
  expect(changed.flatMap(({ fields }) => fields.map(({ label }) => label))).toEqual(["Speciality (English)"]);
});

test("both changed the same cell: the file's goes, and it is said", async () => {
  const draft = await Draft.of(root, "doctors");
  const other = (await Draft.of(root, "doctors")).set("Doctors", "asha-rao", "Degree", "MBBS, MD");
  await write(other);
  draft.set("Doctors", "asha-rao", "Degree", "MBBS");
  const { changed } = await draft.preview(root);
  expect(changed[0]?.fields[0]).toMatchObject({ before: "MBBS, MD", after: "MBBS", note: expect.any(String) });
});

test("the same file, brought back once more after a further change, is understood", async () => {
  const draft = await Draft.of(root, "doctors");
  const row = draft.row("OPD hours", "Dr Anirban Mukherjee");
  row[draft.column("OPD hours", "Room")] = "OPD 9";
  expect(await write(draft)).toEqual([]);
  row[draft.column("OPD hours", "To")] = "16:30";
  const report = await draft.preview(root);
  expect(report).toMatchObject({ added: [], missing: [], problems: [] });
  expect(report.changed.map(({ fields }) => fields.map(({ label }) => label))).toEqual([["To"]]);
});

test("what was shown and what would be written now differ: it is shown again", async () => {
  const draft = (await Draft.of(root, "doctors")).set("Doctors", "asha-rao", "Degree", "MBBS");
  const upload = await draft.upload();
  const { fingerprint } = await preview(root, upload);
  await write((await Draft.of(root, "doctors")).set("Doctors", "asha-rao", "Degree", "MBBS, MD"));
  expect(await importFile(root, upload, fingerprint, clerk)).toEqual([
    expect.stringContaining("Look at the changes once more"),
  ]);
});
