import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../content-check/check-content.ts";
import type { Problem } from "../content-check/problem.ts";
import { isGroup } from "../content-check/shapes.ts";
import { changeWords } from "./change-words.ts";
import { homeOf } from "./content.ts";
import { toForm, toRecord } from "./form.ts";
import { type Clash, merge } from "./merge.ts";
import { withEditorPaths, withFilePaths } from "./picture-paths.ts";
import { plainText, readRecord, writeRecord } from "./record-file.ts";
import { bytesOnDisk, commitFiles } from "./store/commit.ts";
import { isContentPath, linkOnTheWay } from "./store/paths.ts";
import { openRepository, type Person } from "./store/repository.ts";
import { Moved, recover } from "./store/step.ts";
import { inTurn } from "./store/turn.ts";
import { labelOf } from "./words.ts";

export interface Change {
  /** Below content/, with slashes. */
  path: string;
  /** A record as the editor wrote it, a picture, or nothing where the file goes. */
  content: string | Uint8Array | undefined;
  /** What the editor knew of the file before: see `versionOf`. */
  version?: string | undefined;
  /** The record that somebody began with, as the editor has it: what others have changed since stays. */
  base?: string | undefined;
  /** The version whose differences somebody has been told, see `clashWords`: theirs goes over it. */
  seen?: string | undefined;
}

/** What a file says, in short: two of one version are the same. */
export function versionOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/** A record as the editor reads it, with the version of the file. */
export async function readForm(root: string, path: string): Promise<{ text: string; version: string }> {
  const file = await readFile(join(root, "content", path), "utf8");
  return { text: formText(path, file), version: versionOf(file) };
}

function formText(path: string, file: string): string {
  const home = homeOf(path);
  try {
    if (!home) return file;
    const record = withEditorPaths(path, home.shape, readRecord(path, file));
    return plainText(path, toForm(home.shape, record) as Record<string, unknown>);
  } catch {
    // The editor says itself that it cannot read it.
    return file;
  }
}

/** A file that is to be written or to go. */
export interface FileToSave {
  /** Below content/, with slashes. */
  path: string;
  /** Nothing where the file goes. */
  bytes: string | Uint8Array | undefined;
  /** What the file was when somebody decided this, see `versionOf`; nothing where there was none. Pictures need none. */
  version?: string | undefined;
}

/** For saves that come from no one in particular. */
export const frontDesk: Person = { name: "Front desk" };

/** Saves what the forms say: see `saveFiles`. */
export function save(root: string, changes: Change[], person = frontDesk, words?: string): Promise<string[]> {
  return inTurn(root, async () => {
    const merged: Change[] = [];
    for (const change of changes) {
      const refusal = await refusalOf(root, change.path);
      if (refusal) return [refusal];
      const before = await bytesOnDisk(root, `content/${change.path}`);
      const { clashes, ...own } = withTheirs(change, before?.toString());
      if (clashes.length > 0) return clashWords(clashes);
      merged.push({ ...change, ...own });
    }
    return saveNow(root, await filesOf(root, merged), person, words);
  });
}

/** What the content check would find after these changes; nothing is written. */
export async function tryOut(root: string, changes: Change[]): Promise<Problem[]> {
  return inStage(root, await filesOf(root, changes), (stage) => newErrors(root, stage));
}

async function filesOf(root: string, changes: Change[]): Promise<FileToSave[]> {
  return Promise.all(
    changes.map(async ({ path, content, version }) => {
      const before = await bytesOnDisk(root, `content/${path}`);
      const bytes = typeof content === "string" ? recordText(path, content, before?.toString()) : content;
      return { path, bytes, version };
    }),
  );
}

/** The change as one of the file as it is now, which somebody else may have changed meanwhile. */
function withTheirs({ path, content, base, seen, version }: Change, before: string | undefined) {
  if (typeof content !== "string" || base === undefined || before === undefined || !homeOf(path))
    return { content, version, clashes: [] };
  const now = versionOf(before);
  const [started, ours, theirs] = [base, content, formText(path, before)].map((text) => readRecord(path, text));
  const { value, clashes } = merge(started, ours, theirs);
  const text = plainText(path, value as Record<string, unknown>);
  return { content: text, version: now, clashes: seen === now ? [] : clashes };
}

/** The first line of a refusal that saving again overrules. */
export const clashed = "Somebody else has changed the same thing meanwhile:";

function clashWords(clashes: Clash[]): string[] {
  const said = (value: unknown) => {
    const text = isGroup(value) ? (value.name ?? value.title ?? value.caption ?? value.text) : value;
    const words = isGroup(text) ? text.en : text;
    return value === undefined || value === "" || value === null ? "nothing" : `“${words ?? JSON.stringify(value)}”`;
  };
  return [
    clashed,
    ...clashes.map(({ path, ours, theirs }) => {
      const label = path.map((step) => stepLabel(String(step))).join(" › ");
      return `${label}: it says ${said(theirs)} now, and you wrote ${said(ours)}.`;
    }),
    "What you typed is still in the form. Save again, and yours takes the place of the other.",
  ];
}

