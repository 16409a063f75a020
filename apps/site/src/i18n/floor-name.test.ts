import { describe, expect, test } from "vitest";
import { dictionaries } from "./dictionaries.ts";
import { floorName, floorSign } from "./floor-name.ts";

test("numbers the floors below the basement", () => {
  const label = dictionaries.en.floorPlan;
  const floors = [2, 0, -1, -2, -3];
  expect(floors.map((floor) => floorName(floor, label))).toEqual([
    "floor 2",
    "ground floor",
    "basement",
    "basement 2",
    "basement 3",
  ]);
  expect(floors.map((floor) => floorSign(floor, label))).toEqual(["2", "G", "B", "B2", "B3"]);
});

describe.each(Object.entries(dictionaries))("in the dictionary %s", (_, { floorPlan }) => {
  test("each floor has another name and sign, and lower basements are named like the first", () => {
    const floors = [1, 0, -1, -2, -3];
    expect(new Set(floors.map((floor) => floorName(floor, floorPlan))).size).toBe(floors.length);
    expect(new Set(floors.map((floor) => floorSign(floor, floorPlan))).size).toBe(floors.length);
    expect(floorName(-2, floorPlan)).toContain(floorName(-1, floorPlan));
    expect(floorName(-2, floorPlan)).toContain("2");
  });
});
