import { describe, expect, test } from "vitest";
import type { ReadRecord } from "../store/records.ts";
import { Refusal } from "../store/refusal.ts";
import { dayOfHours, hoursIn, rowsAfter } from "./day.ts";

const record = (collection: string, path: string, value: ReadRecord["value"]) =>
  ({ collection, path, value }) as ReadRecord;

test("names another address, and closes only the sessions at the closed one", () => {
  const annexe = { en: "Annexe", hi: "नया भवन" };
  const opd = [
    { days: ["tue"], from: "10:00", to: "12:00" },
    { days: ["tue"], from: "17:00", to: "18:00", at: "Annexe" },
  ];
  const hours = hoursIn([
    record("hospital", "hospital.yaml", { shortName: { en: "City Hospital" }, places: [{ name: annexe }] }),
    record("departments", "departments/ent.yaml", { title: { en: "ENT" } }),
    record("doctors", "doctors/asha-rao.yaml", { name: { en: "Dr Asha Rao" }, department: "ent", opd }),
    record("exceptions", "exceptions.yaml", {
      exceptions: [{ from: "2026-12-22", for: "place", place: "Annexe", change: "closed" }],
    }),
  ]);
  const { closed, sessions } = dayOfHours(hours, "2026-12-22", "2026-12-22T09:00");
  expect(closed).toBeUndefined();
  expect(sessions.map(({ from, at, state }) => [from, at, state])).toEqual([
    ["10:00", undefined, "usual"],
    ["17:00", annexe, "closed"],
  ]);
});

test("sorts the sessions of all doctors by their usual time", () => {
  const doctor = (slug: string, from: string, to: string, room: string) =>
    record("doctors", `doctors/${slug}.yaml`, {
      name: { en: slug },
      department: "ent",
      opd: [{ days: ["tue"], from, to, room: { en: room } }],
    });
  const hours = hoursIn([
    record("hospital", "hospital.yaml", { shortName: { en: "City Hospital" } }),
    record("departments", "departments/ent.yaml", { title: { en: "ENT" } }),
    doctor("asha-rao", "14:00", "16:00", "Room 1"),
    doctor("dev-nair", "09:00", "11:00", "Room 3"),
    doctor("ravi-menon", "10:00", "12:00", "Room 2"),
    record("exceptions", "exceptions.yaml", {
      exceptions: [{ from: "2026-12-22", for: "doctor", doctor: "dev-nair", change: "late", expected: "10:30" }],
    }),
  ]);
  const { sessions } = dayOfHours(hours, "2026-12-22", "2026-12-22T08:00");
  expect(sessions.map(({ doctor, from, state }) => [doctor, from, state])).toEqual([
    ["dev-nair", "09:00", "late"],
    ["ravi-menon", "10:00", "usual"],
    ["asha-rao", "14:00", "usual"],
  ]);
});

describe("hours past midnight", () => {
  const hoursWith = (exceptions: object[]) =>
    hoursIn([
      record("departments", "departments/ent.yaml", { title: { en: "ENT" } }),
      record("doctors", "doctors/asha-rao.yaml", {
        name: { en: "Dr Asha Rao" },
        department: "ent",
        opd: [{ days: ["thu", "fri"], from: "21:00", to: "01:00" }],
      }),
      record("exceptions", "exceptions.yaml", { exceptions }),
    ]);
  /** A Friday. */
  const [friday, saturday] = ["2026-12-04", "2026-12-05"];
  const session = { day: friday, doctor: "asha-rao", from: "21:00" };
  const row = { from: friday, for: "doctor", doctor: "asha-rao" };
  const stateAt = (now: string, exceptions: object[]) =>
    dayOfHours(hoursWith(exceptions), now.slice(0, 10), now).sessions.map(
      ({ day, state, isPast, canUndo, expected, until }) => [day, state, isPast, canUndo, expected ?? until],
    );

  test("a session is in the next day's list until it ends", () => {
    expect(stateAt(`${friday}T00:59`, [])).toEqual([
      ["2026-12-03", "usual", false, false, undefined],
      [friday, "usual", false, false, undefined],
    ]);
    expect(stateAt(`${friday}T01:00`, [])).toEqual([[friday, "usual", false, false, undefined]]);
    expect(stateAt(`${saturday}T00:30`, [])).toEqual([[friday, "usual", false, false, undefined]]);
    expect(stateAt(`${saturday}T01:00`, [])).toEqual([]);
  });

  test.each([
    [{ action: "late", expected: "22:00" }, { change: "late", expected: "22:00" }, ["late", "22:00"]],
    [{ action: "late", expected: "00:40" }, { change: "late", expected: "00:40" }, ["late", "00:40"]],
    [
      { action: "endsEarly", until: "23:00" },
      { change: "closed", times: [{ from: "23:00", to: "01:00" }] },
      ["endsEarly", "23:00"],
    ],
    [
      { action: "endsEarly", until: "00:40" },
      { change: "closed", times: [{ from: "00:40", to: "01:00" }] },
      ["endsEarly", "00:40"],
    ],
    [{ action: "away" }, { change: "closed" }, ["away", undefined]],
  ] as const)("reports %j, and undoes it", (action, change, [state, time]) => {
    const now = `${friday}T21:30`;
    const rows = rowsAfter(hoursWith([]), { ...session, ...action }, now);
    expect(rows).toEqual([{ ...row, ...change }]);
    expect(stateAt(now, rows)).toEqual([[friday, state, false, true, time]]);
    expect(rowsAfter(hoursWith(rows), { ...session, action: "undo" }, now)).toEqual([]);
  });

  test("a session is changed after midnight until it ends", () => {
    const rowsAt = (now: string, action: object) => rowsAfter(hoursWith([]), { ...session, ...action } as never, now);
    const endsEarly = { action: "endsEarly", until: "00:45" };
    expect(rowsAt(`${saturday}T00:30`, endsEarly)).toEqual([
      { ...row, change: "closed", times: [{ from: "00:45", to: "01:00" }] },
    ]);
    expect(() => rowsAt(`${saturday}T01:00`, endsEarly)).toThrow(Refusal);
    expect(() => rowsAt(`${saturday}T00:30`, { action: "late", expected: "00:20" })).toThrow(/time has passed/);
    expect(() => rowsAt(`${saturday}T00:30`, { action: "late", expected: "01:00" })).toThrow(/over by then|begins at/);
    expect(() => rowsAt(`${friday}T21:30`, { action: "endsEarly", until: "01:30" })).toThrow(Refusal);
  });
});