/**
 * Writes all of the files as one commit by `person`, or none of them and says why: what the content check finds, in
 * plain words. `words` say what it is, as "Doctors: 14 from doctors.xlsx"; without them the changed fields do.
 */
export function saveFiles(root: string, files: FileToSave[], person: Person, words?: string): Promise<string[]> {
  return inTurn(root, () => saveNow(root, files, person, words));
}

async function saveNow(root: string, files: FileToSave[], person: Person, words?: string): Promise<string[]> {
  const repository = await openRepository(root);
  await recover(repository);
  const known: (FileToSave & { before: Buffer | undefined })[] = [];
  for (const file of files) {
    const refusal = await refusalOf(root, file.path);
    if (refusal) return [refusal];
    const before = await bytesOnDisk(root, `content/${file.path}`);
    if (homeOf(file.path) && file.version !== (before && versionOf(before))) return [changedMeanwhile];
    known.push({ ...file, before });
  }
  const problems = await inStage(root, known, (stage) => newErrors(root, stage));
  if (problems.length > 0) return refusalsOf(problems, known);
  const text = (bytes: FileToSave["bytes"]) => bytes && Buffer.from(bytes).toString();
  const said = changeWords(
    known.map(({ path, before, bytes }) => ({ path, before: text(before), after: text(bytes) })),
  );
  const below = known.map(({ path, ...file }) => ({ ...file, path: `content/${path}` }));
  try {
    await commitFiles(repository, below, person, words ?? said);
    return [];
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
    // Another commit that touches none of these files: it is the base now.
    return error.paths.length > 0 ? [changedMeanwhile] : saveNow(root, files, person, words);
  }
}

const changedMeanwhile =
  "Somebody else has changed this meanwhile. Reload the editor (F5): what you typed is kept, and offered to you again.";

async function refusalOf(root: string, path: string): Promise<string | undefined> {
  if (!isContentPath(path)) return `"${path}" is no file of the content.`;
  const link = await linkOnTheWay(root, `content/${path}`);
  return (
    link && `"${link}" is a link to another place, which nothing keeps or checks. Put the folder or file itself there.`
  );
}

function recordText(path: string, wanted: string, before: string | undefined): string {
  const home = homeOf(path);
  if (!home) return wanted;
  const { shape } = home;
  const earlier = before === undefined ? undefined : readRecord(path, before);
  const { body, ...form } = readRecord(path, wanted);
  const fields = withFilePaths(path, shape, toRecord(shape, form, earlier) as object);
  const record = { ...fields, ...(body !== undefined && { body }) };
  return writeRecord(path, before, record, Object.keys(shape.shape));
}

/** What `work` finds in a copy of the content with the files as they are to be. */
async function inStage<Found>(
  root: string,
  files: FileToSave[],
  work: (stage: string) => Promise<Found>,
): Promise<Found> {
  const stage = await mkdtemp(join(tmpdir(), "edit-"));
  try {
    await cp(join(root, "content"), join(stage, "content"), { recursive: true });
    for (const { path, bytes } of files) {
      const file = join(stage, "content", path);
      await mkdir(dirname(file), { recursive: true });
      await (bytes === undefined ? rm(file, { force: true }) : writeFile(file, bytes));
    }
    return await work(stage);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** The errors that the changes would bring: those that are there already are for another day. */
async function newErrors(root: string, stage: string): Promise<Problem[]> {
  const errors = async (folder: string) => (await checkContent(folder)).filter(({ level }) => level === "error");
  const after = await errors(stage);
  if (after.length === 0) return [];
  const keyOf = ({ file, field, message }: Problem) => [file, field, message].join("\n");
  const before = new Set((await errors(root)).map(keyOf));
  return after.filter((problem) => !before.has(keyOf(problem)));
}

/** The problems for somebody who sees a form: "Name › English: …". */
function refusalsOf(problems: Problem[], written: FileToSave[]): string[] {
  const own = new Set(written.map(({ path }) => `content/${path}`));
  const labels = problems.map(({ file, field }) => {
    const steps = field.split(".").filter(Boolean).map(stepLabel);
    return [...(own.has(file) ? [] : nameOf(file)), ...steps].join(" › ");
  });
  if (written.every(({ bytes }) => bytes === undefined))
    return ["It cannot be deleted while it is named here:", ...new Set(labels)];
  return problems.map(({ message, fix }, index) => `${labels[index] && `${labels[index]}: `}${message} ${fix}`);
}

/** Where a file is in the editor's menu. */
function nameOf(file: string): string[] {
  const [, folder, name = ""] = /^content\/(?:(.*)\/)?([^./]+)/.exec(file) ?? [];
  const words = name.replaceAll(/(?:^|-)(.)/g, (_, letter) => ` ${letter.toUpperCase()}`).trim();
  return folder ? [labelOf(folder), words] : [labelOf(name)];
}

function stepLabel(step: string): string {
  return /^\d+$/.test(step) ? String(Number(step) + 1) : labelOf(step);
}
