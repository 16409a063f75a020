import { expect, test } from "vitest";
import { rankMatches } from "./rank-matches.ts";

const find = (query: string, names: string[]) => rankMatches(names, query, (name) => [name]);

test("finds a name that is typed without nukta", () => {
  expect(find("फराह", ["डॉ. फ़राह ख़ान", "डॉ. आशा राव"])).toEqual(["डॉ. फ़राह ख़ान"]);
  expect(find("फिजियो", ["फ़िज़ियोथेरेपी", "हृदय रोग"])).toEqual(["फ़िज़ियोथेरेपी"]);
});

test("lists equal names first, then beginnings of names and of words", () => {
  expect(find("ear", ["Heart", "Nose, ear", "Ear clinic", "ear", "Skin"])).toEqual([
    "ear",
    "Ear clinic",
    "Nose, ear",
    "Heart",
  ]);
});

test("finds nothing by punctuation, and everything by an empty query", () => {
  expect(find("()", ["Heart"])).toEqual([]);
  expect(find(" ", ["Heart"])).toEqual(["Heart"]);
});
