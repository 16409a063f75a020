import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valueChanges } from "./differences.ts";
import { type MergeChoices, merge } from "./merge.ts";

const path = "doctors/asha-rao.yaml";
const merged = (base: unknown, ours: unknown, theirs: unknown, choices: MergeChoices = {}) =>
  merge(base, ours, theirs, { path, choices });

/** Merges, and chooses one side for every conflict. */
function chosen(base: unknown, ours: unknown, theirs: unknown, side: "ours" | "theirs"): unknown {
  const { conflicts } = merged(base, ours, theirs);
  return merged(base, ours, theirs, Object.fromEntries(conflicts.map(({ id }) => [id, side]))).value;
}

const session = (day: string, from = "10:00") => ({ days: [day], from, to: "13:00" });
const [mon, tue, wed] = ["mon", "tue", "wed"].map((day) => session(day));

describe("rows without a name", () => {
  test("choosing their version of a row that was deleted here deletes no other row", () => {
    const later = session("mon", "11:00");
    const sides = [
      [mon, tue, wed],
      [tue, wed],
      [later, tue, wed],
    ] as const;
    expect(merged(...sides).conflicts).toMatchObject([{ ours: undefined, theirs: later }]);
    expect(chosen(...sides, "theirs")).toEqual([later, tue, wed]);
    expect(chosen(...sides, "ours")).toEqual([tue, wed]);
  });

  test("a changed row is recognised when another one was deleted or added beside it", () => {
    const later = session("tue", "11:00");
    const closed = { ...session("tue"), room: "4" };
    expect(merged([mon, tue, wed], [later, wed], [mon, closed, wed, session("sat")])).toEqual({
      value: [{ ...later, room: "4" }, wed, session("sat")],
      conflicts: [],
    });
  });

  test("keeps the order that one side has changed, with the rows that the other side has added", () => {
    const added = session("fri");
    const value = [wed, mon, { ...tue, room: "4" }, added];
    expect(merged([mon, tue, wed], [mon, { ...tue, room: "4" }, added, wed], [wed, mon, tue]).value).toEqual(value);
    expect(merged([mon, tue, wed], [wed, mon, tue], [mon, { ...tue, room: "4" }, added, wed]).value).toEqual(value);
  });

  test("keeps a row that both sides have added once, and a copy that one side has added", () => {
    const added = session("fri");
    expect(merged([mon], [mon, added], [mon, { ...added, id: "fri" }]).value).toEqual([mon, { ...added, id: "fri" }]);
    expect(merged([mon], [mon, added], [mon, mon]).value).toEqual([mon, mon, added]);
  });
});

test("applies a choice only to the values that were shown to the person", () => {
  const [{ id = "" } = {}] = merged({ degree: "A" }, { degree: "B" }, { degree: "C" }).conflicts;
  const nextMerge = merged({ degree: "A" }, { degree: "B" }, { degree: "D" }, { [id]: "ours" });
  expect(nextMerge.conflicts).toMatchObject([{ field: ["degree"], ours: "B", theirs: "D" }]);
});

test("a record that was deleted here and changed there is a conflict, and an unchanged one is deleted", () => {
  expect(merged({ name: "A" }, undefined, { name: "B" }).conflicts).toMatchObject([
    { field: [], theirs: { name: "B" } },
  ]);
  expect(merged({ name: "A" }, undefined, { name: "A" })).toEqual({ value: undefined, conflicts: [] });
});

test("handles fields with the names of object properties", () => {
  const value = JSON.parse('{ "__proto__": { "a": 1 }, "constructor": "x" }');
  expect(merged({}, { a: 1 }, value).value).toEqual({
    ...JSON.parse('{ "__proto__": { "a": 1 } }'),
    constructor: "x",
    a: 1,
  });
});

describe("eight times as many rows are read about eight times as often", () => {
  let reads = 0;
  /** Without equal rows and names, the merge has the most work for each row. */
  const rows = (count: number, side: string) =>
    Array.from({ length: count }, (_, index) => ({
      text: { en: `${side} ${index}` },
      from: `2026-11-${index}`,
      get kind() {
        reads += 1;
        return "x";
      },
    }));
  test.each([
    ["merge", (count: number) => merged(rows(count, "a"), rows(count, "b"), rows(count, "c").toReversed())],
    ["merge of what only one side has", (count: number) => merged([], rows(count, "b"), rows(count, "c"))],
    [
      "description",
      (count: number) => valueChanges({ before: { a: rows(count, "a") }, after: { a: rows(count, "b") } }),
    ],
  ])("%s", (_, work) => {
    const readsOf = (count: number) => {
      reads = 0;
      work(count);
      return reads;
    };
    expect(readsOf(400)).toBeGreaterThan(0);
    // Comparing all rows with all others would read 64 times as many.
    expect(readsOf(3200) / readsOf(400)).toBeLessThan(9);
  });
});

/** The fields of a row; the test identifies it by its key. */
interface Row {
  key: number;
  days: string;
  from: string;
  room?: string;
}

const time = fc.constantFrom("08:00", "09:00", "10:00", "11:00");
const edit = fc.record({
  kind: fc.constantFrom("change", "delete", "add", "move"),
  at: fc.nat(30),
  to: fc.nat(30),
  from: time,
  room: fc.constantFrom("1", "2"),
});
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

