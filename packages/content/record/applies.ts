import { knownLanguages } from "../languages.ts";
import { publishedLocales } from "../text/locales.ts";
import { isGroup } from "./fields.ts";
import { isBlank } from "./form-values.ts";

/** For whom an exception is: the field that names which one. */
export const subjects = ["doctor", "department", "counter", "ward"] as const;

/**
 * Whether a field of the group at `path` has a use beside what the group says already: a holiday of the hospital has no
 * stand-in. A field that has a value always shows, so that nothing is hidden that is saved.
 */
export function appliesTo(collection: string, path: string, name: string, group: unknown): boolean {
  if (!isGroup(group) || !isBlank(group[name])) return true;
  // What is written here is not invented.
  if (name === "sample") return false;
  if (isOneOf(name, knownLanguages)) return isOneOf(name, publishedLocales);
  if (collection === "exceptions" && path !== "") return appliesToException(name, group);
  if (name === "review" && "isMedical" in group) return group.isMedical === true;
  return true;
}

function appliesToException(name: string, { for: subject, change, from, until }: Record<string, unknown>): boolean {
  if (name === "department") return subject === "department" || (subject === "doctor" && change === "extra");
  if (isOneOf(name, subjects)) return subject === name;
  if (name === "standIn") return subject === "doctor" && change === "closed";
  if (name === "days") return Boolean(until) && until !== from;
  if (name === "expected") return change === "late";
  if (name === "times") return Boolean(change) && change !== "as-usual" && change !== "late";
  // The reason is said of every change, once it is known what changes.
  return name === "from" || name === "until" || name === "for" || Boolean(subject);
}

const isOneOf = (name: string, names: readonly string[]) => names.includes(name);
