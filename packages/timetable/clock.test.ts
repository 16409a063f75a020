import { expect, test } from "vitest";
import { addDays, daysBetween, momentOf, weekdayOf } from "./clock.ts";

test("crosses the ends of months and years, and a 29 February", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-03-01", -1)).toBe("2027-02-28");
  expect(daysBetween("2026-12-25", "2027-01-01")).toBe(7);
  expect(weekdayOf("2028-02-29")).toBe("tue");
});

test("ends a day at the midnight after it", () => {
  expect(momentOf("2026-12-31", "01:30")).toBe("2026-12-31T01:30");
  expect(momentOf("2026-12-31", "24:00")).toBe("2027-01-01T00:00");
});
