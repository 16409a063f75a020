import fc from "fast-check";
import { expect, test } from "vitest";
import { frontCoded, wordsFrom } from "./front-coding.ts";

test("stores how many letters a word shares with the word before", () => {
  expect(frontCoded(["heartburn", "hearth", "heart"])).toBe("0heart5burn5h");
});

test("decodes the sorted words, each once", () => {
  const word = fc.stringMatching(/^[a-z]{1,15}$/);
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(wordsFrom(frontCoded(words))).toEqual([...new Set(words)].sort());
    }),
  );
});
