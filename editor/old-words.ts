import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "astro/zod";
import { contentFolder } from "../content-check/content-folder.ts";
import { pathLabel, recordLabel } from "../content-check/labels.ts";
import { fieldsOf, referenceOf } from "../content-check/shapes.ts";
import { collectionOf, recordPaths } from "./content.ts";
import { toForm } from "./form.ts";
import { type FormChange, readForm } from "./form-files.ts";
import { plainText, readRecord } from "./record-file.ts";
import { save } from "./save.ts";
import { coreOf } from "./shapes.ts";
import { writeAtomically } from "./store/apply-updates.ts";
import { blobOf, git, openRepository, type Person, type Repository } from "./store/repository.ts";

/** The record of the facts (name, numbers, address) that other texts repeat. */
const factsFile = "hospital.yaml";
/** The most earlier versions to look at. */
const maxVersions = 30;

/** A fact that has changed. */
export interface OldWords {
  old: string;
  now: string;
}

/** A text with the old fact. */
interface OldText {
  /** Identifies the text. */
  id: string;
  label: string;
  before: string;
  after: string;
}

type Steps = (string | number)[];
/** The texts of a record by path, as "name.en". */
type Texts = Map<string, string>;

/** Outdated facts in other texts, except those that somebody has decided to keep. */
export async function findOldWords(root: string): Promise<{ words: OldWords[]; texts: OldText[] }> {
  const repository = await openRepository(root);
  const left = await leftWords(repository);
  const changed = (await changedFacts(repository)).filter(({ old, now }) => !left.includes(keyOf({ old, now })));
  if (changed.length === 0) return { words: [], texts: [] };
  const texts = (await textsWith(root, changed)).map(({ path, steps, label, before, after }) => {
    return { id: idOf(path, steps), label, before, after };
  });
  return { words: changed.filter(({ old }) => texts.some(({ before }) => patternOf([{ old }]).test(before))), texts };
}

/** Updates the texts of these ids in one save. Returns the refusals. */
export async function changeOldWords(root: string, ids: string[], person: Person): Promise<string[]> {
  const changed = await changedFacts(await openRepository(root));
  const found = (await textsWith(root, changed)).filter(({ path, steps }) => ids.includes(idOf(path, steps)));
  const byRecord = Object.groupBy(found, ({ path }) => path);
  const changes = Object.entries(byRecord).map(async ([path, texts = []]): Promise<FormChange> => {
    const { text, version } = await readForm(root, path);
    const record = readRecord(text);
    for (const { steps, after } of texts) put(record, steps, after);
    return { path, version, content: plainText(record) };
  });
  const said = changed.map(({ old, now }) => `“${old}” is “${now}”`).join(", ");
  const count = found.length === 1 ? "1 text" : `${found.length} texts`;
  return found.length === 0 ? [] : save(root, await Promise.all(changes), person, `Words in ${count}: ${said}`);
}

/** Keeps the remaining texts, without asking again. */
export async function leaveOldWords(root: string): Promise<string[]> {
  const repository = await openRepository(root);
  const { words } = await findOldWords(root);
  const keys = [...(await leftWords(repository)), ...words.map(keyOf)];
  await mkdir(repository.folder, { recursive: true });
  await writeAtomically(leftFile(repository), JSON.stringify(keys));
  return [];
}

const leftFile = ({ folder }: Repository) => join(folder, "left-words.json");
const keyOf = ({ old, now }: OldWords) => `${old}\n${now}`;
const idOf = (path: string, steps: Steps) => [path, ...steps].join("#");

async function leftWords(repository: Repository): Promise<string[]> {
  const text = await readFile(leftFile(repository), "utf8").catch(() => "[]");
  return JSON.parse(text);
}

