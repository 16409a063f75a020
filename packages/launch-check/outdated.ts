import { outdatedReviews } from "@hospital/content/check/review-problems";
import { rowsAt } from "@hospital/content/record/fields";
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

/** Outdated content. */
export const outdatedChecks: Check[] = [
  {
    id: "reviews-due",
    title: "Reviews of medical and legal texts that are still fresh",
    basis: "What is known changes; a text is read again at least every two years",
    toDo: "Let somebody who knows read it again, and write the new days into review.",
    where: "The end of the page",
    isUpkeep: true,
    find: dueReviews,
  },
  {
    id: "registrations-ending",
    title: "Registrations that last",
    basis: "Renewing one takes weeks; the page must not show one that has run out",
    toDo: "Renew it, then write the new last day.",
    where: "/disclosures/registrations",
    isUpkeep: true,
    find: endingRegistrations,
  },
  {
    id: "hours",
    title: "Hours that somebody has confirmed in the last 90 days",
    basis: "People travel half a day on them",
    toDo: "Ask wards, counters and doctors whether their hours still hold, then write the day into confirmedOn.",
    where: "content/hours.yaml; the hours of doctors, wards and counters",
    isUpkeep: true,
    find: unconfirmedHours,
  },
  {
    id: "numbers",
    title: "Numbers of the hospital that somebody has rung from outside in the last month",
    basis: "Families lose money to false and forwarded hospital numbers; who is tricked was told a number by somebody",
    toDo: "Ring each from a phone outside the hospital, ask the exchange where it is forwarded, search the web for false ones, then write the day into checkedOn.",
    where: "content/hospital.yaml, content/pages/numbers.yaml and wherever else a phone stands; /numbers",
    isUpkeep: true,
    find: unrungNumbers,
  },
  {
    id: "helplines",
    title: "Helplines that somebody has checked for this State in the last year",
    basis: "Which short numbers answer, and in which languages, is different from State to State",
    toDo: "Open its source, ring it or ask the district's health office, correct the row or delete it, then write the day into checkedOn.",
    where: "content/helplines.yaml; the end of the pages that it names, the red box above a search",
    isUpkeep: true,
    find: uncheckedHelplines,
  },
  {
    id: "holidays",
    title: "The public holidays of this year, and from December on of the next",
    basis: "On a holiday the timetable says that the OPD is open, unless it knows",
    toDo: "Put the year's list in, in the editor under Sheets.",
    where: "Every table of hours",
    isUpkeep: true,
    find: missingHolidays,
  },
  {
    id: "rates-age",
    title: "Prices of less than a year ago",
    basis: "A price that is no longer true is a quarrel at the counter",
    toDo: "Confirm or correct them, and write the day into validFrom.",
    where: "/disclosures/rates",
    isUpkeep: true,
    find: oldRates,
  },
  {
    id: "links",
    title: "Links to other sites that work",
    basis: "A dead end costs a worried person time",
    toDo: "Correct the address, or delete it. Not checked: run this again with a network.",
    where: "Where the link stands",
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
    return day && day <= soon ? toFinding(`${day < content.today ? "ended" : "ends"} on ${day}`) : [];
  });
}

/** After a change of the text; else two years after a review or on the day that it names, whichever comes first. */
function dueReviews({ entries, today }: LaunchContent): Finding[] {
  const soon = addDays(today, daysAhead);
  const changed = outdatedReviews(entries).map(({ entry, path, value }) =>
    finding(entry, path, `is of ${isoDay(value.on)}; the text was changed after that`),
  );
  const due = entries.flatMap((entry) =>
    [...groupsOf(entry)].flatMap(({ group, path }) => {
      const on = path[0] === "review" ? isoDay(group.on) : undefined;
      if (!on) return [];
      const [due = ""] = [isoDay(group.next) ?? "9999", addYears(on, maxReviewAgeYears)].sort();
      return due <= soon ? finding(entry, path, `is of ${on} and due by ${due}`) : [];
    }),
  );
  return [...changed, ...due];
}

function unconfirmedHours(content: LaunchContent): Finding[] {
  const entry = entryAt(content, "hours.yaml");
  if (!entry)
    return content.entries.some(({ data }) => rowsAt(data, "opd").length > 0)
      ? [fileFinding("hours.yaml", "is not there: nobody has confirmed the doctors' hours yet")]
      : [];
  const confirmed = isoDay(Object(entry.data).confirmedOn);
  if (!confirmed) return [finding(entry, ["confirmedOn"], "nobody has confirmed them yet")];
  return addDays(confirmed, maxHoursAgeDays) <= content.today
    ? [finding(entry, ["confirmedOn"], `last confirmed on ${confirmed}`)]
    : [];
}

const maxNumberAgeDays = 31;

/** The hospital's own numbers: only a call finds a number that is forwarded or disconnected. */
function unrungNumbers(content: LaunchContent): Finding[] {
  const lastMonth = addDays(content.today, -maxNumberAgeDays);
  return ownNumbers(content).flatMap(({ number, on, toFinding }) => {
    if (on && on > lastMonth) return [];
    return toFinding(`${number}: ${on ? `last rung from outside on ${on}` : "nobody has rung it from outside"}`);
  });
}

function ownNumbers(content: LaunchContent) {
  const hospital = entryAt(content, "hospital.yaml");
  const main = [...new Set(Object.values(groupAt(hospital, "phones") ?? {}).flat())];
  const mainOn = isoDay(Object(hospital?.data).phonesCheckedOn);
  const others = content.entries
    .filter((entry) => entry !== hospital)
    .flatMap((entry) =>
      [...groupsOf(entry)]
        .filter(({ group }) => isPhone(group.phone) || isPhone(group.number))
        .map(({ group, path }) => ({
          number: String(group.phone ?? group.number),
          on: isoDay(group.checkedOn),
          toFinding: (message: string) => finding(entry, [...path, "checkedOn"], message),
        })),
    );
  const ofMain = main.map((number) => ({
    number: String(number),
    on: mainOn,
    toFinding: (message: string) => (hospital ? finding(hospital, ["phonesCheckedOn"], message) : []),
  }));
  return [...ofMain, ...others];
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
    const on = isoDay(checkedOn);
    if (on && addYears(on, 1) > soon) return [];
    const message = on ? `last checked on ${on}` : "nobody has looked it up and rung it in this State";
    return finding(entry, ["helplines", index, "checkedOn"], `${number}: ${message}`);
  });
}

function oldRates(content: LaunchContent): Finding[] {
  const soon = addDays(content.today, daysAhead / 2);
  return fieldsWith("rates-age", content).flatMap(({ value, toFinding }) => {
    const day = isoDay(value);
    return day && addYears(day, 1) <= soon ? toFinding(`are of ${day}`) : [];
  });
}

/** From December on, next year's holidays too. */
function missingHolidays(content: LaunchContent): Finding[] {
  const year = Number(content.today.slice(0, 4));
  const wanted = content.today.slice(5, 7) === "12" ? [year, year + 1] : [year];
  const entry = entryAt(content, "exceptions.yaml");
  const listedYears = rowsAt(entry?.data, "exceptions")
    .filter((row) => row.for === "whole-hospital")
    .map(({ from }) => String(isoDay(from)).slice(0, 4));
  return wanted
    .filter((year) => !listedYears.includes(String(year)))
    .map((year) => {
      const message = `no holiday of ${year}`;
      return entry ? finding(entry, ["exceptions"], message) : fileFinding("exceptions.yaml", message);
    });
}

function addYears(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}
