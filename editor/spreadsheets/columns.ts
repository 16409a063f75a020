import { z } from "astro/zod";
import { labelOf } from "../../content-check/labels.ts";
import { isGroup } from "../../content-check/shapes.ts";
import { defaultLocale, locales } from "../../src/i18n/locales.ts";
import { withoutWrapper } from "../../src/i18n/translation.ts";
import { hintOf } from "../fields.ts";
import { coreOf, groupOf } from "../shapes.ts";

/** A column: a field of a record or of a list's row. */
export interface Column {
  /** The path from the record or row: `["name", "en"]`, `["times", 0, "from"]`. */
  path: (string | number)[];
  /** The label, with those of its groups first: "Name (English)", "Fees › First". */
  label: string;
  shape: z.ZodType;
  hint: string | undefined;
  /** For a text in a further language: the path of the first language's, which may serve both. */
  original?: Column["path"];
}

/** A nested list with its own sheet. */
export interface InnerList {
  path: string[];
  label: string;
  element: z.ZodType;
}

/** The number of numbered columns of a list, by path and label. */
export type Counts = (path: Column["path"], label: string) => number;

/**
 * The columns and nested lists of a record or row. Nested lists of rows without a name become numbered columns,
 * "Times 1 › From", because rows of another sheet couldn't refer to them.
 */
export function partsOf(shape: z.ZodType, count: Counts, isRecord: boolean): { columns: Column[]; lists: InnerList[] } {
  const columns: Column[] = [];
  const lists: InnerList[] = [];
  const row = formShape(shape);
  const canBeNamed = isRecord || !(row instanceof z.ZodObject) || isNamed(row);
  const add = (
    path: Column["path"],
    label: string,
    part: z.ZodType,
    hint = hintOf(part),
    original?: Column["path"],
  ) => {
    const core = formShape(part);
    if (core instanceof z.ZodObject)
      for (const [name, inner] of Object.entries(core.shape)) {
        if (name === "id") continue;
        const isLanguage = isLocalized(part) && locales.some((locale) => locale === name);
        const own = isLanguage ? `(${labelOf(name)})` : labelOf(name);
        const whole = [label, own].filter(Boolean).join(isLanguage ? " " : " › ");
        const original = isLanguage && name !== defaultLocale ? [...path, defaultLocale] : undefined;
        add([...path, name], whole, inner, hintOf(inner) ?? hint, original);
      }
    else if (core instanceof z.ZodArray && formShape(core.element as z.ZodType) instanceof z.ZodObject) {
      if (canBeNamed) lists.push({ path: path.map(String), label, element: core.element as z.ZodType });
      else
        for (let place = 0; place < count(path, label); place++)
          add([...path, place], `${label} ${place + 1}`, core.element as z.ZodType, hint);
    } else columns.push({ path, label, shape: part, hint, original });
  };
  add([], "", shape);
  return { columns, lists };
}

/** The schema as forms use it: of a union of text and object, the object. */
function formShape(shape: z.ZodType): z.ZodType {
  const core = coreOf(shape);
  return core instanceof z.ZodUnion ? groupOf(core) : core;
}

/** Whether a text may be given in each language. */
function isLocalized(shape: z.ZodType): boolean {
  const core = withoutWrapper(shape);
  return core instanceof z.ZodUnion && defaultLocale in groupOf(core).shape;
}

const naming = ["name", "title", "tile", "id"];

function isNamed(row: z.ZodObject): boolean {
  return naming.some((key) => key in row.shape);
}

/** The name of a record or row in the first language. */
export function nameOf(row: unknown): string | undefined {
  if (!isGroup(row)) return typeof row === "string" ? row : undefined;
  for (const key of ["name", "title", "tile"]) {
    const text = isGroup(row[key]) ? row[key][defaultLocale] : row[key];
    if (typeof text === "string" && text.trim()) return text.trim();
  }
  return undefined;
}

export function valueAt(row: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((part, step) => (part as Record<PropertyKey, unknown> | undefined)?.[step], row);
}
