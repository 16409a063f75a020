import { outdatedReviews } from "@hospital/content/check/review-problems";
import { rowsAt, valueAt } from "@hospital/content/record/values";
import { addDays } from "@hospital/timetable/clock";
import {
  type Check,
  entryAt,
  type Finding,
  fieldsWith,
  fileFinding,
  finding,
  groupAt,
  groupsOf,
  isoDay,
  type LaunchContent,
} from "./check.ts";
import { deadLinks } from "./links.ts";
import { upkeep, upkeepFinding } from "./messages/upkeep.ts";

/** Outdated content. */
export const outdatedChecks: Check[] = [
  {
    ...upkeep("reviews-due"),
    basis: "Medical knowledge changes: a text is read again at least every two years",
    where: "The end of the page",
    find: dueReviews,
  },
  {
    ...upkeep("registrations-ending"),
    basis: "Renewing one takes weeks; the page must not show one that has ended",
    where: "/disclosures/registrations",
    find: endingRegistrations,
  },
  {
    ...upkeep("hours"),
    basis: "People travel half a day to arrive in these hours",
    where: "content/hours.yaml, confirmedOn; the hours of doctors, wards and counters",
    find: unconfirmedHours,
  },
  {
    ...upkeep("numbers"),
    basis: "Families lose money to false and forwarded hospital numbers",
    where: "content/hospital.yaml, phonesCheckedOn; checkedOn beside other phones; /numbers",
    find: uncalledNumbers,
  },
  {
    ...upkeep("helplines"),
    basis: "Short numbers and their languages differ between States",
    where: "content/helplines.yaml, checkedOn; the end of the pages that it names, the warning box above a search",
    find: uncheckedHelplines,
  },
  {
    ...upkeep("holidays"),
    basis: "Without the list, the timetable shows the OPD as open on a holiday",
    where: "Every table of hours",
    find: missingHolidays,
  },
  {
    ...upkeep("rates-age"),
    basis: "Outdated prices cause disputes at the counter",
    where: "/disclosures/rates",
    find: oldRates,
  },
  {
    id: "links",
    title: "Working links to other sites",
    basis: "A broken link costs a worried person time",
    toDo: "Correct the address, or delete it. If the links weren't checked, run this again with a network, without --offline.",
    where: "The page with the link",
    isUpkeep: true,
    find: deadLinks,
  },
];

const daysAhead = 60;
const maxHoursAgeDays = 90;
const maxReviewAgeYears = 2;

function endingRegistrations(content: LaunchContent): Finding[] {
  const soon = addDays(content.today, daysAhead);
  return fieldsWith("registrations-ending", content).flatMap(({ value, toFinding }) => {
    const day = isoDay(value);
    if (!day || day > soon) return [];
    return toFinding(upkeepFinding(day < content.today ? "registrationEnded" : "registrationEnds", { day }));
  });
}

/** Reviews are due after a change of the text, two years after the last one, and on the day in `next`. */
function dueReviews({ entries, today }: LaunchContent): Finding[] {
  const soon = addDays(today, daysAhead);
  const changed = outdatedReviews(entries).map(({ entry, path, value }) =>
    finding(entry, path, upkeepFinding("reviewOutdated", { day: isoDay(value.on) ?? "" })),
  );
  const due = entries.flatMap((entry) =>
    [...groupsOf(entry)].flatMap(({ group, path }) => {
      const reviewedOn = path[0] === "review" ? isoDay(group.on) : undefined;
      if (!reviewedOn) return [];
      const [due = ""] = [isoDay(group.next) ?? "9999", addYears(reviewedOn, maxReviewAgeYears)].sort();
      return due <= soon ? finding(entry, path, upkeepFinding("reviewDue", { day: reviewedOn, due })) : [];
    }),
  );
  return [...changed, ...due];
}

function unconfirmedHours(content: LaunchContent): Finding[] {
  const entry = entryAt(content, "hours.yaml");
  if (!entry)
    return content.entries.some(({ data }) => rowsAt(data, "opd").length > 0)
      ? [fileFinding("hours.yaml", upkeepFinding("notConfirmed"))]
      : [];
  const confirmed = isoDay(valueAt(entry.data, ["confirmedOn"]));
  if (!confirmed) return [finding(entry, ["confirmedOn"], upkeepFinding("notConfirmed"))];
  return addDays(confirmed, maxHoursAgeDays) <= content.today
    ? [finding(entry, ["confirmedOn"], upkeepFinding("confirmedOn", { day: confirmed }))]
    : [];
}

