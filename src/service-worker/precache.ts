/** A file by its address; `hash` is the SHA-256 of what it holds, in Base64. */
export interface PrecachedFile {
  url: string;
  hash: string;
}

/** What a phone keeps from the first visit on in one language, and what the worker has to know in it. */
export interface Precache {
  pages: PrecachedFile[];
  /** Hashed files without which those pages would look or work otherwise; pictures would cost more than all the rest. */
  assets: PrecachedFile[];
  /** Routes of which no other is the beginning: an address that is under none of them is nowhere. */
  sections: string[];
  /** With a place for `{date}`. */
  savedCopy: string;
}
