import { createHash } from "node:crypto";
import { type IdentifiedRow, Identities, identified } from "./identities.ts";
import { matchNewRows, matchRows } from "./match-rows.ts";
import { namedRows } from "./row-name.ts";
import { isGroup, ownValue } from "./values.ts";

/** From the top of a record to a value: `["opd", 0, "from"]`. */
export type FieldPath = (string | number)[];

/** A value that both sides changed: here, and in a save meanwhile. */
export interface FieldConflict {
  /** Identifies this field and these two values. */
  id: string;
  /** The record, below content/. */
  path: string;
  field: FieldPath;
  ours: unknown;
  theirs: unknown;
  /** The `namedRows` on the path. */
  rows?: Record<string, unknown>[];
}

/** Which side stays, by the ID of a conflict. */
export type MergeChoices = Record<string, "ours" | "theirs">;

/** The record that is merged, and a person's choices for its conflicts. */
interface MergeOptions {
  /** Below content/. */
  path: string;
  choices?: MergeChoices;
}

interface Merged {
  value: unknown;
  /** The conflicts without a choice. */
  conflicts: FieldConflict[];
}

/**
 * Merges records three-way; `undefined` is a record that doesn't exist. Every merge of the desk uses it. A value that
 * both sides changed is a conflict: the choice decides, and without a choice `value` has ours.
 */
export function merge(base: unknown, ours: unknown, theirs: unknown, options: MergeOptions): Merged {
  const merging = new Merging(options);
  const value = merging.merge({ base, ours, theirs, field: [], key: [], rows: [] });
  return { value, conflicts: merging.conflicts };
}

type Group = Record<string, unknown>;

interface Sides<Value = unknown> {
  base: Value;
  ours: Value;
  theirs: Value;
  /** The path in our record, as a person sees it. */
  field: FieldPath;
  /** The same path with the index of a row in the base, which both sides share. */
  key: FieldPath;
  /** The rows on the path. */
  rows: unknown[];
}

class Merging {
  readonly conflicts: FieldConflict[] = [];
  readonly #path: string;
  readonly #choices: MergeChoices;
  readonly #identities = new Identities();

  constructor({ path, choices = {} }: MergeOptions) {
    this.#path = path;
    this.#choices = choices;
  }

  merge(sides: Sides): unknown {
    const { base, ours, theirs } = sides;
    if (this.#isSame(ours, base)) return theirs;
    if (this.#isSame(theirs, base) || this.#isSame(ours, theirs)) return ours;
    if (isGroup(ours) && isGroup(theirs))
      return this.#mergeGroups({ ...sides, base: isGroup(base) ? base : {}, ours, theirs });
    if (Array.isArray(ours) && Array.isArray(theirs))
      return this.#mergeRows({ ...sides, base: Array.isArray(base) ? base : [], ours, theirs });
    return this.#decide(sides);
  }

  #isSame(a: unknown, b: unknown): boolean {
    return this.#identities.of(a) === this.#identities.of(b);
  }

  /** A choice counts only for the two values that the person has seen. */
  #decide({ ours, theirs, field, key, rows }: Sides): unknown {
    const id = createHash("sha256")
      .update(JSON.stringify([this.#path, key, ours, theirs]))
      .digest("hex")
      .slice(0, 16);
    const side = Object.hasOwn(this.#choices, id) ? this.#choices[id] : undefined;
    if (!side)
      this.conflicts.push({
        id,
        path: this.#path,
        field,
        ours,
        theirs,
        ...(rows.length > 0 && { rows: namedRows(rows) }),
      });
    return side === "theirs" ? theirs : ours;
  }

  #mergeGroups({ base, ours, theirs, field, key, rows }: Sides<Group>): Group {
    const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
    const parts = [...names].map((name) => {
      const sides = { base: ownValue(base, name), ours: ownValue(ours, name), theirs: ownValue(theirs, name) };
      return [name, this.merge({ ...sides, field: [...field, name], key: [...key, name], rows })] as const;
    });
    return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
  }

  #mergeRows({ base, ours, theirs, field, key, rows }: Sides<unknown[]>): unknown[] {
    const ourKeys = this.#keysOf(ours, base);
    const theirKeys = this.#keysOf(theirs, base, ourKeys);
    const [ourRows, theirRows] = [new Map<number, number>(), new Map<number, number>()];
    for (const [index, row] of ourKeys.keys.entries()) ourRows.set(row, index);
    for (const [index, row] of theirKeys.keys.entries()) theirRows.set(row, index);
    const order =
      theirKeys.isMoved && !ourKeys.isMoved
        ? inOrder(theirKeys.keys, ourKeys.keys)
        : inOrder(ourKeys.keys, theirKeys.keys);
    return order.flatMap((row) => {
      const [index, theirIndex] = [ourRows.get(row), theirRows.get(row)];
      const ourRow = index === undefined ? undefined : ours[index];
      const theirRow = theirIndex === undefined ? undefined : theirs[theirIndex];
      const value = this.merge({
        base: base[row],
        ours: ourRow,
        theirs: theirRow,
        field: [...field, index ?? row],
        key: [...key, row],
        rows: [...rows, ourRow ?? theirRow],
      });
      return value === undefined ? [] : [value];
    });
  }

  /**
   * A key for each row: its index in the base. A new row has a higher number, the same one on both sides where both
   * added the same row.
   */
  #keysOf(rows: unknown[], base: unknown[], ours?: Keys): Keys {
    const identifiedRows = identified(rows, this.#identities);
    const keys = matchRows(identifiedRows, identified(base, this.#identities));
    const stayed = keys.filter((key) => key !== -1);
    const isMoved = stayed.some((key, index) => index > 0 && key < (stayed[index - 1] ?? 0));
    const added = [...keys.keys()].filter((index) => keys[index] === -1);
    const newRows = added.flatMap((index) => identifiedRows[index] ?? []);
    const same = matchNewRows(newRows, ours?.newRows ?? []);
    const first = base.length + (ours?.keys.length ?? 0);
    const newKeys = added.map((index, position) => ours?.newKeys[same[position] ?? -1] ?? first + index);
    for (const [position, index] of added.entries()) keys[index] = newKeys[position] ?? -1;
    return { keys, newRows, newKeys, isMoved };
  }
}

interface Keys {
  keys: number[];
  newRows: IdentifiedRow[];
  newKeys: number[];
  /** Whether the rows of the base are in another order. */
  isMoved: boolean;
}

/** The rows of `lead` in their order; the others follow the row that they follow in their own list. */
function inOrder(lead: number[], other: number[]): number[] {
  const led = new Set(lead);
  const following = new Map<number, number[]>([[-1, []]]);
  let before = -1;
  for (const key of other)
    if (led.has(key)) {
      before = key;
      following.set(before, []);
    } else following.get(before)?.push(key);
  return [-1, ...lead].flatMap((key) => [...(key === -1 ? [] : [key]), ...(following.get(key) ?? [])]);
}
