import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDays } from "@hospital/timetable/clock";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import type { Publishing, Refused, Saved } from "../api.ts";
import type { Day, TapSaved } from "../api-today.ts";
import { Desk, type Fields } from "../tests/support/desk.ts";

/** 08:30 in India on a Monday, on which Dr Asha Rao has a session from 09:00 to 11:30. */
const now = new Date("2026-11-23T03:00:00Z");
const day = "2026-11-23";
let desk: Desk;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  desk = await Desk.open();
});
afterEach(() => {
  desk.close();
  vi.useRealTimers();
});

const tap = (action: object, language?: string) =>
  desk.post<Saved & Refused>("/api/today", { day, doctor: "asha-rao", from: "09:00", ...action }, "Sunita", language);
const session = async () => {
  const [today] = await desk.get<Day[]>(`/api/today?from=${day}`);
  return today?.sessions.find(({ doctor, from }) => doctor === "asha-rao" && from === "09:00");
};

test("shows a late doctor's expected time until the doctor has arrived", async () => {
  expect(await session()).toMatchObject({ state: "usual", canUndo: false, isPast: false });
  const order = async () => {
    const [today] = await desk.get<Day[]>(`/api/today?from=${day}`);
    return today?.sessions.map(({ doctor, from }) => `${doctor} ${from}`);
  };
  const before = await order();
  expect(await tap({ action: "late", expected: "10:00" })).toMatchObject({ status: 200 });
  expect(await session()).toMatchObject({ state: "late", expected: "10:00", canUndo: true });
  // The card stays in its position.
  expect(await order()).toEqual(before);
  await tap({ action: "late", expected: "11:00" });
  expect(await session()).toMatchObject({ state: "late", expected: "11:00" });
  const { value }: { value: Fields } = await desk.record("exceptions.yaml");
  expect(value.exceptions.filter((row: { from: string }) => row.from === day)).toEqual([
    { from: day, for: "doctor", doctor: "asha-rao", change: "late", expected: "11:00" },
  ]);
  await tap({ action: "hasCome" });
  expect(await session()).toMatchObject({ state: "usual", canUndo: false });
});

test("answers a tap with the new state", async () => {
  const { body } = await tap({ action: "late", expected: "10:00" });
  const days = await desk.get<Day[]>(`/api/today?from=${day}`);
  expect(body).toMatchObject({ days });
  const undone = await desk.post<TapSaved>("/api/today/undo", { id: body.commit });
  expect(undone.body.days).toEqual(await desk.get(`/api/today?from=${day}`));
});

test("refuses a delay beyond the end of the session with a message", async () => {
  const { status, body } = await tap({ action: "late", expected: "12:00" });
  expect(status).toBe(422);
  expect(body.refused).toEqual(["The session is over by then. Choose “Away” instead."]);
  const inHindi = await tap({ action: "late", expected: "12:00" }, "hi");
  expect(inHindi.body.refused).toEqual(["तब तक OPD ख़त्म हो चुकी होगी। इसके बदले “मौजूद नहीं” चुनें।"]);
});

test("refuses an expected time that has passed, or that isn't after the beginning", async () => {
  vi.setSystemTime(new Date("2026-11-23T05:20:00Z"));
  expect((await tap({ action: "late", expected: "10:30" })).body.refused).toEqual([
    "This time has passed. Choose a later time.",
  ]);
  expect(await tap({ action: "late", expected: "11:00" })).toMatchObject({ status: 200 });
  vi.setSystemTime(now);
  expect((await tap({ action: "late", expected: "09:00" })).body.refused).toEqual([
    "The session begins at 09:00. Choose a later time.",
  ]);
});

test("refuses a change of a past day, such as from a desk left open overnight", async () => {
  vi.setSystemTime(new Date("2026-11-23T18:30:00Z"));
  const { status, body } = await tap({ action: "away" });
  expect(status).toBe(422);
  expect(body.refused).toEqual(["This day is over. Choose today, and tap again."]);
});

