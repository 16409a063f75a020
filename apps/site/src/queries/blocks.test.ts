import { expect, test } from "vitest";
import { blocksOf } from "./blocks.ts";

const room = (block: string, floor: number, name = `${block}${floor}`) => ({ block, floor, name });
const drawn = (rooms: ReturnType<typeof room>[]) =>
  blocksOf(rooms).map(({ block, floors }) => [
    block,
    ...floors.map(({ floor, rooms }) => [floor, ...rooms.map(({ name }) => name)]),
  ]);

test("lists the upper floor first", () => {
  expect(drawn([room("A", 0), room("A", 1)])).toEqual([["A", [1, "A1"], [0, "A0"]]]);
});

test("keeps the order of rooms on a floor", () => {
  expect(drawn([room("A", 0, "pharmacy"), room("A", 0, "emergency")])).toEqual([["A", [0, "pharmacy", "emergency"]]]);
});

test("sorts blocks by letter", () => {
  const blocks = blocksOf([..."GCAFBED"].map((block) => room(block, 0)));
  expect(blocks.map(({ block }) => block).join("")).toBe("ABCDEFG");
});

test("includes floors without rooms", () => {
  const [block] = blocksOf([room("A", 10), room("A", 3)]);
  expect(block?.floors.map(({ floor }) => floor)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(block?.floors.flatMap(({ rooms }) => rooms)).toHaveLength(2);
});

test("lists a basement below the ground floor, also without rooms there", () => {
  expect(drawn([room("A", -1)])).toEqual([["A", [0], [-1, "A-1"]]]);
});

test("lists a department on two floors twice", () => {
  expect(drawn([room("A", 0, "eye"), room("A", 1, "eye")])).toEqual([["A", [1, "eye"], [0, "eye"]]]);
});

test("returns no block without a floor plan", () => {
  expect(blocksOf([])).toEqual([]);
});
