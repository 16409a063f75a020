/** Something to know or to put right, with its place in the spreadsheet: "Doctors, row 5, column F". */
export interface Remark {
  place: string;
  message: string;
  fix: string;
}

/** One field of a change. */
interface FieldChange {
  label: string;
  before: string;
  after: string;
  /** What else happened to it meanwhile. */
  note?: string;
}

export interface RowChange {
  /** "OPD hours › Dr Asha Rao › Monday, 10:00" */
  title: string;
  place: string;
  fields: FieldChange[];
}

/** A row of the website that the file hasn't got. */
interface MissingRow {
  id: string;
  title: string;
}

/** What an import would do; nothing has been written. */
export interface Report {
  label: string;
  added: RowChange[];
  changed: RowChange[];
  missing: MissingRow[];
  /** While there is one, nothing can be written. */
  problems: Remark[];
  /** What was passed over, or is worth a look. */
  notes: Remark[];
}
