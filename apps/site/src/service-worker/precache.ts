import type { DayWords } from "@hospital/content/text/day-words";

/** A file by its address; `hash` is the base64-encoded SHA-256. */
export interface PrecachedFile {
  url: string;
  hash: string;
}

/** The precache of one language, and the texts and paths that the worker needs. */
export interface Precache {
  pages: PrecachedFile[];
  /** The hashed files of those pages, without pictures, which would be larger than everything else. */
  assets: PrecachedFile[];
  /** Top-level routes: a path that starts with none of them doesn't exist. */
  sections: string[];
  /** The template of the note above a saved copy, with the placeholder `{date}`. */
  savedCopy: string;
  /** The names of days and months in that note. */
  days: DayWords;
}
