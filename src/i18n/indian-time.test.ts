import { expect, test } from "vitest";
import { indianDay, indianNow, minutesUntil } from "./indian-time.ts";

test("the day in India begins five and a half hours before the world's", () => {
  expect(indianNow(new Date("2026-11-20T18:29:00Z"))).toEqual({ day: "fri", minutes: 23 * 60 + 59 });
  expect(indianNow(new Date("2026-11-20T18:30:00Z"))).toEqual({ day: "sat", minutes: 0 });
  expect(indianDay(new Date("2026-12-31T18:29:00Z"))).toBe("2026-12-31");
  expect(indianDay(new Date("2026-12-31T18:30:00Z"))).toBe("2027-01-01");
});

test("a slot that is open has no wait, one that is over waits for next week", () => {
  const now = { day: "fri", minutes: 11 * 60 };
  expect(minutesUntil(now, "fri", "10:00", "13:00")).toBe(0);
  expect(minutesUntil(now, "fri", "11:30", "13:00")).toBe(30);
  expect(minutesUntil(now, "sat", "10:00", "13:00")).toBe(23 * 60);
  expect(minutesUntil(now, "fri", "09:00", "11:00")).toBe(7 * 24 * 60 - 2 * 60);
});
