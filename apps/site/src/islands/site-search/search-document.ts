/** The types of results. "missing" is a service that the hospital doesn't have. */
export type Kind = "doctor" | "department" | "test" | "insurer" | "page" | "room" | "missing";

/** An entry of search-index.json, found by its names. */
export interface SearchDocument {
  kind: Kind;
  title: string;
  /** A line below the title. */
  text?: string;
  /** Absent for a missing service. */
  href?: string;
  /** The number to call about it. */
  phone?: { label: string; number: string };
  /** Other names and everyday words, in every language and in Latin letters. */
  words: string[];
  /** The address of a doctor's department, or of a department's building: a query for these finds the document too. */
  partOf?: string;
}

/** An entry of search-text.json: the text of one page. */
export interface PageText {
  href: string;
  title: string;
  headings: string[];
  texts: string[];
}
