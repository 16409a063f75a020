/** What a result can be, in the order in which equally good kinds show. */
export const kinds = ["doctor", "department", "test", "insurer", "page"] as const;

export type Kind = (typeof kinds)[number];

/** What the index by names and everyday words knows of one thing: one entry of search-index.json. */
export interface SearchDocument {
  /** Its own among all. */
  id: string;
  kind: Kind;
  title: string;
  /** A line below the title. */
  text?: string;
  href: string;
  /** Other names and everyday words, in every language and in Latin letters. */
  words: string;
}
