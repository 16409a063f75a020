import { isGroup } from "../../content-check/shapes.ts";

/** For whom an exception is: the field that names which one. */
const subjects = ["doctor", "department", "counter", "ward"];

/**
 * Whether a field of the group at `path` has a use beside what the group says already: a holiday of the hospital has no
 * stand-in. A field that has a value always shows, so that nothing is hidden that is saved.
 */
export function appliesTo(collection: string, path: string, name: string, group: unknown): boolean {
  if (!isGroup(group)) return true;
  const isFilled = (group[name] ?? "") !== "" && !(Array.isArray(group[name]) && group[name].length === 0);
  if (isFilled) return true;
  if (collection === "exceptions" && path !== "") return appliesToException(name, group);
  if (name === "review" && "isMedical" in group) return group.isMedical === true;
  return true;
}

function appliesToException(name: string, row: Record<string, unknown>): boolean {
  const { for: subject, change } = row;
  if (name === "department") return subject === "department" || (subject === "doctor" && change === "extra");
  if (subjects.includes(name)) return subject === name;
  if (name === "standIn") return subject === "doctor" && change === "closed";
  if (name === "days") return typeof row.until === "string" && row.until !== "" && row.until !== row.from;
  if (name === "expected") return change === "late";
  if (name === "times") return change !== undefined && change !== "as-usual" && change !== "late";
  // The reason is said of every change, once it is known what changes.
  return name === "from" || name === "until" || name === "for" || name === "sample" || subject !== undefined;
}
