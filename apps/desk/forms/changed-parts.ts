import { isGroup } from "@hospital/content/record/values";

interface Part {
  /** "opd.0.from". */
  path: string;
  value: unknown;
}

/**
 * The values of a form that differ from those before. Each is as small as possible, so that rows stay mounted when they
 * are set: a list is one value only if it has another number of rows.
 */
export function changedParts(before: unknown, after: unknown, path: string[] = []): Part[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  if (old && now && (isGroup(after) || old.size === now.size))
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
      changedParts(old.get(key), now.get(key), [...path, key]),
    );
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path: path.join("."), value: after }];
}

/** The fields of a group, or the rows of a list. */
function partsOf(value: unknown): Map<string, unknown> | undefined {
  const hasParts = isGroup(value) || (Array.isArray(value) && value.every(isGroup));
  return hasParts ? new Map(Object.entries(value)) : undefined;
}
