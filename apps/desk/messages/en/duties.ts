/** Content that goes out of date: the problem and the task, by the ID of the check in packages/launch-check. */
export const duties = {
  "reviews-due": {
    title: "Medical and legal texts to be read again",
    toDo: "Ask a doctor to read it again: “Ask for review” in its form.",
  },
  "registrations-ending": {
    title: "Registrations that end soon",
    toDo: "Renew it, then enter the new last day.",
  },
  hours: {
    title: "Hours not confirmed for 90 days",
    toDo: "Ask wards, counters and doctors whether their hours are still right, then enter the day in “Confirmed on”.",
  },
  helplines: {
    title: "Helplines not checked for a year",
    toDo: "Open the government’s page and compare the number, correct the row or delete it, then enter the day in “Checked on”.",
  },
  holidays: {
    title: "Public holidays: this year’s, and from December next year’s",
    toDo: "Upload the year’s list as a spreadsheet.",
  },
  "rates-age": {
    title: "Rates not checked for a year",
    toDo: "Ask whether they are still right, correct them, then enter the day in “Valid from”.",
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
    title: "Phone numbers not called from outside for a month",
    toDo: "Call each from a phone outside the hospital, correct wrong ones, then enter the day in “Checked on”.",
  },
  consents: {
    title: "Consents for photos and opinions not checked for a year",
    toDo: "Find each person’s written consent, or remove the person, then enter the day in “Consents checked on”.",
  },
  dates: {
    title: "Dates in the past",
    toDo: "Correct the date, or delete the entry if it is over.",
  },
  warnings: {
    title: "Warnings of the content check",
    toDo: "The site can be published with these. Check whether each is right.",
  },
};
