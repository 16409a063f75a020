/** The problems of an uploaded spreadsheet, and their solutions. `{…}` are values. */
export const sheets = {
  noSuchSheet: "No sheet has this name. Use the sheets of the downloaded file: {names}.",
  noSuchColumns:
    "The downloaded file has no columns called {names}. Copy your rows into the downloaded file, below its first row: {known}.",
  noSuchColumnNear: "No column is called “{name}”. Did you mean “{near}”?",
  columnMissing: "The column “{name}” is missing. Leave the first row as in the downloaded file.",
  newRowsNeed:
    "The sheet has new rows, but not the columns that they need: {names}. Copy the new rows into the downloaded file, which has all columns.",
  noSuchKey: "No row has the key “{key}”. Leave the key of a new row empty.",
  severalRows: "There are {count} rows “{name}”. Write the row’s key in the first column.",
  rowTwice: "Row {row} is the same. Delete one of the two.",
  noNewRows: "No row can be added to this sheet. Delete this row.",
  rowWithoutName: "A new row has no name. Write one.",
  rowExists: "“{name}” exists already. Write it as the row’s key.",
  parentUnknown: "“{column}” doesn’t name the row that this row belongs to. Write its key or its name.",
  cellError: "The cell shows the error {error}. Write the value itself.",
  notAChoice: "“{value}” isn’t one of the choices. Write one of these: {names}.",
  notAChoiceNear: "“{value}” isn’t one of the choices. Did you mean “{near}”? The other choices are: {names}.",
  dayForText: "The cell contains a day. Write words.",
  notYesOrNo: "“{value}” is neither Yes nor No. Write one of the two.",
  notANumber: "“{value}” isn’t a number. Write digits only, such as 1500.",
  madeADay: "The spreadsheet turned this into a day. Give the cell the format Text, and write it again.",
  madeABoolean: "The spreadsheet turned this into TRUE or FALSE. Give the cell the format Text, and write it again.",
  digitsLost:
    "A spreadsheet stores only the first fifteen digits of a number. Give the cell the format Text, and write it again.",
  numberShortened:
    "The spreadsheet shortened a long number to {value}. Give the cell the format Text, and write it again.",
  notATime: "“{value}” isn’t a time. Write hours and minutes, such as 09:30 or 9:30 AM.",
  ambiguousTime:
    "{value} may be {hours}:{minutes} or {hours} hours and a part of one. Write hours and minutes, such as 09:30 or 9:30 AM.",
  noSuchTime: "“{value}” isn’t a time of day. Write hours and minutes, such as 09:30 or 9:30 AM.",
  dayForTime: "The cell contains the day {day}. Write hours and minutes, such as 09:30 or 9:30 AM.",
  notADay: "“{value}” isn’t a day. Write the day first, such as 26-01-2027, or 2027-01-26.",
  dayWithoutYear: "“{value}” has no year. Write the day with its year, such as 26-01-2027, or 2027-01-26.",
  noSuchDay: "The calendar has no day “{value}”. Write the day first, such as 26-01-2027, or 2027-01-26.",
  monthFirst: "“{value}” has the month {month}. Write the day first, such as 26-01-2027, or 2027-01-26.",
  timeForDay: "The cell contains a time or the year {year}. Write the day first, such as 26-01-2027, or 2027-01-26.",
  notAMonth: "“{value}” isn’t a month. Write year and month, such as 2026-12.",
} as const;
