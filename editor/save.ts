import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { checkContent } from "../content-check/check-content.ts";
import type { Problem } from "../content-check/problem.ts";
import { homeOf } from "./content.ts";
import { toForm, toRecord } from "./form.ts";
import { plainText, readRecord, writeRecord } from "./record-file.ts";
import { labelOf } from "./words.ts";

export interface Change {
  /** Below content/, with slashes. */
  path: string;
  /** A record as the editor wrote it, a picture, or nothing where the file goes. */
  content: string | Uint8Array | undefined;
  /** What the editor knew of the file before: see `versionOf`. */
  version?: string | undefined;
}

/** What a file says, in short: two of one version are the same. */
function versionOf(content: string | Uint8Array): string {
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
    return home ? plainText(path, toForm(home.shape, readRecord(path, file)) as Record<string, unknown>) : file;
  } catch {
    // The editor says itself that it cannot read it.
    return file;
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Writes all of the changes, or none of them and says why: what the content check finds, in plain words. */
export function save(root: string, changes: Change[]): Promise<string[]> {
  const saved = last.then(() => saveNow(root, changes));
  last = saved.catch(() => undefined);
  return saved;
}

async function saveNow(root: string, changes: Change[]): Promise<string[]> {
  const content = join(root, "content");
  const written: Written[] = [];
  for (const { path, content: wanted, version } of changes) {
    const refusal = refusalOf(path);
    if (refusal) return [refusal];
    const before = await readFile(join(content, path)).catch(() => undefined);
    const isRecord = homeOf(path) !== undefined;
    if (isRecord && version !== (before && versionOf(before)))
      return ["Somebody else has changed this meanwhile. Reload the editor (F5) and do it again."];
    written.push({ path, bytes: typeof wanted === "string" ? recordText(path, wanted, before?.toString()) : wanted });
  }
  const stage = await mkdtemp(join(tmpdir(), "edit-"));
  try {
    await cp(content, join(stage, "content"), { recursive: true });
    await putAll(join(stage, "content"), written);
    const problems = await newErrors(root, stage);
    if (problems.length > 0) return refusalsOf(problems, written);
    await putAll(content, written);
    return [];
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

interface Written {
  path: string;
  /** Nothing where the file goes. */
  bytes: string | Uint8Array | undefined;
}

function refusalOf(path: string): string | undefined {
  const isInside =
    posix.normalize(path) === path && !path.startsWith("/") && !path.split("/").some((part) => part.startsWith("."));
  return isInside ? undefined : `"${path}" is no file of the content.`;
}

function recordText(path: string, wanted: string, before: string | undefined): string {
  const home = homeOf(path);
  if (!home) return wanted;
  const { shape } = home;
  const earlier = before === undefined ? undefined : readRecord(path, before);
  const { body, ...form } = readRecord(path, wanted);
  const record = { ...(toRecord(shape, form, earlier) as object), ...(body !== undefined && { body }) };
  return writeRecord(path, before, record, Object.keys(shape.shape));
}

/** All is on the disk before the first file gets its name, so that a full disk changes nothing. */
async function putAll(folder: string, written: Written[]): Promise<void> {
  const drafts = await Promise.all(
    written.map(async ({ path, bytes }) => {
      const file = join(folder, path);
      if (bytes === undefined) return { file };
      const draft = join(dirname(file), `.${versionOf(path + versionOf(bytes))}.draft`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, bytes);
      return { file, draft };
    }),
  );
  for (const { file, draft } of drafts) await (draft ? rename(draft, file) : rm(file, { force: true }));
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
function refusalsOf(problems: Problem[], written: Written[]): string[] {
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
