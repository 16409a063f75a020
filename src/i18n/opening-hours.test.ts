import { expect, test } from "vitest";
import type { Locale } from "./locales.ts";
import { type OpeningTime, openingState } from "./opening-hours.ts";
import { words } from "./words.ts";

const everyDay: OpeningTime["days"] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const daily = (from: string, to: string): OpeningTime => ({ days: everyDay, from, to });
const on = (day: OpeningTime["days"][number], from: string, to: string): OpeningTime => ({ days: [day], from, to });

/** What is said at a time of the clock in India. */
function sayAt(indianTime: string, times: OpeningTime[], locale: Locale = "en"): string {
  return openingState(times, new Date(`${indianTime}+05:30`), words(locale).hours, locale).text.replaceAll(
    "\u00a0",
    " ",
  );
}

/** A Friday. */
const friday = "2026-11-20";

test("an open ward says until when, one that is closed when it opens next", () => {
  const ward = [daily("17:00", "19:00"), daily("11:00", "12:00")];
  expect(sayAt(`${friday}T10:59`, ward)).toBe("Opens today at 11:00 am");
  expect(sayAt(`${friday}T11:00`, ward)).toBe("Open now · closes at 12:00 pm");
  expect(sayAt(`${friday}T12:00`, ward)).toBe("Opens today at 5:00 pm");
  expect(sayAt(`${friday}T18:59`, ward)).toBe("Open now · closes at 7:00 pm");
  expect(sayAt(`${friday}T19:00`, ward)).toBe("Opens tomorrow at 11:00 am");
});

test("it is the clock in India that counts: the same moment is another day elsewhere", () => {
  const counter = [on("sat", "00:30", "02:00")];
  const state = openingState(counter, new Date("2026-11-20T19:30:00Z"), words("en").hours, "en");
  expect(state).toEqual({ isOpen: true, text: "Open now · closes at 2:00\u00a0am" });
});

test("a day further away is named, also the same day of the next week", () => {
  expect(sayAt(`${friday}T16:00`, [on("mon", "10:00", "16:00")])).toBe("Opens Monday at 10:00 am");
  expect(sayAt(`${friday}T16:00`, [on("fri", "10:00", "16:00")])).toBe("Opens Friday at 10:00 am");
});

test("hours past midnight belong to the evening before", () => {
  const canteen = [on("fri", "18:30", "01:00")];
  expect(sayAt(`${friday}T23:59`, canteen)).toBe("Open now · closes at 1:00 am");
  expect(sayAt("2026-11-21T00:59", canteen)).toBe("Open now · closes at 1:00 am");
  expect(sayAt("2026-11-21T01:00", canteen)).toBe("Opens Friday at 6:30 pm");
  expect(sayAt(`${friday}T00:30`, canteen)).toBe("Opens today at 6:30 pm");
});

test("what is open the whole day names no hour at which it closes", () => {
  expect(sayAt(`${friday}T00:00`, [daily("00:00", "24:00")])).toBe("Open now");
  expect(sayAt(`${friday}T23:59`, [daily("00:00", "24:00")])).toBe("Open now");
  expect(sayAt(`${friday}T12:00`, [on("sat", "00:00", "24:00")])).toBe("Opens tomorrow at 12:00 am");
});

test("in Hindi the time of day is named as people say it", () => {
  const counter = [daily("09:00", "18:00")];
  expect(sayAt(`${friday}T10:00`, counter, "hi")).toBe("अभी खुला · शाम 6:00 तक");
  expect(sayAt(`${friday}T18:00`, counter, "hi")).toBe("कल सुबह 9:00 बजे खुलेगा");
});
