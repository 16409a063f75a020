import type { Language } from "../languages.ts";
import type { FieldReference, ReferenceKind } from "../messages/en/problems.ts";
import type { HelpKey } from "../messages/labels.ts";
import type { Fault } from "../messages/write-problem.ts";

/** How the desk shows, parses and stores the value of a field: apps/desk/fields/. */
export type FieldType =
  | "address"
  | "choice"
  | "choices"
  | "day"
  | "email"
  | "endTime"
  | "focus"
  | "generated"
  | "group"
  | "line"
  | "lines"
  | "localized"
  | "month"
  | "number"
  | "paragraph"
  | "phone"
  | "picture"
  | "prose"
  | "reference"
  | "rows"
  | "shortNumber"
  | "time"
  | "words"
  | "yesNo";

/** The rules of the launch check for single fields: packages/launch-check/. */
export type LaunchRule =
  | "alt-texts"
  | "annual-return"
  | "company"
  | "doctors-registrations"
  | "emergency-texts"
  | "last-day"
  | "past-day"
  | "past-year"
  | "photos"
  | "postal-code"
  | "rates-age"
  | "registrations-ending"
  | "specialities"
  | "this-year"
  | "unknown-people";

type Group = Record<string, unknown>;

declare module "astro/zod" {
  /** Metadata that the schemas declare for a field. */
  interface GlobalMeta {
    /** Without it, the type follows from the schema: `z.boolean()` is a "yesNo". */
    fieldType?: FieldType;
    /** Explains a common mistake in the value. */
    mistake?: (field: FieldReference, value: string) => Fault | undefined;
    /** The value as the file has it. */
    inFile?: (value: unknown) => unknown;
    /** The help under the field. */
    help?: HelpKey;
    /** The kind of record, row or file that the value refers to. */
    reference?: ReferenceKind | "picture";
    /** A reference without its record is left out, and isn't an error. */
    mayBeGone?: boolean;
    /** A text for all languages, or one for each. */
    isLocalized?: boolean;
    /** Whether a text in several languages needs only one of the site's languages; a localized text is then a string. */
    isInAnyLanguage?: boolean;
    /** Whether a localized text is usually the same in all languages. */
    isUsuallyShared?: boolean;
    /** The language of a part that exists once for each language. */
    language?: Language;
    /** The rule of the launch check for the field, filled in or not. */
    launch?: LaunchRule;
    /** Whether the order of several choices counts; by default they are stored in the order of the schema. */
    isOrdered?: boolean;
    /** Few people change it: the form shows it last. */
    isRare?: boolean;
    /** Whether a duplicate of the record starts with the value; by default the field type decides. */
    isDuplicated?: boolean;
    /** For the photo of a person: the field beside it with the point that stays visible in a square. */
    focus?: string;
    /** Whether a reference, or a row with one, is removed with the record that it refers to. */
    isRemovedWithRecord?: boolean;
    /** For a point in a picture: the field beside it that has the picture. */
    picture?: string;
    /** Whether an empty field applies in its group; by default it does. */
    appliesIf?: (group: Group) => boolean;
    /** A mistake may cost a life, so a person confirms a change before it is saved. */
    isVital?: boolean;
    /** Whether a row has a poster in the desk. */
    hasPoster?: boolean;
    /** Whether a row is over after its last day, `until` or else `from`. */
    isDated?: boolean;
    /** Whether a list of holidays can be pasted as rows. */
    mayBePasted?: boolean;
    /** Whether a row has weekly hours, on `days` from `since` until `until`. */
    isWeekly?: boolean;
  }
}