test("replaces away, ending early and a stand-in with each other", async () => {
  await tap({ action: "away" });
  expect(await session()).toMatchObject({ state: "away", canUndo: true });
  await tap({ action: "endsEarly", until: "10:30" });
  expect(await session()).toMatchObject({ state: "endsEarly", until: "10:30" });
  const refused = await tap({ action: "standIn", standIn: "binod-das" });
  expect(refused.body.refused.join()).toContain("Dr Binod Das would have two sessions at the same time");
  const inHindi = await tap({ action: "standIn", standIn: "binod-das" }, "hi");
  expect(inHindi.body.refused.join()).toMatch(/^छुट्टियाँ, बदला हुआ समय › .*डॉक्टर › डॉ. .* एक ही समय दो जगह बैठेंगे/);
  await desk.change("doctors/binod-das.yaml", (value) => value.opd.shift());
  await tap({ action: "standIn", standIn: "binod-das" });
  expect(await session()).toMatchObject({ state: "standIn", standIn: { doctor: "binod-das" } });
  await tap({ action: "undo" });
  expect(await session()).toMatchObject({ state: "usual" });
});

test("restores the delay from before an absence that is undone", async () => {
  await tap({ action: "late", expected: "10:00" });
  await tap({ action: "away" });
  await tap({ action: "endsEarly", until: "11:00" });
  expect(await tap({ action: "undo" })).toMatchObject({ status: 200 });
  expect(await session()).toMatchObject({ state: "late", expected: "10:00" });
  await tap({ action: "undo" });
  expect(await session()).toMatchObject({ state: "usual" });
  await tap({ action: "away" });
  await tap({ action: "undo" });
  expect(await session()).toMatchObject({ state: "usual" });
});

test("replaces or removes a stand-in who is away as well, on that day only", async () => {
  const leave = {
    from: addDays(day, -1),
    until: addDays(day, 7),
    for: "doctor",
    doctor: "binod-das",
    change: "closed",
  };
  const standIns = async () => {
    const { value }: { value: Fields } = await desk.record("exceptions.yaml");
    const rows = value.exceptions.filter(({ doctor }: { doctor: string }) => doctor === "binod-das");
    return rows.map((row: Fields) => [row.from, row.until ?? row.from, row.standIn]);
  };
  const begin = () =>
    desk.change("exceptions.yaml", (value) => {
      value.exceptions = [{ ...leave, standIn: "asha-rao" }];
    });
  await desk.change("doctors/binod-das.yaml", (value) => {
    value.opd = [{ days: ["mon"], from: "14:00", to: "15:00" }];
  });
  // She has no other session on that day, so the row is for the whole day.
  await desk.change("doctors/asha-rao.yaml", (value) => value.opd.splice(1));
  const { value: otherDoctor } = await desk.record("doctors/binod-das.yaml");
  const third = { ...otherDoctor, name: { en: "Dr Kavita Jain" }, registration: "KJ-1", opd: [] };
  expect(await desk.save("doctors/kavita-jain.yaml", third)).toMatchObject({ status: 200 });
  await begin();
  const plain = await tap({ action: "away" });
  expect(plain.body.refused.join()).toContain("is also away");
  expect(await tap({ action: "away", otherStandIn: null })).toMatchObject({ status: 200 });
  expect(await session()).toMatchObject({ state: "away" });
  expect(await standIns()).toEqual([
    [addDays(day, -1), addDays(day, -1), "asha-rao"],
    [day, day, undefined],
    [addDays(day, 1), addDays(day, 7), "asha-rao"],
  ]);
  await begin();
  expect(await tap({ action: "away", otherStandIn: "kavita-jain" })).toMatchObject({ status: 200 });
  expect((await standIns())[1]).toEqual([day, day, "kavita-jain"]);
});