/** Facts of earlier saves that no current fact equals, each with its new value; the longest first. */
async function changedFacts(repository: Repository): Promise<OldWords[]> {
  const path = `${contentFolder(repository.root)}/${factsFile}`;
  const now = factsIn(await readFile(join(repository.root, path)).catch(() => Buffer.from("")));
  const log = await git(repository, "log", "--format=%H", `-n${maxVersions}`, "HEAD", "--", path);
  const commits = log.split("\n").filter(Boolean);
  const earlier = await Promise.all(
    commits.map((id) => blobOf(repository, `${id}:${path}`).catch(() => Buffer.from(""))),
  );
  const values = new Set(now.values());
  const found = new Map<string, string>();
  for (const [way, old] of earlier.flatMap((bytes) => [...factsIn(bytes)])) {
    const own = now.get(way);
    // A number that another desk has now is not outdated.
    if (own && !values.has(old) && !found.has(old) && isDistinctive(old)) found.set(old, own);
  }
  return [...found].map(([old, now]) => ({ old, now })).sort((a, b) => b.old.length - a.old.length);
}

/** Whether a fact is distinctive enough to search for. */
function isDistinctive(words: string): boolean {
  return (words.match(/[\p{L}\p{M}\p{N}]/gu) ?? []).length >= 4;
}

/** The facts by path, without lists, whose rows have no stable path. */
function factsIn(bytes: Buffer): Texts {
  const shape = collectionOf(factsFile)?.shape;
  try {
    const all = shape ? textsIn(shape, toForm(shape, readRecord(bytes.toString()))) : [];
    return new Map(all.filter(({ steps }) => !isInRow(steps)).map(({ steps, text }) => [steps.join("."), text]));
  } catch {
    // An unreadable version.
    return new Map();
  }
}

function isInRow(steps: Steps): boolean {
  return steps.some((step, index) => typeof step === "number" && index < steps.length - 1);
}

/** Every distinct text of a form that people read. */
function textsIn(shape: z.ZodType, form: unknown): { steps: Steps; text: string }[] {
  const found = new Map<string, { steps: Steps; text: string }>();
  for (const { shape: part, value, path } of fieldsOf(shape, form)) {
    const steps = path as Steps;
    const isText = coreOf(part) instanceof z.ZodString && referenceOf(part) === undefined && steps.at(-1) !== "id";
    if (isText && typeof value === "string") found.set(steps.join("."), { steps, text: value });
  }
  return [...found.values()];
}

async function textsWith(root: string, changed: OldWords[]) {
  const pattern = patternOf(changed);
  const letters = changed.map(({ old }) => lettersOf(old));
  const records = recordPaths(root).map(async (path) => {
    const home = collectionOf(path);
    const raw = lettersOf(await readFile(join(root, contentFolder(root), path), "utf8"));
    if (!home || !(home.hasProse || letters.some((one) => raw.includes(one)))) return [];
    const { text: written } = await readForm(root, path);
    const form = readRecord(written);
    return textsIn(home.shape, form).flatMap(({ steps, text }) => {
      const after = text.replaceAll(pattern, (words) => nowOf(words, changed));
      const label = `${recordLabel(path, form)} › ${pathLabel(steps)}`;
      return after === text ? [] : [{ path, steps, before: text, after, label }];
    });
  });
  // The content check reports unreadable records.
  const found = await Promise.allSettled(records);
  return found.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
}

/** Normalizes quotes, spaces and line breaks. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** Matches whole words; phone numbers with any separators. */
function patternOf(words: Pick<OldWords, "old">[]): RegExp {
  const parts = words.map(({ old }) =>
    isNumber(old) ? [...digitsOf(old)].map((digit) => RegExp.escape(digit)).join("[ -]?") : RegExp.escape(old),
  );
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${parts.join("|")})(?![\\p{L}\\p{M}\\p{N}])`, "gu");
}

function nowOf(words: string, changed: OldWords[]): string {
  const isSame = ({ old }: OldWords) => old === words || (isNumber(old) && digitsOf(old) === digitsOf(words));
  return changed.find(isSame)?.now ?? words;
}

const isNumber = (words: string) => /^\+?\d[\d -]{3,}$/.test(words);
const digitsOf = (number: string) => number.replaceAll(/[^+\d]/g, "");

function put(record: Record<string, unknown>, steps: Steps, value: string): void {
  const group = steps
    .slice(0, -1)
    .reduce((part, step) => part[step] as Record<PropertyKey, unknown>, record as Record<PropertyKey, unknown>);
  group[steps.at(-1) ?? ""] = value;
}
