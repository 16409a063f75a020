import { expect, test } from "vitest";
import type { Exception, Slot } from "./timetable.ts";
import { todaysSessions } from "./todays-sessions.ts";

const morning: Slot = { of: "hospital doctor/x", days: "mon", from: "10:00", to: "13:00" };
const evening: Slot = { of: "hospital doctor/y", days: "mon", from: "17:00", to: "19:00" };
const night: Slot = { of: "hospital doctor/z", days: "sun", from: "22:00", to: "02:00" };
const monday = "2026-11-23";
const leave: Exception = { of: "doctor/x", since: monday, until: monday, why: "on leave" };

const at = (time: string, exceptions: Exception[] = []) =>
  todaysSessions([evening, night, morning], exceptions, `${monday}T${time}`).map(
    ({ slot, isNow, closure }) => `${slot.from}${isNow ? " now" : ""}${closure ? ` ${closure.why}` : ""}`,
  );

test("sorts today's sessions by time, and leaves out past ones", () => {
  expect(at("01:59")).toEqual(["22:00 now", "10:00", "17:00"]);
  expect(at("02:00")).toEqual(["10:00", "17:00"]);
  expect(at("12:59")).toEqual(["10:00 now", "17:00"]);
  expect(at("13:00")).toEqual(["17:00"]);
  expect(at("19:00")).toEqual([]);
});

test("shows the reason of a cancelled session until its usual end", () => {
  expect(at("09:00", [leave])).toEqual(["10:00 on leave", "17:00"]);
  expect(at("12:59", [leave])).toEqual(["10:00 on leave", "17:00"]);
  expect(at("13:00", [leave])).toEqual(["17:00"]);
});

test("shows the rest of a shortened session", () => {
  const cut: Exception = { ...leave, times: [{ from: "10:00", to: "12:00" }] };
  const [first] = todaysSessions([morning], [cut], `${monday}T09:00`);
  expect(first).toMatchObject({ start: `${monday}T12:00`, end: `${monday}T13:00` });
});
