import type { Language } from "../languages.ts";
import type { ReferenceKind } from "../messages/en/problems.ts";
import type { HelpKey } from "../messages/labels.ts";

/** The kind of a text: how it is typed, checked for mistakes, and read from a spreadsheet. */
export type FieldType =
  | "line"
  | "paragraph"
  | "markdown"
  | "id"
  | "digest"
  | "day"
  | "month"
  | "time"
  | "endTime"
  | "phone"
  | "shortNumber"
  | "email"
  | "address"
  | "mapAddress"
  | "videoAddress"
  | "postalCode"
  | "companyNumber"
  | "colour"
  | "language"
  | "focus";

type Group = Record<string, unknown>;

declare module "astro/zod" {
  /** What the schemas of content declare of a field beside its shape. */
  interface GlobalMeta {
    fieldType?: FieldType;
    /** The help under the field. */
    help?: HelpKey;
    /** What the value names. */
    reference?: ReferenceKind | "picture";
    /** A name without its record is left out, and no error. */
    mayBeGone?: boolean;
    /** A text for all languages, or one for each. */
    isLocalized?: boolean;
    /** That of a part which exists once for each language. */
    language?: Language;
    /** Few people change it: the form shows it last. */
    isRare?: boolean;
    /** No two records have the same. */
    isUnique?: boolean;
    /** Of a point in a picture: the field beside it that has the picture. */
    picture?: string;
    /** Whether an empty field has a use in its group; without it always. */
    appliesIf?: (group: Group) => boolean;
    /** A mistake may cost a life: a change is shown once more before it is saved. */
    isVital?: boolean;
    /** Of a row: it has a poster in the desk. */
    hasPoster?: boolean;
    /** Of a row: it is over after its last day, `until` or else `from`. */
    isDated?: boolean;
  }
}
