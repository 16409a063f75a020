/** What a result can be; "missing" is what the hospital does not have. */
export type Kind = "doctor" | "department" | "test" | "insurer" | "page" | "missing";

/** What the search knows by its names: one entry of search-index.json. */
export interface SearchDocument {
  kind: Kind;
  title: string;
  /** A line below the title. */
  text?: string;
  /** What is missing has no page. */
  href?: string;
  /** Other names and everyday words, in every language and in Latin letters. */
  words: string[];
  /** A doctor's department, by the address of its page: who looks for it looks for the doctor too. */
  department?: string;
}

/** What one page says: one entry of search-text.json. */
export interface PageText {
  href: string;
  title: string;
  headings: string[];
  texts: string[];
}
