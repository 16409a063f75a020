/** A problem or note with its place in the spreadsheet: "Doctors, row 5, column F". */
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
  /** A concurrent change on the website. */
  note?: string;
}

export interface RowChange {
  /** "OPD hours › Dr Asha Rao › Monday, 10:00" */
  title: string;
  place: string;
  fields: FieldChange[];
}

/** A content row that is missing from the file. */
interface MissingRow {
  id: string;
  title: string;
}

/** The preview of an import. */
export interface Report {
  label: string;
  added: RowChange[];
  changed: RowChange[];
  missing: MissingRow[];
  /** Errors block the import. */
  problems: Remark[];
  /** Skipped or doubtful cells. */
  notes: Remark[];
}
