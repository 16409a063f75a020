import { labelOf } from "@hospital/content/messages/labels";
import { spokenLanguages } from "@hospital/content/vocabulary";
import { weekdays } from "@hospital/timetable/clock";
import type { z } from "astro/zod";
import type { Option } from "../cell.ts";
import { optionCell } from "../option-cell.ts";
import { optionKey } from "../option-key.ts";
import { plainValue, type ValueType } from "../value-type.ts";

export const choice: ValueType = {
  ...plainValue,
  sheet: (shape) => {
    const options = (shape as z.ZodEnum).options.map((value) => optionOf(String(value)));
    return { as: "cell", cell: optionCell(() => options) };
  },
};

function optionOf(value: string): Option {
  const weekday = (weekdays as readonly string[]).indexOf(value);
  if (weekday >= 0) return { value, label: labelOf(value, "en"), alsoCalled: hindiWeekday(weekday) };
  if (!(spokenLanguages as readonly string[]).includes(value))
    return { value, label: labelOf(optionKey(value), "en"), alsoCalled: [labelOf(optionKey(value), "hi")] };
  const names = ["en", "hi"].map((language) => new Intl.DisplayNames([language], { type: "language" }).of(value) ?? "");
  return { value, label: names[0] ?? value, alsoCalled: names };
}

// The fifth of January 2026 was a Monday.
const week = weekdays.map((_, index) => new Date(2026, 0, 5 + index));
const inHindi = (["long", "short"] as const).map((weekday) => new Intl.DateTimeFormat("hi", { weekday }));

/** The long and the short name; 0 is Monday. */
function hindiWeekday(index: number): string[] {
  return inHindi.map((format) => format.format(week[index]));
}
