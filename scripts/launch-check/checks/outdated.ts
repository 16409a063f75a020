import type { Check } from "../check.ts";
import { deadLinks } from "../links.ts";
import {
  dueReviews,
  endingRegistrations,
  missingHolidays,
  oldRates,
  uncheckedHelplines,
  unconfirmedHours,
} from "../upkeep.ts";

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
    toDo: "Paste the year's list: docs/content.md.",
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
