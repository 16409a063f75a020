/** A file by its address; `hash` is its SHA-256 in Base64. */
export interface PrecachedFile {
  url: string;
  hash: string;
}

/** The precache of one language, and what the worker needs to know in it. */
export interface Precache {
  pages: PrecachedFile[];
  /** The hashed files of those pages, without pictures, which would weigh more than all else. */
  assets: PrecachedFile[];
  /** Top-level routes: an address below none of them does not exist. */
  sections: string[];
  /** The template of the line above a saved copy, with `{date}`. */
  savedCopy: string;
}
