import { createHash } from "node:crypto";
import { inEachLanguage } from "@hospital/content/messages/labels";
import type { RecordValue, StaleFact } from "../api.ts";
import { changeMessage } from "../messages/writers.ts";
import { locationText } from "./localized-problem.ts";
import { lastVersions, locationOf, type ReadRecord, readRecord, readRecords, textsIn, withValueAt } from "./records.ts";
import type { Person, Repository } from "./repository.ts";
import { type SaveResult, saveRecords } from "./save.ts";
import { changeStoredState, readStoredState } from "./stored-state.ts";

/** The record of the facts (name, numbers, address) that other texts repeat. */
const factsFile = "hospital.yaml";
/** The IDs of texts that a person has left unchanged. */
const leftFile = "left-words.json";
/** A region's or country's name is also part of other names, such as government schemes. */
const notSearched = "region";
/** The maximum number of earlier versions to compare. */
const maxVersions = 30;

interface Fact {
  old: string;
  new: string;
}

/** Facts that have changed and are still in other texts as before, except those that a person has left unchanged. */
export async function findStaleFacts(repository: Repository): Promise<StaleFact[]> {
  const facts = await changedFacts(repository);
  if (facts.length === 0) return [];
  const left = await readStoredState<string[]>(repository, leftFile, []);
  const staleFacts = (await readRecords(repository)).flatMap((record) => staleFactsIn(record, facts));
  return staleFacts.filter(({ id }) => !left.includes(id));
}

function staleFactsIn({ path, value }: ReadRecord, facts: Fact[]): StaleFact[] {
  return textsIn(path, value).flatMap(({ field, text }) => {
    const [fact] = facts.filter((candidate) => patternOf([candidate]).test(text));
    if (!fact) return [];
    const after = text.replaceAll(patternOf(facts), (match) => replacementFor(match, facts));
    const id = createHash("sha256")
      .update([path, ...field, after].join("\n"))
      .digest("hex")
      .slice(0, 16);
    const location = locationText(locationOf(path, value, field));
    return [{ id, path, field, location, old: fact.old, new: fact.new, before: text, after }];
  });
}

/** Changes the texts of these IDs in one save, and leaves the others unchanged from now on. */
export async function settleStaleFacts(
  repository: Repository,
  { change, leave }: { change: string[]; leave: string[] },
  person: Person,
): Promise<SaveResult> {
  const staleFacts = await findStaleFacts(repository);
  if (leave.length > 0) await changeStoredState<string[]>(repository, leftFile, [], (left) => [...left, ...leave]);
  const chosen = staleFacts.filter(({ id }) => change.includes(id));
  if (chosen.length === 0) return { commit: undefined, paths: [] };
  const byRecord = Object.entries(Object.groupBy(chosen, ({ path }) => path));
  const changes = byRecord.map(async ([path, factsOfRecord = []]) => {
    const { version, value } = await readRecord(repository, path);
    return {
      path,
      version,
      value: factsOfRecord.reduce((now, { field, after }) => withValueAt(now, field, after), value),
    };
  });
  const distinct = [...new Map(chosen.map((fact) => [`${fact.old} ${fact.new}`, fact])).values()];
  const replaced = distinct.map((fact) => changeMessage("staleFact", { before: fact.old, after: fact.new }));
  const facts = inEachLanguage((language) => replaced.map((message) => message[language]).join(", "));
  const message =
    chosen.length === 1
      ? changeMessage("oneStaleFact", { facts })
      : changeMessage("staleFacts", { count: chosen.length, facts });
  return saveRecords(repository, await Promise.all(changes), person, message);
}

/** Facts of earlier saves that no present fact equals, each with its new value; the longest first. */
async function changedFacts(repository: Repository): Promise<Fact[]> {
  // An unreadable record can't be compared.
  const now = factsIn((await readRecord(repository, factsFile).catch(() => undefined))?.value);
  const earlier = await lastVersions(repository, factsFile, maxVersions);
  const values = new Set(now.values());
  const outdated = new Map<string, string>();
  for (const [field, old] of earlier.flatMap(({ value }) => [...factsIn(value)])) {
    const present = now.get(field);
    // A number that another field has now isn't outdated.
    if (present && !values.has(old) && !outdated.has(old) && isDistinctive(old)) outdated.set(old, present);
  }
  return [...outdated].map(([old, present]) => ({ old, new: present })).sort((a, b) => b.old.length - a.old.length);
}

/** Whether a fact is distinctive enough to search for. */
function isDistinctive(text: string): boolean {
  return (text.match(/[\p{L}\p{M}\p{N}]/gu) ?? []).length >= 4;
}

/** The facts by path, without lists, because the paths of rows change. */
function factsIn(value: RecordValue = {}): Map<string, string> {
  const texts = textsIn(factsFile, value);
  const lasting = texts.filter(
    ({ field }) => !field.includes(notSearched) && !field.slice(0, -1).some((step) => typeof step === "number"),
  );
  return new Map(lasting.map(({ field, text }) => [field.join("."), text]));
}

/** Matches whole words; phone numbers with any separators. */
function patternOf(facts: Pick<Fact, "old">[]): RegExp {
  const parts = facts.map(({ old }) =>
    isNumber(old) ? [...digitsOf(old)].map((digit) => RegExp.escape(digit)).join("[ -]?") : RegExp.escape(old),
  );
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${parts.join("|")})(?![\\p{L}\\p{M}\\p{N}])`, "gu");
}

function replacementFor(text: string, facts: Fact[]): string {
  const isSame = ({ old }: Fact) => old === text || (isNumber(old) && digitsOf(old) === digitsOf(text));
  return facts.find(isSame)?.new ?? text;
}

const isNumber = (text: string) => /^\+?\d[\d -]{3,}$/.test(text);
const digitsOf = (number: string) => number.replaceAll(/[^+\d]/g, "");
