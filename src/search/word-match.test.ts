import { expect, test } from "vitest";
import { createMatch, farness, wordsIn } from "./word-match";

test("words end where neither a letter, a sign of Devanagari nor a digit follows", () => {
  expect(wordsIn("Dr. Asha Rao, M.D. (हड्डी)")).toEqual(["dr", "asha", "rao", "m", "d", "हड्डी"]);
});

test.each([
  ["haddi", "haddi", 0],
  ["hadd", "haddi", 1],
  ["hadi", "haddi", 2],
  ["hdadi", "haddi", 2],
  ["kardiology", "cardiology", 2],
  ["orthopadi", "orthopedic", 3],
  ["dil", "haddi", Number.POSITIVE_INFINITY],
])("from %s to %s it is %d", (word, known, far) => {
  expect(farness(word, known, 2)).toBe(far);
});

const match = createMatch([
  { ids: ["bones"], texts: ["Orthopaedics", "fracture knee haddi हड्डी"] },
  { ids: ["heart"], texts: ["Cardiology", "chest pain dil"] },
  { ids: ["pictures", "lab"], texts: ["Radiology", "scan"] },
]);
const ids = (...question: Parameters<typeof match>) => [...match(...question).keys()];

test("a word is found as it is typed, to its end or not, and stands for all that its text is about", () => {
  expect(ids("haddi", "as")).toEqual(["bones"]);
  expect(ids("orthopae", "as")).toEqual(["bones"]);
  expect(ids("हड्", "as")).toEqual(["bones"]);
  expect(ids("radio", "as")).toEqual(["pictures", "lab"]);
  expect(ids("hadi", "as")).toEqual([]);
});

test("nearly finds the nearest only", () => {
  expect(ids("hadi", "nearly")).toEqual(["bones"]);
  expect(ids("cardiolgoy", "nearly")).toEqual(["heart"]);
  expect(ids("chets", "nearly")).toEqual(["heart"]);
  expect(ids("xqzwv", "nearly")).toEqual([]);
});

test("a word of three letters is found nearly only as it is, and somehow with one wrong", () => {
  expect(ids("dal", "nearly")).toEqual([]);
  expect(ids("dal", "somehow")).toEqual(["heart"]);
});

test("what is said first and exactly weighs more", () => {
  const weight = (word: string) => match(word, "as").get("bones") ?? 0;
  expect(weight("orthopaedics")).toBeGreaterThan(weight("ortho"));
  expect(weight("orthopaedics")).toBeGreaterThan(weight("haddi"));
});
