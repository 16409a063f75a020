import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { languagesIn } from "@hospital/content/hospital-languages";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Change, RecordSummary, Refused, Saved, Session, UnreadableRecord } from "../api.ts";
import { Desk } from "../tests/support/desk.ts";

let desk: Desk;
beforeEach(async () => {
  desk = await Desk.open();
});
afterEach(() => desk.close());

test("reads the languages of a file with an error in another line", () => {
  expect(languagesIn('languages: [hi, en]\nname: "no end\n')).toEqual(["hi", "en"]);
});

function breakFile(path: string): { before: string; line: number } {
  const before = desk.read(path);
  writeFileSync(join(desk.root, "content", path), `${before}broken: "no end\n`);
  return { before, line: before.split("\n").length };
}

const unreadable = () => desk.get<UnreadableRecord[]>("/api/unreadable");

test("opens while hospital.yaml can't be read, reports file and line, and restores it", async () => {
  expect(await unreadable()).toEqual([]);
  const { before, line } = breakFile("hospital.yaml");
  const session = await desk.get<Session>("/api/session");
  expect(session).toMatchObject({ hospital: { en: "The hospital’s website" }, languages: ["en", "hi"] });
  expect(await unreadable()).toMatchObject([{ path: "hospital.yaml", line: expect.any(Number) }]);
  const [fault] = await unreadable();
  expect(Math.abs((fault?.line ?? 0) - line)).toBeLessThan(2);
  expect(fault?.message.hi).toMatch(/\p{Script=Devanagari}/u);
  for (const path of [
    "records",
    "choices",
    "today",
    "history",
    "stale-facts",
    "pictures",
    "sheets",
    "publishing",
    "upkeep",
  ])
    await desk.get(`/api/${path}`);
  // Everything else can be edited.
  const changed = await desk.change("doctors/asha-rao.yaml", (value) => {
    value.degree = "MD";
  });
  expect(changed.status).toBe(200);
  const restored = await desk.post<Saved>("/api/unreadable/restore", { path: "hospital.yaml" });
  expect(restored.status).toBe(200);
  expect(desk.read("hospital.yaml")).toBe(before);
  expect(await unreadable()).toEqual([]);
  // The previous value is in the history.
  const [last, outside] = await desk.get<Change[]>("/api/history?path=hospital.yaml");
  expect([last?.by, outside?.message.en]).toEqual(["Sunita", expect.stringContaining("outside the desk")]);
});

test("restores the last readable version of a record that a commit broke", async () => {
  const path = "doctors/asha-rao.yaml";
  const { before } = breakFile(path);
  desk.git("commit", "--quiet", "--all", "--message=Broken");
  expect(await unreadable()).toMatchObject([{ path }]);
  const records = await desk.get<RecordSummary[]>("/api/records");
  expect(records.map((record) => record.path)).not.toContain(path);
  expect((await desk.post("/api/unreadable/restore", { path })).status).toBe(200);
  expect(desk.read(path)).toBe(before);
  const refused = await desk.post<Refused>("/api/unreadable/restore", { path: "../x.yaml" });
  expect([refused.status, refused.body.refused[0]]).toEqual([
    422,
    expect.stringContaining("This record doesn't exist"),
  ]);
});
