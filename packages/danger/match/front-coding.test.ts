import fc from "fast-check";
import { expect, test } from "vitest";
import { frontCoded, wordsFrom } from "./front-coding.ts";

test("a word says how much it shares with the one before", () => {
  expect(frontCoded(["heartburn", "hearth", "heart"])).toBe("0heart5burn5h");
});

test("any words come back, each once and sorted", () => {
  const word = fc.stringMatching(/^[a-z]{1,15}$/);
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(wordsFrom(frontCoded(words))).toEqual([...new Set(words)].sort());
    }),
  );
});
