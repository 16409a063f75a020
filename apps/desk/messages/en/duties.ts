/** Content that goes out of date: what is open and what to do, by the id of its check in packages/launch-check. */
export const duties = {
  "reviews-due": {
    title: "Medical and legal texts to be read again",
    toDo: "Let a doctor who knows read it again: “Ask for review” in its form.",
  },
  "registrations-ending": {
    title: "Registrations that end soon",
    toDo: "Renew it, then write the new last day.",
  },
  hours: {
    title: "Hours that nobody has asked about for 90 days",
    toDo: "Ask wards, counters and doctors whether their hours still hold, then write the day into “Confirmed on”.",
  },
  helplines: {
    title: "Helplines that nobody has checked for a year",
    toDo: "Open the government's page and compare the number, correct the row or delete it, then write the day into “Checked on”.",
  },
  holidays: {
    title: "Public holidays: this year's, and from December next year's",
    toDo: "Put the year's list in by the spreadsheet.",
  },
  "rates-age": {
    title: "Rates that nobody has looked at for a year",
    toDo: "Ask whether they still hold, correct them, then write the day into “Valid from”.",
  },
  "waste-months": {
    title: "The monthly record of bio-medical waste",
    toDo: "Add a row each month.",
  },
  "waste-report": {
    title: "The yearly report on bio-medical waste, Form IV",
    toDo: "Give the report to a developer, who adds it.",
  },
  numbers: {
    title: "Phone numbers that nobody has rung from outside for a month",
    toDo: "Ring each from a phone outside the hospital, correct what is wrong, then write the day into “Checked on”.",
  },
  consents: {
    title: "Consents for photos and opinions that nobody has looked at for a year",
    toDo: "Find each person's written consent, or take the person out, then write the day into “Consents checked on”.",
  },
  dates: {
    title: "Dates that are past",
    toDo: "Correct the day, or delete what is over.",
  },
  warnings: {
    title: "Warnings of the content check",
    toDo: "The site can be published with these. Check whether each is right.",
  },
};
