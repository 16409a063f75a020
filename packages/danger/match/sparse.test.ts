import { expect, test } from "vitest";
import { eachOf, sparse } from "./sparse";

function pairsIn(text: string): [number, number][] {
  const pairs: [number, number][] = [];
  eachOf(text, (index, value) => pairs.push([index, value]));
  return pairs;
}

test("decodes each number except 0 at its index, in steps of a half", () => {
  const row = new Float32Array(300);
  row[0] = -1.25;
  row[1] = 4;
  row[55] = 0.3;
  row[56] = 0.1;
  row[113] = -9;
  row[299] = 0.5;
  expect(pairsIn(sparse(row))).toEqual([
    [0, -1],
    [1, 4],
    [55, 0.5],
    [113, -5],
    [299, 0.5],
  ]);
  expect(sparse([])).toBe("");
});
