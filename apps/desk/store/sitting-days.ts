import { Identities } from "@hospital/content/record/identities";
import { isBlank, rowsAt } from "@hospital/content/record/values";
import { addDays, type Weekday, weekdayOf, weekdays } from "@hospital/timetable/clock";
import { z } from "astro/zod";
import type { RecordValue } from "../api.ts";
import { exceptionsFile } from "../api-today.ts";
import { readRecord } from "./records.ts";
import type { Prepared } from "./renamed-places.ts";
import type { Repository } from "./repository.ts";

/**
 * Adds the weekdays on which the doctor sits to new "other times" of several days without weekdays. Otherwise the doctor
 * would sit on every day, also on Sundays, because added hours take place despite any closure.
 */
export async function withSittingDays(repository: Repository, change: Prepared): Promise<Prepared> {
  if (change.path !== exceptionsFile || !change.value) return change;
  const identities = new Identities();
  const before = new Set(rowsAt(change.before?.value, "exceptions").map((row) => identities.of(row)));
  const exceptions = await Promise.all(
    rowsAt(change.value, "exceptions").map(async (row) => {
      if (before.has(identities.of(row)) || !isOnEveryDay(row)) return row;
      const doctor = await readRecord(repository, `doctors/${row.doctor}.yaml`).catch(() => undefined);
      const days = sittingDays(rowsAt(doctor?.value, "opd"), String(row.from), String(row.until));
      return days.length > 0 ? { ...row, days } : row;
    }),
  );
  return { ...change, value: { ...change.value, exceptions } };
}

function isOnEveryDay({ change, for: subject, from, until, days }: RecordValue): boolean {
  // The content check reports other values.
  const areDays = [from, until].every((day) => z.iso.date().safeParse(day).success);
  return change === "other-times" && subject === "doctor" && areDays && until !== from && isBlank(days);
}

/** The weekdays of the hours that are due between two days; [] if they are due on every weekday, or on none of these days. */
function sittingDays(opd: RecordValue[], from: string, until: string): Weekday[] {
  const due = opd.filter(({ since, until: last }) => String(since || from) <= until && String(last || until) >= from);
  const sitting = weekdays.filter((day) => due.some(({ days }) => isBlank(days) || (days as string[]).includes(day)));
  // A week is enough: a mistaken last day can be centuries later.
  const firstDays = weekdays.map((_, index) => addDays(from, index)).filter((day) => day <= until);
  const isDue = firstDays.some((day) => sitting.includes(weekdayOf(day)));
  return isDue && sitting.length < weekdays.length ? sitting : [];
}
