import type { z } from "astro/zod";
import { recordShapes } from "../collections.ts";
import type { Languages } from "../languages.ts";
import { type Fault, fault } from "../messages/write-problem.ts";
import { parseFile, textOf } from "../read-file.ts";
import type { ContentFile } from "./content-files.ts";
import { type Locating, locating, namesOf } from "./locating.ts";
import { offsetOf, pathAt, pathOf } from "./positions.ts";
import { fileProblem, type Problem } from "./problem.ts";
import { misreadParts, yamlFault } from "./yaml-errors.ts";

/** A parsed record with its schema. */
export interface Entry extends ContentFile, Locating {
  shape: z.ZodType;
  /** The languages of its site. */
  languages: Languages;
  data: unknown;
  /** The text of the file, line by line. */
  lines: string[];
  /** The Markdown of prose, which is the whole file. */
  body?: string;
}

/** A parsed file; without an entry, it is unreadable, and the problems have the reason. */
export interface ReadFile {
  entry?: Entry;
  problems: Problem[];
}

export function readEntry(file: ContentFile, bytes: Uint8Array, languages: Languages): ReadFile {
  const refuse = (fault: Fault, line = 1) => ({ problems: [{ ...fileProblem(file.path, fault), line }] });
  const text = textOf(bytes);
  if (!isUtf8(bytes)) {
    const line = text.slice(0, text.indexOf("\uFFFD")).split("\n").length;
    return refuse(fault("notUtf8"), line);
  }
  if (text.trim() === "") return refuse(fault("emptyFile"));

  if (file.path.endsWith(".md")) return readProse(file, text, languages);
  if (isTooLong(text)) return refuse(fault("recordTooLong"));
  const { document, lines: lineCounter } = parseFile(file.path, text);
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;

  const misread = misreadParts(document, text);
  if (misread.length > 0)
    return {
      problems: misread.map(({ offset, fault }) => ({
        ...fileProblem(file.path, fault),
        line: lineAt(offset),
        field: pathOf(document.contents, offset).join("."),
      })),
    };
  const errors = [...document.errors, ...document.warnings];
  const broken = errors.find(({ code }) => code !== "DUPLICATE_KEY");
  if (broken) {
    const { col } = lineCounter.linePos(broken.pos[0]);
    const line = lineAt(broken.pos[0]);
    return refuse(yamlFault(broken, text.split("\n")[line - 1] ?? "", col), line);
  }
  if (document.contents === null) return refuse(fault("emptyRecord"));

  const data = document.toJS();
  const functions = locating(file.path, namesOf(data, languages), (path) => lineAt(offsetOf(document.contents, path)));
  const entry: Entry = {
    ...file,
    shape: recordShapes[file.collection],
    languages,
    data,
    lines: text.split("\n"),
    ...functions,
  };
  const repeated = errors.map(({ pos: [offset] }) => {
    const path = pathAt(document.contents, offset);
    return entry.problem(path, fault("yamlDuplicateKey", { key: String(path.at(-1)) }), { line: lineAt(offset) });
  });
  return { entry, problems: repeated };
}

/** Only Markdown is allowed: the fields are in the record beside it. */
function readProse(file: ContentFile, text: string, languages: Languages): ReadFile {
  // Astro reads both as front matter, which pages don't show.
  if (/^\s*(?:---|\+\+\+)/.test(text)) {
    const fields = fault("fieldsInProse", { record: `${file.slug}.yaml` });
    return { problems: [{ ...fileProblem(file.path, fields), line: 1 }] };
  }
  const functions = locating(file.path, {}, () => 1);
  const lines = text.split("\n");
  return {
    entry: { ...file, shape: recordShapes[file.collection], languages, data: {}, lines, body: text, ...functions },
    problems: [],
  };
}

/** Limits the time of parsing; much larger than any real record. */
function isTooLong(text: string): boolean {
  return text.length > 1_000_000 || (text.match(/:(?=\s)/g)?.length ?? 0) > 10_000;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes) !== undefined;
  } catch {
    return false;
  }
}
