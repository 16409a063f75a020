import type { Language } from "../languages.ts";

/** A value of content/, or a file as a whole. */
export interface Location {
  /** The path from the project's root, such as "content/doctors/asha-rao.yaml". */
  file: string;
  /** Counted from 1; 0 for the file as a whole. */
  line: number;
  /** The path to the value, such as "members.3.name.en" (lists count from 0); "body" is a Markdown text, "" the file. */
  field: string;
  /** The record's name or title in each language that has one, the site's main language first. */
  names: Partial<Record<Language, string>>;
}
