import { z } from "astro/zod";
import { collections } from "../collections.ts";
import type { Languages } from "../languages.ts";
import { parseRecord, textOf } from "../read-file.ts";
import type { Path } from "../record/fields.ts";
import type { ContentFile } from "./content-files.ts";
import { recordLabel } from "./labels.ts";
import { aliasIn, offsetOf, pathAt, pathOf } from "./positions.ts";
import { fileProblem, type Problem } from "./problem.ts";
import { droppedParts, explainYamlError } from "./yaml-errors.ts";

type Build = (context: { image(): z.ZodType }) => z.ZodObject;

/** The schema of each collection; pictures are strings with metadata. */
const shapes = Object.fromEntries(
  Object.entries(collections).map(([name, { shape }]) => {
    const image = () => z.string().meta({ reference: "picture" });
    return [name, (shape as unknown as Build)({ image })];
  }),
);

/** A parsed record with its schema. */
export interface Entry extends ContentFile {
  shape: z.ZodType;
  /** Those of its site. */
  languages: Languages;
  data: unknown;
  /** What stands in the file, line by line. */
  lines: string[];
  /** Of prose: the Markdown, which is the whole file. */
  body?: string;
  /** `line` if it is not the value's, `plain` if forms need another wording. */
  problem(
    path: Path,
    message: string,
    fix?: string,
    more?: { line?: number | undefined; plain?: string; level?: Problem["level"] },
  ): Problem;
}

/** A parsed file; without an entry, the problems say why it is unreadable. */
export interface ReadFile {
  entry?: Entry;
  problems: Problem[];
}

export function readEntry(file: ContentFile, bytes: Uint8Array, languages: Languages): ReadFile {
  const refuse = (message: string, fix: string, line = 1) => ({
    problems: [{ ...fileProblem(file.path, message, fix, { plain: unreadable }), line }],
  });
  const text = textOf(bytes);
  if (!isUtf8(bytes)) {
    const line = text.slice(0, text.indexOf("\uFFFD")).split("\n").length;
    return refuse("The file is not UTF-8, so letters would be lost.", 'Save it with the encoding "UTF-8".', line);
  }
  if (text.trim() === "") return refuse("The file is empty.", "Fill it in, or delete it.");

  if (file.path.endsWith(".md")) return readProse(file, text, languages);
  if (isTooLong(text)) return refuse(tooLong.message, tooLong.fix);
  const { document, lines: counter } = parseRecord(text);
  const lineAt = (offset: number) => counter.linePos(offset).line;

  const dropped = droppedParts(document, text);
  if (dropped.length > 0)
    return {
      problems: dropped.map(({ offset, message, fix }) => ({
        ...fileProblem(file.path, message, fix, { plain: unreadable }),
        line: lineAt(offset),
        field: pathOf(document.contents, offset).join("."),
      })),
    };
  const errors = [...document.errors, ...document.warnings];
  const broken = errors.find(({ code }) => code !== "DUPLICATE_KEY");
  if (broken) {
    const { col } = counter.linePos(broken.pos[0]);
    const line = lineAt(broken.pos[0]);
    const [message, fix] = explainYamlError(broken, text.split("\n")[line - 1] ?? "", col);
    return refuse(message, fix, line);
  }
  const alias = text.includes("*") ? aliasIn(document.contents) : undefined;
  if (alias !== undefined)
    return refuse("A value that begins with * means another place in YAML.", 'Put it in quotes: "* …".', lineAt(alias));
  if (document.contents === null) return refuse("The file is empty.", "Fill in its fields, or delete it.");

  const data = document.toJS();
  const record = recordLabel(file.path, data, languages);
  const problem: Entry["problem"] = (path, message, fix = "", { line, ...wording } = {}) => ({
    ...fileProblem(file.path, message, fix, wording),
    record,
    line: line ?? lineAt(offsetOf(document.contents, path)),
    field: path.join("."),
  });
  const entry: Entry = {
    ...file,
    shape: shapes[file.collection] ?? z.never(),
    languages,
    data,
    lines: text.split("\n"),
    problem,
  };
  const repeated = errors.map(({ pos: [offset] }) => {
    const path = pathAt(document.contents, offset);
    return problem(path, `"${String(path.at(-1))}" is written twice.`, "Delete one of the two.", {
      line: lineAt(offset),
      plain: unreadable,
    });
  });
  return { entry, problems: repeated };
}

/** A form never writes such a file. */
const unreadable =
  "It was changed outside the editor, so that it cannot be read. Bring it back in its History, or tell a developer.";

/** Markdown and nothing else: the fields are in the record beside it. */
function readProse(file: ContentFile, text: string, languages: Languages): ReadFile {
  const record = `${file.slug}.yaml`;
  // Astro takes both for the head of a file, and nothing of it would show.
  if (/^\s*(?:---|\+\+\+)/.test(text)) {
    const fix = `Move the fields to ${record} beside it, and begin this file with its first sentence.`;
    const plain = "The text begins with hyphens or plus signs. Begin it with its first sentence.";
    const message = "The file begins with fields, and is for the text alone.";
    return { problems: [{ ...fileProblem(file.path, message, fix, { plain }), line: 1 }] };
  }
  const problem: Entry["problem"] = (path, message, fix = "", { line = 1, ...wording } = {}) => ({
    ...fileProblem(file.path, message, fix, wording),
    line,
    field: path.join("."),
  });
  const shape = shapes[file.collection] ?? z.never();
  return { entry: { ...file, shape, languages, data: {}, lines: text.split("\n"), body: text, problem }, problems: [] };
}

/** Bounds the time of parsing; far above any real record. */
function isTooLong(text: string): boolean {
  return text.length > 1_000_000 || (text.match(/:(?=\s)/g)?.length ?? 0) > 10_000;
}

const tooLong = {
  message: "The record has more than a million letters, or more than 10,000 fields.",
  fix: "Take out what does not belong there.",
};

function isUtf8(bytes: Uint8Array): boolean {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes) !== undefined;
  } catch {
    return false;
  }
}
