import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Refused, Saved } from "../../editor/api.ts";
import type { Day } from "../../editor/api-today.ts";
import { Desk, type Fields } from "./desk.ts";

/** A Monday, on which Dr Asha Rao sits from 09:00 to 11:30, at half past eight in India. */
const now = new Date("2026-11-23T03:00:00Z");
const day = "2026-11-23";
let desk: Desk;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  desk = await Desk.open();
});
afterAll(() => {
  desk.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  await desk.change("exceptions.yaml", (value) => {
    value.exceptions = value.exceptions.filter((row: { from: string }) => row.from !== day);
  });
});

const tap = (action: object, language?: string) =>
  desk.post<Saved & Refused>("/api/today", { day, doctor: "asha-rao", from: "09:00", ...action }, "Sunita", language);
const session = async () => {
  const [today] = await desk.get<Day[]>(`/api/today?from=${day}`);
  return today?.sessions.find(({ doctor, from }) => doctor === "asha-rao" && from === "09:00");
};

test("a late doctor is expected later, until she has come", async () => {
  expect(await session()).toMatchObject({ state: "usual", canUndo: false, isPast: false });
  const order = async () => {
    const [today] = await desk.get<Day[]>(`/api/today?from=${day}`);
    return today?.sessions.map(({ doctor, from }) => `${doctor} ${from}`);
  };
  const before = await order();
  expect(await tap({ action: "late", minutes: 60 })).toMatchObject({ status: 200 });
  expect(await session()).toMatchObject({ state: "late", expected: "10:00", canUndo: true });
  // It stays under the finger that said so.
  expect(await order()).toEqual(before);
  await tap({ action: "late", minutes: 120 });
  expect(await session()).toMatchObject({ state: "late", expected: "11:00" });
  const { value }: { value: Fields } = await desk.record("exceptions.yaml");
  expect(value.exceptions.filter((row: { from: string }) => row.from === day)).toEqual([
    { from: day, for: "doctor", doctor: "asha-rao", change: "late", expected: "11:00" },
  ]);
  await tap({ action: "hasCome" });
  expect(await session()).toMatchObject({ state: "usual", canUndo: false });
});

test("a delay beyond the end of the session is refused in words", async () => {
  const { status, body } = await tap({ action: "late", minutes: 180 });
  expect(status).toBe(422);
  expect(body.refused).toEqual(["The session is over by then. Choose “Away” instead."]);
  const inHindi = await tap({ action: "late", minutes: 180 }, "hi");
  expect(inHindi.body.refused).toEqual(["तब तक OPD ख़त्म हो चुकी होगी। इसके बदले “नहीं आएँगे” चुनें।"]);
});

test("away, ending early and a stand-in take each other's place", async () => {
  await tap({ action: "away" });
  expect(await session()).toMatchObject({ state: "away", canUndo: true });
  await tap({ action: "endsEarly", until: "10:30" });
  expect(await session()).toMatchObject({ state: "endsEarly", until: "10:30" });
  const refused = await tap({ action: "standIn", standIn: "binod-das" });
  expect(refused.body.refused.join()).toContain("Dr Binod Das would sit twice at once");
  const inHindi = await tap({ action: "standIn", standIn: "binod-das" }, "hi");
  expect(inHindi.body.refused.join()).toMatch(/^छुट्टियाँ, बदला हुआ समय › .*डॉक्टर › Dr Binod Das एक ही समय दो जगह बैठेंगे/);
  await desk.change("doctors/binod-das.yaml", (value) => value.opd.shift());
  await tap({ action: "standIn", standIn: "binod-das" });
  expect(await session()).toMatchObject({ state: "standIn", standIn: { doctor: "binod-das" } });
  await tap({ action: "undo" });
  expect(await session()).toMatchObject({ state: "usual" });
});

test("a closed hospital closes every session, and opens again", async () => {
  await desk.post("/api/today", { day, action: "closed", why: { en: "Flood", hi: "बाढ़" } });
  expect(await session()).toMatchObject({ state: "closed" });
  const [today] = await desk.get<Day[]>(`/api/today?from=${day}`);
  expect(today?.closed).toEqual({ en: "Flood", hi: "बाढ़" });
  await desk.post("/api/today", { day, action: "open" });
  expect(await session()).toMatchObject({ state: "usual" });
});

test("an action that the desk does not know changes nothing", async () => {
  for (const action of [
    { action: "rests" },
    { action: "away", doctor: undefined },
    { action: undefined, doctor: undefined },
  ])
    expect((await tap(action)).status).toBe(422);
  expect(await session()).toMatchObject({ state: "usual" });
});

test("the history says in words who was late", async () => {
  await tap({ action: "late", minutes: 30 });
  expect(desk.git("log", "-1", "--format=%s")).toBe("Dr Asha Rao: late, 2026-11-23");
});
