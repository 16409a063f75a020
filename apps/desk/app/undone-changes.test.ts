import { expect, test } from "vitest";
import { undoneChanges } from "./undone-changes.ts";

const change = (id: string, source = {}) => ({ id, message: { en: id }, by: "Sunita", at: "", ...source });
const [first, undo] = [change("1"), change("2", { undoes: "1" })];

test.each([
  ["undone", [undo, first], ["1"]],
  ["undone on an older page", [undo], ["1"]],
  ["restored", [change("3", { restores: "1" }), undo, first], []],
  ["restored by undoing the undoing", [change("3", { undoes: "2" }), undo, first], ["2"]],
  ["undone again", [change("4", { undoes: "1" }), change("3", { restores: "1" }), undo, first], ["1"]],
])("finds changes that are %s", (_, changes, ids) => {
  expect([...undoneChanges(changes)]).toEqual(ids);
});
