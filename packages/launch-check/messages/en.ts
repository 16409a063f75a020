/** The checks of content that goes out of date, which the desk shows as well: titles and tasks for both outcomes. */
export const checks = {
  "reviews-due": {
    title: "Repeated reviews of medical and legal texts",
    toDo: "Ask a doctor to read it again: “Ask for review” in its form.",
  },
  "registrations-ending": {
    title: "Last days of registrations",
    toDo: "Renew it, then enter the new last day.",
  },
  hours: {
    title: "Confirmation of hours every 90 days",
    toDo: "Ask wards, counters and doctors whether their hours are still right, then enter the day in “Confirmed on”.",
  },
  helplines: {
    title: "Yearly check of helplines",
    toDo: "Open the government’s page and compare the number, correct the row or delete it, then enter the day in “Checked on”.",
  },
  holidays: {
    title: "Public holidays: this year’s, and from December next year’s",
    toDo: "Upload the year’s list as a spreadsheet.",
  },
  "rates-age": {
    title: "Yearly check of rates",
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
    title: "Monthly test calls to phone numbers",
    toDo: "Call each from a phone outside the hospital, correct wrong ones, then enter the day in “Checked on”.",
  },
  consents: {
    title: "Yearly check of consents for photos and opinions",
    toDo: "Find each person’s written consent, or remove the person, then enter the day in “Consents checked on”.",
  },
  dates: {
    title: "Dates in the past",
    toDo: "Correct the date, or delete the entry if it is over.",
  },
};

export const findings = {
  missing: "is missing",
  missingIn: "is missing in {language}",
  sample: "is a sample",
  fieldMissing: "has no “{field}”",
  reviewOutdated: "reviewed on {day}, before the last change of the text",
  reviewDue: "reviewed on {day}, due again by {due}",
  registrationEnded: "ended on {day}",
  registrationEnds: "ends on {day}",
  notConfirmed: "not confirmed yet",
  confirmedOn: "last confirmed on {day}",
  numberNotCalled: "{number}: not called from outside yet",
  numberCalledOn: "{number}: last called from outside on {day}",
  helplineNotChecked: "{number}: not checked in this State yet",
  helplineCheckedOn: "{number}: last checked on {day}",
  ratesValidFrom: "valid from {day}",
  holidaysMissing: "no holiday in {year}",
  wasteMonthMissing: "no month; {due} is due",
  wasteMonthOld: "the newest month is {newest}; {due} is due",
  wasteReportMissing: "no report; {due} is due",
  wasteReportOld: "the newest report is for {newest}; {due} is due",
  consentsNotChecked: "not checked yet",
  consentsCheckedOn: "last checked on {day}",
  lastDayOver: "until {date}: this day is over",
  dayInFuture: "on {date}: this day is in the future",
  yearInFuture: "{date}: this year is in the future",
  yearOver: "{date}: this year is over",
} as const;