const maxNumberAgeDays = 31;

/** The hospital's own numbers: only a call finds a number that is forwarded or disconnected. */
function uncalledNumbers(content: LaunchContent): Finding[] {
  const lastMonth = addDays(content.today, -maxNumberAgeDays);
  return ownNumbers(content).flatMap(({ number, on: calledOn, toFinding }) => {
    if (calledOn && calledOn > lastMonth) return [];
    return toFinding(
      calledOn
        ? upkeepFinding("numberCalledOn", { number, day: calledOn })
        : upkeepFinding("numberNotCalled", { number }),
    );
  });
}

function ownNumbers(content: LaunchContent) {
  const hospital = entryAt(content, "hospital.yaml");
  const ofPlaces = rowsAt(hospital?.data, "places").flatMap(({ phone }) => phone ?? []);
  const main = [...new Set([...Object.values(groupAt(hospital, "phones") ?? {}).flat(), ...ofPlaces])];
  const mainOn = isoDay(valueAt(hospital?.data, ["phonesCheckedOn"]));
  const otherNumbers = content.entries
    .filter((entry) => entry !== hospital)
    .flatMap((entry) =>
      [...groupsOf(entry)]
        .filter(({ group }) => isPhone(group.phone) || isPhone(group.number))
        .map(({ group, path }) => ({
          number: String(group.phone ?? group.number),
          on: isoDay(group.checkedOn),
          toFinding: (message: Finding["message"]) => finding(entry, [...path, "checkedOn"], message),
        })),
    );
  const ofMain = main.map((number) => ({
    number: String(number),
    on: mainOn,
    toFinding: (message: Finding["message"]) => (hospital ? finding(hospital, ["phonesCheckedOn"], message) : []),
  }));
  return [...ofMain, ...otherNumbers];
}

/** A whole number; a helpline's is shorter, and not the hospital's. */
function isPhone(value: unknown): boolean {
  return typeof value === "string" && /^\+91|^18\d\d /.test(value);
}

/** Short numbers differ between states. */
function uncheckedHelplines(content: LaunchContent): Finding[] {
  const entry = entryAt(content, "helplines.yaml");
  if (!entry) return [];
  const soon = addDays(content.today, daysAhead);
  return rowsAt(entry.data, "helplines").flatMap(({ number, checkedOn }, index) => {
    const lastChecked = isoDay(checkedOn);
    if (lastChecked && addYears(lastChecked, 1) > soon) return [];
    const values = { number: String(number) };
    const message = lastChecked
      ? upkeepFinding("helplineCheckedOn", { ...values, day: lastChecked })
      : upkeepFinding("helplineNotChecked", values);
    return finding(entry, ["helplines", index, "checkedOn"], message);
  });
}

function oldRates(content: LaunchContent): Finding[] {
  const soon = addDays(content.today, daysAhead / 2);
  return fieldsWith("rates-age", content).flatMap(({ value, toFinding }) => {
    const day = isoDay(value);
    return day && addYears(day, 1) <= soon ? toFinding(upkeepFinding("ratesValidFrom", { day })) : [];
  });
}

/** The years without holidays: this year, and from December on the next one. */
function missingHolidays(content: LaunchContent): Finding[] {
  const year = Number(content.today.slice(0, 4));
  const requiredYears = content.today.slice(5, 7) === "12" ? [year, year + 1] : [year];
  const entry = entryAt(content, "exceptions.yaml");
  const listedYears = rowsAt(entry?.data, "exceptions")
    .filter((row) => row.for === "whole-hospital")
    .map(({ from }) => String(isoDay(from)).slice(0, 4));
  return requiredYears
    .filter((year) => !listedYears.includes(String(year)))
    .map((year) => {
      const message = upkeepFinding("holidaysMissing", { year });
      return entry ? finding(entry, ["exceptions"], message) : fileFinding("exceptions.yaml", message);
    });
}

function addYears(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}