/** One side's edits of a list; `first` numbers its new rows. */
function edited(base: Row[], edits: Edit[], first: number): Row[] {
  const rows = structuredClone(base);
  for (const [count, { kind, at, to, from, room }] of edits.entries()) {
    const index = at % (rows.length || 1);
    const key = first + count;
    // A new row that is similar to a deleted one matches that one.
    if (kind === "add") rows.splice(index, 0, { key, days: `new ${key}`, from: `time ${key}` });
    else if (kind === "delete") rows.splice(index, 1);
    else if (kind === "move") rows.splice(to % (rows.length || 1), 0, ...rows.splice(index, 1));
    else if (rows[index] && rows[index].key < 100)
      rows[index] = at % 2 ? { ...rows[index], from } : { ...rows[index], room };
  }
  return rows;
}

const lists = fc
  .tuple(fc.array(time, { maxLength: 8 }), fc.array(edit, { maxLength: 5 }), fc.array(edit, { maxLength: 5 }))
  .map(([times, ours, theirs]) => {
    const base = times.map((from, key): Row => ({ key, days: `day ${key}`, from }));
    return { base, ours: edited(base, ours, 100), theirs: edited(base, theirs, 200) };
  });

/** Like in the content: rows with an ID, or rows identified by their name. */
const asRows = (rows: Row[], isNamed: boolean) =>
  rows.map(({ key, days, ...row }) => (isNamed ? { id: `row-${key}`, days, ...row } : { name: days, ...row }));
const runs = { numRuns: process.env.TEST_FULL === "true" ? 20_000 : 1000 };

describe("random edits on both sides", () => {
  test("keep every row that neither side deleted, and restore no deleted row", () => {
    fc.assert(
      fc.property(lists, fc.boolean(), fc.constantFrom("ours", "theirs"), ({ base, ours, theirs }, isNamed, side) => {
        const sides = [base, ours, theirs].map((rows) => asRows(rows, isNamed)) as [unknown[], unknown[], unknown[]];
        const names = (chosen(...sides, side) as { days?: string; name?: string }[]).map(
          ({ days, name }) => days ?? name,
        );
        const daysOf = (rows: Row[]) => rows.map(({ days }) => days);
        const [baseDays, ourDays, theirDays] = [daysOf(base), daysOf(ours), daysOf(theirs)];
        const stayed = [...new Set([...ourDays, ...theirDays])].filter((day) =>
          baseDays.includes(day) ? ourDays.includes(day) && theirDays.includes(day) : true,
        );
        for (const day of stayed) expect(names.filter((name) => name === day)).toHaveLength(1);
        // One that a side deleted is there only if the other side changed it, and that side was chosen.
        for (const day of names.filter((name) => !stayed.includes(name ?? ""))) {
          const changedRow = (side === "ours" ? ours : theirs).find(({ days }) => days === day);
          expect(changedRow).toBeDefined();
          expect(changedRow).not.toEqual(base.find(({ days }) => days === day));
        }
      }),
      runs,
    );
  });

  test("have the chosen side in every conflict, and the changed side everywhere else", () => {
    fc.assert(
      fc.property(lists, fc.boolean(), fc.constantFrom("ours", "theirs"), ({ base, ours, theirs }, isNamed, side) => {
        const sides = [base, ours, theirs].map((rows) => asRows(rows, isNamed)) as [unknown[], unknown[], unknown[]];
        const rows = chosen(...sides, side) as { id?: string; name?: string; from?: string; room?: string }[];
        for (const { days, key } of base) {
          const row = rows.find(({ id, name }) => id === `row-${key}` || name === days);
          const [baseRow, ourRow, theirRow] = [base, ours, theirs].map((list) =>
            list.find((candidate) => candidate.days === days),
          );
          if (!row || !ourRow || !theirRow) continue;
          for (const field of ["from", "room"] as const) {
            const expected =
              ourRow[field] === baseRow?.[field]
                ? theirRow[field]
                : theirRow[field] === baseRow?.[field]
                  ? ourRow[field]
                  : { ours: ourRow, theirs: theirRow }[side][field];
            expect(row[field]).toBe(expected);
          }
        }
      }),
      runs,
    );
  });

  test("have the same result each time, and don't change the inputs", () => {
    fc.assert(
      fc.property(lists, ({ base, ours, theirs }) => {
        const sides = () => structuredClone([base, ours, theirs] as const);
        const input = sides();
        expect(merged(...input)).toEqual(merged(...sides()));
        expect(input).toEqual([base, ours, theirs]);
      }),
      runs,
    );
  });

  test("of one side only result in that side, in its order", () => {
    fc.assert(
      fc.property(lists, fc.boolean(), ({ base, ours }, isNamed) => {
        const [was, now] = [base, ours].map((rows) => asRows(rows, isNamed));
        expect(merged(was, now, was)).toEqual({ value: now, conflicts: [] });
        expect(merged(was, was, now)).toEqual({ value: now, conflicts: [] });
        expect(merged(was, now, now)).toEqual({ value: now, conflicts: [] });
      }),
      runs,
    );
  });
});
