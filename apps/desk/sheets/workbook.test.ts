import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shapedCollections } from "@hospital/content/record/shaped-collections";
import { expect, test, vi } from "vitest";
import { parseCell } from "../fields/values.ts";
import { choicesOf } from "../server/content.ts";
import { tablesOf } from "./tables.ts";
import { readWorkbook } from "./workbook.ts";

/** The number of threads that run, after each start of one. */
const threads = vi.hoisted(() => ({ running: 0, counts: [] as number[] }));
vi.mock("node:worker_threads", async (original) => {
  const { Worker, ...others } = await original<typeof import("node:worker_threads")>();
  class CountedWorker extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      threads.counts.push(++threads.running);
      this.once("exit", () => threads.running--);
    }
  }
  return { ...others, Worker: CountedWorker };
});

const fileOf = (name: string) => readFileSync(join(import.meta.dirname, "../tests/support/spreadsheets", name));

test("reads native times and dates, and times that became numbers, from a file of LibreOffice", async () => {
  const [sheet] = await readWorkbook(fileOf("opd-hours.xlsx"));
  const doctors = shapedCollections.filter(({ name }) => name === "doctors");
  const { columns = [] } = doctors.flatMap((list) => tablesOf(list, [])).find(({ name }) => name === "opd") ?? {};
  const [headers = [], ...rows] = sheet?.rows ?? [];
  const parsed = rows.map((row) =>
    columns.flatMap(({ label, shape }) => {
      const cell = row[headers.indexOf(label)];
      return cell === undefined || cell === null ? [] : [parseCell(shape, cell, choicesOf([]))];
    }),
  );
  expect(parsed.filter((cells) => cells.length > 0)).toEqual([
    [["tue"], "07:10", "08:05", "OPD Dr Asha Rao", "2027-01-26"].map((value) => ({ value })),
    [["sun"], "07:30", "08:15"].map((value) => ({ value })),
  ]);
});

test.each(["opd-hours.ods", "opd-hours.xls"])("refuses the format of %s with a message", async (name) => {
  await expect(readWorkbook(fileOf(name))).rejects.toThrow("save it as .xlsx");
});

test("reads simultaneous files one after another, because each may fill the memory", async () => {
  threads.counts = [];
  await Promise.all(Array.from({ length: 3 }, () => readWorkbook(fileOf("opd-hours.xlsx"))));
  expect(threads.counts).toEqual([1, 1, 1]);
});
