import { expect, test } from "vitest";
import { blocksOf } from "./house-blocks.ts";

const room = (block: string, floor: number, name = `${block}${floor}`) => ({ block, floor, name });
const drawn = (rooms: ReturnType<typeof room>[]) =>
  blocksOf(rooms).map(({ block, floors }) => [
    block,
    ...floors.map(({ floor, rooms }) => [floor, ...rooms.map(({ name }) => name)]),
  ]);

test("a block of two floors has the upper one first", () => {
  expect(drawn([room("A", 0), room("A", 1)])).toEqual([["A", [1, "A1"], [0, "A0"]]]);
});

test("rooms of a floor keep the order of the floor plan", () => {
  expect(drawn([room("A", 0, "pharmacy"), room("A", 0, "emergency")])).toEqual([["A", [0, "pharmacy", "emergency"]]]);
});

test("seven blocks are drawn in the order of their letters", () => {
  const blocks = blocksOf([..."GCAFBED"].map((block) => room(block, 0)));
  expect(blocks.map(({ block }) => block).join("")).toBe("ABCDEFG");
});

test("a block of eleven floors has those without a department too", () => {
  const [block] = blocksOf([room("A", 10), room("A", 3)]);
  expect(block?.floors.map(({ floor }) => floor)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(block?.floors.flatMap(({ rooms }) => rooms)).toHaveLength(2);
});

test("a basement is below the ground floor, which is drawn where it has no department", () => {
  expect(drawn([room("A", -1)])).toEqual([["A", [0], [-1, "A-1"]]]);
});

test("a department on two floors has a room on both", () => {
  expect(drawn([room("A", 0, "eye"), room("A", 1, "eye")])).toEqual([["A", [1, "eye"], [0, "eye"]]]);
});

test("without a floor plan there is no block", () => {
  expect(blocksOf([])).toEqual([]);
});
