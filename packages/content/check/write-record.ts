import { z } from "astro/zod";
import { Document, isMap, isScalar, isSeq, parse, Scalar, stringify, visit, type YAMLMap, YAMLSeq } from "yaml";
import { yamlDates } from "../read-file.ts";
import { metaOf } from "../record/meta.ts";
import { isGroup } from "../record/values.ts";
import { isLocalized, withoutWrapper } from "../text/translation.ts";
import type { Entry } from "./read-entry.ts";

/** The text of the file in the canonical format; undefined if the file isn't a record. */
export function formatEntry(entry: Entry): string | undefined {
  if (entry.body !== undefined) return `${entry.body.trim()}\n`;
  const record: unknown = parse(entry.lines.join("\n"));
  return isGroup(record) ? writeRecord(entry.shape, record) : undefined;
}

/** The line width; longer groups and lists are written in block style. */
const lineWidth = 120;

/**
 * The canonical format of a record: fields in schema order, the languages of a text in the record's own order, short
 * groups and lists in flow style, times quoted, phone numbers as `writtenPhone` has them, no comments. Markdown ends with
 * one line feed.
 */
export function writeRecord(shape: z.ZodType, record: unknown): string {
  const document = new Document(inOrder(shape, record), { ...yamlDates, aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_key, scalar) {
      if (typeof scalar.value === "string" && /^(?:\d\d:\d\d$|\+\d)/.test(scalar.value))
        scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  layOut(document.contents, 0, 0);
  return document.toString({ lineWidth: 0 });
}

/** `value` with its fields in the order of `shape`; dates as `Date`, so that they need no quotes. */
function inOrder(shape: z.ZodType, value: unknown): unknown {
  const inner = withoutWrapper(shape);
  // A hospital's files list its languages in its own order.
  if (isLocalized(inner)) return value;
  if (inner instanceof z.ZodUnion) {
    const group = inner.options.find((option) => option instanceof z.ZodObject);
    return isGroup(value) && group ? inOrder(group, value) : value;
  }
  const inFile = metaOf(inner).inFile;
  if (inFile) return inFile(value);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((row) => inOrder(inner.element as z.ZodType, row));
  if (!(inner instanceof z.ZodObject && isGroup(value))) return value;
  const inSchema = Object.entries(inner.shape).filter(([key]) => Object.hasOwn(value, key));
  const others = Object.entries(value).filter(([key]) => !Object.hasOwn(inner.shape, key));
  return Object.fromEntries([
    ...inSchema.map(([key, part]) => [key, inOrder(part as z.ZodType, value[key])]),
    ...others,
  ]);
}

/** Uses flow style where it fits; `indent` is the column of the node's lines, `start` the column of its first line. */
function layOut(node: unknown, indent: number, start: number): void {
  if (isSeq(node)) {
    node.flow = node.items.every(isScalar) && fits(node, start);
    withoutPadding(node);
    if (!node.flow) for (const item of node.items) layOut(item, indent + 4, indent + 4);
  }
  if (!isMap(node)) return;
  node.flow = start > 0 && node.items.every(({ value }) => isScalar(value)) && fits(node, start);
  if (node.flow) return;
  for (const { key, value } of node.items) layOut(value, indent + 2, indent + String(key).length + 2);
}

function fits(node: YAMLMap | YAMLSeq, start: number): boolean {
  const text = stringify(node, { ...yamlDates, lineWidth: 0, collectionStyle: "flow" }).trimEnd();
  return !text.includes("\n") && start + text.length <= lineWidth;
}

/**
 * Lists are written `[mon, fri]`, groups `{ en: …, hi: … }`, which the library doesn't support: it pads both or none.
 */
function withoutPadding(list: YAMLSeq): void {
  list.toString = function (context, ...rest) {
    const unpadded = context && this.flow ? { ...context, flowCollectionPadding: "" } : context;
    return YAMLSeq.prototype.toString.call(this, unpadded, ...rest);
  };
}
