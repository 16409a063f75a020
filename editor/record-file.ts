import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  stringify,
  visit,
  type YAMLMap,
  YAMLSeq,
} from "yaml";
import { earlierRows } from "./form.ts";

type Values = Record<string, unknown>;

const style = { lineWidth: 0 };

/** A record's fields; of a Markdown file also `body`, the text below them. */
export function readRecord(path: string, text: string): Values {
  const { yaml, body } = split(path, text);
  return { ...(parse(yaml) as Values), ...(body !== undefined && { body: body.trim() }) };
}

/** What the editor reads and writes: the same form of file, in YAML of no particular style. */
export function plainText(path: string, { body, ...fields }: Values): string {
  const isMarkdown = path.endsWith(".md");
  const yaml = stringify(isMarkdown || body === undefined ? fields : { ...fields, body }, style);
  return isMarkdown ? `---\n${yaml}---\n\n${body}\n` : yaml;
}

/**
 * The file that says `record`. Of the file before, only what says something else changes: comments, quotes and the order
 * of fields stay. `order` are the names of the fields as the schema has them, for those that are new.
 */
export function writeRecord(path: string, before: string | undefined, record: Values, order: string[]): string {
  const { yaml, body } = split(path, before ?? (path.endsWith(".md") ? "---\n---\n" : ""));
  const { body: text, ...fields } = path.endsWith(".md") ? record : { ...record, body: undefined };
  const document = before === undefined ? new Document({}) : parseDocument(yaml);
  document.contents = merged(document, document.contents, sorted(fields, order)) as typeof document.contents;
  const written = document.toString(style);
  if (!path.endsWith(".md")) return written;
  const gap = /^\s+/.exec(body ?? "")?.[0] ?? "\n";
  return `---\n${written}---${body?.trim() === text ? body : `${gap}${text ?? ""}\n`}`;
}

function split(path: string, text: string): { yaml: string; body?: string } {
  if (!path.endsWith(".md")) return { yaml: text };
  const [top = "", yaml = ""] = /^---[ \t]*\r?\n((?:[\s\S]*?\n)?)---/.exec(text) ?? [];
  return { yaml, body: text.slice(top.length) };
}

function sorted(fields: Values, order: string[]): Values {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => place(a) - place(b)));
}

/** `node` where it says `value` already, or changed as little as can be. */
function merged(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isPlainObject(value)) return mergedMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) {
    const old = node.items as Node[];
    const twins = earlierRows(value, old, (row, one) => isDeepStrictEqual(row, one.toJS(document)));
    node.items = value.map((row, index) => merged(document, old[twins[index] ?? -1], row));
    return tight(node);
  }
  if (isScalar(node) && typeof node.value === typeof value) {
    node.value = value;
    return node;
  }
  return fresh(document, value);
}

function mergedMap(document: Document, map: YAMLMap, value: Values): Node {
  const items = map.items as Pair<Scalar, unknown>[];
  map.items = items.filter(({ key }) => value[String(key.value)] !== undefined);
  let place = 0;
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined) continue;
    const index = map.items.findIndex((pair) => String((pair.key as Scalar).value) === key);
    const pair = map.items[index];
    if (pair) pair.value = merged(document, pair.value, part);
    else map.items.splice(place, 0, document.createPair(key, fresh(document, part)));
    place = (pair ? index : place) + 1;
  }
  return map;
}

/** A new value in the manner of the files: short groups and lists in one line, times and numbers to call in quotes. */
function fresh(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  visit(node, {
    Map(_key, map) {
      const isLocalized = map.items.every(({ key }) => ["en", "hi"].includes(String((key as Scalar).value)));
      map.flow = isLocalized && JSON.stringify(map.toJS(document)).length < 100;
    },
    Seq(_key, list) {
      list.flow =
        list.items.length > 0 && list.items.every((item) => isScalar(item) && /^[a-z]{2,4}$/.test(String(item.value)));
      tight(list);
    },
    Scalar(_key, scalar) {
      if (typeof scalar.value === "string" && /^(?:\d\d:\d\d$|\+\d)/.test(scalar.value))
        scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return node;
}

/** Lists are written `[mon, fri]`, groups `{ en: …, hi: … }`; the library pads both or none. */
function tight(list: YAMLSeq): YAMLSeq {
  list.toString = function (context, ...rest) {
    const own = context && this.flow ? { ...context, flowCollectionPadding: "" } : context;
    return YAMLSeq.prototype.toString.call(this, own, ...rest);
  };
  return list;
}

function isPlainObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