test("closes every session when the hospital is closed, and reopens them", async () => {
  await desk.post("/api/today", { day, action: "closed", why: { en: "Flood", hi: "बाढ़" } });
  expect(await session()).toMatchObject({ state: "closed" });
  const [today] = await desk.get<Day[]>(`/api/today?from=${day}`);
  expect(today?.closed).toEqual({ en: "Flood", hi: "बाढ़" });
  await desk.post("/api/today", { day, action: "open" });
  expect(await session()).toMatchObject({ state: "usual" });
});

test("closes the hospital with a reason in Hindi alone, and uses it for all languages", async () => {
  expect((await desk.post("/api/today", { day, action: "closed", why: { hi: "बाढ़" } })).status).toBe(200);
  expect(await session()).toMatchObject({ state: "closed" });
  const [today] = await desk.get<Day[]>(`/api/today?from=${day}`);
  expect(today?.closed).toEqual({ hi: "बाढ़" });
  expect(readFileSync(join(desk.root, "content/exceptions.yaml"), "utf8")).toMatch(/why: बाढ़ \}/);
});

test("refuses an unknown action", async () => {
  for (const action of [
    { action: "rests" },
    { action: "away", doctor: undefined },
    { action: undefined, doctor: undefined },
  ])
    expect((await tap(action)).status).toBe(422);
  expect(await session()).toMatchObject({ state: "usual" });
});

test("describes the delay in the history", async () => {
  await tap({ action: "late", expected: "09:30" });
  expect(desk.git("log", "-1", "--format=%s")).toBe("Dr Asha Rao: late, 2026-11-23");
});

