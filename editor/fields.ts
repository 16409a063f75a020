import { posix } from "node:path";
import type { Field } from "@sveltia/cms";
import { z } from "astro/zod";
import { labelOf, singularOf } from "../content-check/labels.ts";
import { defaultLocale } from "../src/i18n/locales.ts";
import { coreOf, groupOf } from "./shapes.ts";
import { textWidget } from "./text-field.ts";

type AnyField = Field & { fields?: AnyField[]; field?: AnyField };

/** The existing content that forms depend on. */
export interface FieldContext {
  /** The options of reference fields, by the `reference` in src/content/. */
  choices: Record<string, { label: string; value: string }[]>;
  /** The folder of the pictures of a collection's field: "/content/doctors/photos". */
  pictureFolder(path: string): string;
}

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

/** The fields of a form for records of `shape`. */
export function fieldsOfShape(shape: z.ZodObject, context: FieldContext): AnyField[] {
  return groupFields(shape, context, "");
}

function groupFields(shape: z.ZodObject, context: FieldContext, path: string): AnyField[] {
  return Object.entries(shape.shape).map(([name, part]) =>
    fieldOf(name, part as z.ZodType, context, posix.join(path, name)),
  );
}

function fieldOf(name: string, shape: z.ZodType, context: FieldContext, path: string): AnyField {
  // Ids are generated: see `withId`.
  if (name === "id") return { name, widget: "hidden" };
  const hint = hintOf(shape);
  return {
    name,
    label: labelOf(name),
    ...(hint && { hint }),
    required: !shape.safeParse(undefined).success,
    ...widgetOf(name, shape, context, path),
  } as AnyField;
}

function widgetOf(name: string, shape: z.ZodType, context: FieldContext, path: string): object {
  const inner = coreOf(shape);
  const { reference, isMarkdown } = inner.meta() ?? {};
  if (reference === "picture") return pictureWidget(context.pictureFolder(path));
  if (isMarkdown) return markdownWidget;
  const options = context.choices[String(reference)] ?? [];
  if (options.length > 0) return { widget: "select", options, dropdown_threshold: 1 };
  const group = groupIn(inner);
  if (group) return { widget: "object", fields: groupFields(group, context, path) };
  if (inner instanceof z.ZodArray) return listWidget(name, inner, context, path);
  if (inner instanceof z.ZodEnum) return { widget: "select", options: choicesOf(inner), default: defaultOf(shape) };
  if (inner instanceof z.ZodBoolean) return { widget: "boolean", default: defaultOf(shape) ?? false };
  if (inner instanceof z.ZodNumber) return numberWidget(inner);
  if (inner instanceof z.ZodISODate) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  return textWidget(inner);
}

/** The nested fields of a group, or the languages of a text. */
function groupIn(shape: z.ZodType): z.ZodObject | undefined {
  if (shape instanceof z.ZodUnion) return groupOf(shape);
  return shape instanceof z.ZodObject ? shape : undefined;
}

/** The Markdown that the content check allows. */
const markdownWidget = {
  widget: "richtext",
  buttons: ["bold", "italic", "link", "heading-two", "heading-three", "bulleted-list", "numbered-list"],
  editor_components: [],
  modes: ["rich_text"],
};

function listWidget(name: string, list: z.ZodArray, context: FieldContext, path: string): object {
  const element = coreOf(list.element as z.ZodType);
  if (element instanceof z.ZodEnum)
    return { widget: "select", multiple: true, options: choicesOf(element), dropdown_threshold: 20 };
  const group = groupIn(element);
  if (!group)
    return {
      widget: "list",
      label_singular: singularOf(name),
      field: { ...fieldOf(name, element, context, path), label: singularOf(name) },
    };
  return {
    widget: "list",
    collapsed: true,
    label_singular: singularOf(name),
    fields: groupFields(group, context, path),
    summary: summaryOf(group),
  };
}

/** The summary of a list's row: the first text of the first of these fields. */
function summaryOf(shape: z.ZodObject): string {
  const names = Object.keys(shape.shape);
  const telling = ["name", "title", "caption", "number", "text", "days", "network", "label", "en", "id"];
  const name = telling.find((one) => names.includes(one)) ?? names[0] ?? "";
  const field = coreOf(shape.shape[name] as z.ZodType);
  return field instanceof z.ZodUnion ? `{{fields.${name}.${defaultLocale}}}` : `{{fields.${name}}}`;
}

function pictureWidget(folder: string): object {
  return {
    widget: "image",
    accept: "image/jpeg,image/png,image/webp,image/avif",
    choose_url: false,
    media_folder: folder,
    public_folder: folder,
  };
}

function numberWidget({ isInt, minValue, maxValue }: z.ZodNumber): object {
  const hasMaximum = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER;
  return {
    widget: "number",
    value_type: isInt ? "int" : "float",
    ...(minValue !== null && { min: minValue }),
    ...(hasMaximum && { max: maxValue }),
  };
}

/** The options of an enum with their labels. */
export function choicesOf(shape: z.ZodEnum): { label: string; value: string }[] {
  const values = shape.options.map(String);
  // Language codes get the languages' names.
  const areLanguages = values.includes("en") && values.includes("hi");
  return values.map((value) => ({ value, label: areLanguages ? (languageNames.of(value) ?? value) : labelOf(value) }));
}

/** The hint below a field. */
export function hintOf(shape: z.ZodType): string | undefined {
  if (shape.description) return shape.description;
  return shape instanceof z.ZodOptional || shape instanceof z.ZodDefault
    ? hintOf(shape.unwrap() as z.ZodType)
    : undefined;
}

function defaultOf(shape: z.ZodType): unknown {
  return shape instanceof z.ZodDefault ? shape.def.defaultValue : undefined;
}
