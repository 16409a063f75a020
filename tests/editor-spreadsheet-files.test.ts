import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { pack, unpack } from "../editor/spreadsheets/archive.ts";
import { readWorkbook, unknownFormula } from "../editor/spreadsheets/read-workbook.ts";

const fixture = (name: string) => readFile(join(import.meta.dirname, "spreadsheets", name));
const plain = () =>
  writeExcelFile(
    [
      ["Key", "Name"],
      ["a", "Dr Asha Rao"],
    ],
    { sheet: "Doctors" },
  ).toBuffer();

/** A file like any other, but for what stands in its sheet. */
async function withCells(cells: string, more = ""): Promise<Buffer> {
  const texts = unpack(await plain());
  const sheet = texts.get("xl/worksheets/sheet1.xml") ?? "";
  texts.set(
    "xl/worksheets/sheet1.xml",
    sheet.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${cells}</sheetData>${more}`),
  );
  return pack(texts);
}

const read = async (bytes: Buffer) => (await readWorkbook(bytes)).sheets[0];

describe("cells are read", () => {
  test.each(["opd-hours.xlsx", "opd-hours-1904.xlsx"])("from LibreOffice: %s", async (name) => {
    const { sheets, countsFrom1904 } = await readWorkbook(await fixture(name));
    expect(countsFrom1904).toBe(name.includes("1904"));
    const [, first = [], ...rest] = sheets[0]?.rows ?? [];
    expect(first.slice(1, 3)).toEqual(["Dr Asha Rao", "Tuesday"]);
    // The library rounds down: a moment before ten past seven.
    const minutes = first.slice(3, 5).map((time) => Math.round(Number(time) / 60_000) % 1440);
    expect(minutes.map((minute) => (minute + 1440) % 1440)).toEqual([7 * 60 + 10, 8 * 60 + 5]);
    expect((first[5] as Date).toISOString()).toBe("2027-01-26T00:00:00.000Z");
    expect(first[6]).toBe("OPD Dr Asha Rao");
    expect(rest).toHaveLength(4);
    expect(rest[3]).toEqual([null, "Dr Asha Rao", "Sunday", 7.3, "8.15", null, "#DIV/0!"]);
  });

  test("with their words in the cell, or in a list of all words", async () => {
    const cells =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Key</t></is></c><c r="B1" t="inlineStr"><is><r><t>Na</t></r><r><t>me</t></r></is></c></row>';
    expect((await read(await withCells(cells)))?.rows).toEqual([["Key", "Name"]]);
    expect((await read(await plain()))?.rows[0]).toEqual(["Key", "Name"]);
  });

  test("a formula without its result is no empty cell, and no error is", async () => {
    const cells =
      '<row r="1"><c r="A1"><f>SUM(B1:B2)</f></c><c r="B1" t="e"><f>1/0</f><v>#N/A</v></c><c r="C1" t="str"><f>A9</f><v></v></c><c r="D1"><v>1</v></c></row>';
    expect((await read(await withCells(cells)))?.rows).toEqual([[unknownFormula, "#N/A", null, 1]]);
  });

  test("merged cells are known", async () => {
    const merged = '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>';
    expect((await read(await withCells('<row r="1"><c r="A1"><v>1</v></c></row>', merged)))?.merged).toEqual(["A1:A2"]);
  });
});

describe("what cannot be read is refused in words", () => {
  const reasons: [string, () => Buffer | Promise<Buffer>, RegExp][] = [
    ["an OpenDocument file", () => fixture("opd-hours.ods"), /OpenDocument.*Save As/],
    ["an old Excel file", () => fixture("opd-hours.xls"), /old Excel file \(\.xls\).*Save As/],
    ["a text file", () => Buffer.from(`Key,Name\n${"a,Dr Asha Rao\n".repeat(20)}`), /text file \(\.csv\)/],
    ["a web page that calls itself a spreadsheet", () => Buffer.from(`<html><table>${"<tr>".repeat(50)}`), /web page/],
    ["an empty file", () => Buffer.alloc(0), /empty/],
    ["a picture", () => Buffer.from(`\x89PNG${"\0\x01".repeat(100)}`, "latin1"), /no spreadsheet/],
    ["another archive", () => pack(new Map([["word/document.xml", "x".repeat(100)]])), /no spreadsheet/],
    ["half of a file", async () => (await plain()).subarray(0, 900), /broken/],
    ["a file without its list of contents", async () => (await plain()).subarray(0, -30), /broken/],
    ["a binary workbook", () => pack(new Map([["xl/workbook.bin", "x".repeat(100)]])), /\.xlsb/],
    ["a locked workbook", () => locked(), /password/],
    ["more than anybody needs", () => Buffer.alloc(6_000_000, "PK"), /larger than 5 MB/],
    ["a small file that unpacks to a hundred times its size", () => bomb(), /holds more than 20 MB/],
    [
      "a cell far away",
      () => withCells('<row r="900000"><c r="XFD900000"><v>1</v></c></row>'),
      /Something stands in XFD900000/,
    ],
    ["a row that no sheet has", () => withCells('<row r="99999999999"></row>'), /row has a number/],
    ["a document type", async () => withType(await plain()), /no spreadsheet has/],
  ];
  test.each(reasons)("%s", async (_, make, words) => {
    await expect(readWorkbook(await make())).rejects.toThrow(words);
  });

  function locked(): Buffer {
    return Buffer.concat([
      Buffer.from("d0cf11e0a1b11ae1", "hex"),
      Buffer.alloc(600),
      Buffer.from("EncryptedPackage", "utf16le"),
    ]);
  }

  /** An archive of one entry whose list of contents says nothing of its size. */
  function bomb(): Buffer {
    const archive = pack(new Map([["xl/workbook.xml", ""]]));
    const packed = deflateRawSync(Buffer.alloc(2 ** 26));
    const name = "xl/workbook.xml".length;
    const local = archive.subarray(0, 30 + name);
    const directory = Buffer.from(archive.subarray(30 + name, -22));
    directory.writeUInt16LE(8, 10);
    directory.writeUInt32LE(packed.length, 20);
    const end = Buffer.from(archive.subarray(-22));
    end.writeUInt32LE(local.length + packed.length, 16);
    return Buffer.concat([local, packed, directory, end]);
  }

  function withType(bytes: Buffer): Buffer {
    const texts = unpack(bytes);
    texts.set("xl/workbook.xml", `<!DOCTYPE a [<!ENTITY b "c">]>${texts.get("xl/workbook.xml")}`);
    return pack(texts);
  }
});