describe("past exceptions", () => {
  const over = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      from: addDays("2026-11-21", -Math.floor(index / 15)),
      for: "doctor",
      doctor: "asha-rao",
      change: "closed",
      times: [{ from: `12:${10 + (index % 15)}`, to: `12:${30 + (index % 15)}` }],
    }));
  const write = (exceptions: object[]) => {
    writeFileSync(join(desk.root, "content/exceptions.yaml"), stringify({ exceptions }));
    desk.git("commit", "--quiet", "--all", "--message=Exceptions");
  };
  const rows = async () => (await desk.record("exceptions.yaml")).value.exceptions as Fields[];

  test("are removed by a tap in a separate commit, whatever their number", async () => {
    const leave = { from: "2026-11-01", until: "2026-11-22", for: "doctor", doctor: "binod-das", change: "closed" };
    const closed = Array.from({ length: 2000 }, (_, index) => ({
      from: addDays("2026-11-21", -(index % 300)),
      for: "department",
      department: "cardiology",
      change: "closed",
    }));
    write([...closed, leave]);
    expect(await tap({ action: "away" })).toMatchObject({ status: 200 });
    const tapped = expect.objectContaining({ from: day, doctor: "asha-rao", change: "closed" });
    expect(await rows()).toHaveLength(2);
    expect(await rows()).toEqual(expect.arrayContaining([leave, tapped]));
    expect(desk.git("log", "-2", "--format=%an: %s").split("\n")).toEqual([
      "Sunita: Dr Asha Rao: away, 2026-11-23",
      "Website desk: Leave, holidays, extra clinics: 2000 removed that are over",
    ]);
    const { unpublished } = await desk.get<Publishing>("/api/publishing");
    expect(unpublished.map(({ by }) => by)).toEqual(["Sunita"]);
    expect(await tap({ action: "late", expected: "10:00" })).toMatchObject({ status: 200 });
    expect(await tap({ action: "undo" })).toMatchObject({ status: 200 });
    expect(await rows()).toEqual([leave]);
  });

  test("stay few over ten days of 15 taps each", async () => {
    write([]);
    for (let ahead = 0; ahead < 10; ahead++) {
      vi.setSystemTime(now.getTime() + ahead * 86_400_000);
      const today = addDays(day, ahead);
      await desk.change("exceptions.yaml", (value) => {
        const taps = over(14).map((row) => ({ ...row, from: today }));
        value.exceptions = [...(value.exceptions ?? []), ...taps];
      });
      expect(await desk.post("/api/today", { day: today, action: "closed" })).toMatchObject({ status: 200 });
      expect((await rows()).length).toBeLessThanOrEqual(45);
    }
  });

  test("leave a tap that the history can undo", async () => {
    write(over(30));
    const { body } = await tap({ action: "away" });
    await desk.post("/api/today", { day, doctor: "binod-das", from: "10:00", action: "away" });
    expect(await desk.post(`/api/history/${body.commit}/bring-back`, { side: "before" })).toMatchObject({
      status: 200,
    });
    expect(await session()).toMatchObject({ state: "usual" });
  });

  test("don't conflict with a form that was opened before", async () => {
    write(over(30));
    const { version, value } = await desk.record("exceptions.yaml");
    await tap({ action: "away" });
    const leave = { from: "2026-12-24", for: "whole-hospital", change: "closed" };
    const mine = { ...value, exceptions: [...(value.exceptions as object[]), leave] };
    expect(await desk.save("exceptions.yaml", mine, { version, base: value })).toMatchObject({ status: 200 });
    const tapped = expect.objectContaining({ from: day, doctor: "asha-rao", change: "closed" });
    expect(await rows()).toHaveLength(2);
    expect(await rows()).toEqual(expect.arrayContaining([leave, tapped]));
  });

  test("are removed by a save of the form, and refused where they are new", async () => {
    write(over(3));
    const add = (from: string) =>
      desk.change<Saved & Refused>("exceptions.yaml", (value) => {
        // A form sends the empty fields, too.
        const rows = value.exceptions.map((row: Fields) => ({ until: null, why: { en: null, hi: null }, ...row }));
        value.exceptions = [...rows, { from, for: "whole-hospital", change: "closed" }];
      });
    const { status, body } = await add("2025-12-24");
    expect(status).toBe(422);
    expect(body.problems).toMatchObject([{ path: "exceptions.yaml", field: ["exceptions", 3, "from"] }]);
    expect(body.refused.join()).toContain("It ended on 2025-12-24. Enter a later day, or remove it.");
    const saved = await add("2026-12-24");
    expect(saved.body.records[0]?.value.exceptions).toEqual([expect.objectContaining({ from: "2026-12-24" })]);
    expect(saved.body.pastExceptions).toBe(3);
    expect(desk.git("log", "-1", "--skip=1", "--format=%an: %s")).toBe(
      "Sunita: Leave, holidays, extra clinics: 2026-12-24",
    );
  });
});

test("ends a leave of several days for a doctor who is back early, until it is undone", async () => {
  const leaves = async () => (await desk.record("exceptions.yaml")).value.exceptions as Fields[];
  const begin = (row: object) =>
    desk.change("exceptions.yaml", (value) => {
      value.exceptions = [{ for: "doctor", doctor: "asha-rao", change: "closed", ...row }];
    });
  await begin({ from: addDays(day, -2), until: addDays(day, 5) });
  expect(await session()).toMatchObject({ state: "away", canUndo: false, canComeBack: true });
  const { body } = await tap({ action: "back" });
  expect(await session()).toMatchObject({ state: "usual", canComeBack: false });
  expect(await leaves()).toMatchObject([{ from: addDays(day, -2), until: addDays(day, -1) }]);
  expect(await desk.post("/api/today/undo", { id: body.commit })).toMatchObject({ status: 200 });
  expect(await session()).toMatchObject({ state: "away", canComeBack: true });
  await begin({ from: day, until: addDays(day, 5) });
  await tap({ action: "back" });
  expect(await leaves()).toEqual([]);
  // Its only Monday is this one.
  await begin({ from: addDays(day, -1), until: addDays(day, 5), days: ["mon"] });
  await tap({ action: "back" });
  expect(await leaves()).toEqual([]);
  await tap({ action: "away" });
  expect(await session()).toMatchObject({ canUndo: true, canComeBack: false });
});
