import { isGroup, rowsAt } from "@hospital/content/record/values";
import { defaultLocale } from "@hospital/content/text/locales";
import type { RecordValue } from "../api.ts";
import { exceptionsFile as exceptions } from "../api-today.ts";
import { type ReadRecord, readRecord } from "./records.ts";
import type { Repository } from "./repository.ts";

/** A change of a record with its previous version. */
export interface Prepared {
  path: string;
  value: RecordValue | null;
  before: ReadRecord | undefined;
  pictures: { path: string; bytes: Uint8Array }[];
}

const hours = "hours.yaml";

/** Renames a renamed counter or ward in the exceptions too, because neither could be saved without the other. */
export async function withRenamedPlaces(repository: Repository, changes: Prepared[]): Promise<Prepared[]> {
  const change = changes.find(({ path }) => path === hours);
  if (!change?.value || !change.before) return changes;
  const before = await readRecord(repository, exceptions).catch(() => undefined);
  const changeOfExceptions =
    changes.find(({ path }) => path === exceptions) ??
    (before && { path: exceptions, value: before.value, before, pictures: [] });
  if (!changeOfExceptions?.value) return changes;
  const value = structuredClone(changeOfExceptions.value);
  let count = 0;
  for (const [field, list] of Object.entries({ counter: "counters", ward: "wards" })) {
    const names = newNames(namesIn(change.before.value, list), namesIn(change.value, list));
    for (const row of rowsAt(value, "exceptions"))
      if (names.has(row[field])) {
        row[field] = names.get(row[field]);
        count++;
      }
  }
  return count === 0
    ? changes
    : [...changes.filter((other) => other !== changeOfExceptions), { ...changeOfExceptions, value }];
}

/** Old to new names of rows that have the same index and a name that is new. */
function newNames(old: unknown[], now: unknown[]): Map<unknown, unknown> {
  const pairs = old.length === now.length ? old.map((name, index) => [name, now[index]] as const) : [];
  return new Map(pairs.filter(([before, after]) => !now.includes(before) && !old.includes(after)));
}

function namesIn(record: unknown, list: string): unknown[] {
  return rowsAt(record, list).map(({ name }) => (isGroup(name) ? name[defaultLocale] : name));
}
