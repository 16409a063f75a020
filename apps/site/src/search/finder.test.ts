import { createMatcher } from "@hospital/search/matcher";
import { expect, test } from "vitest";
import { createFinder } from "./finder";

const documents = [
  { id: "asha", text: "Dr Asha Cardiology heart", day: "mon", gender: "female" },
  { id: "imran", text: "Dr Imran Orthopaedics haddi", day: "mon", gender: "male" },
  { id: "zoya", text: "Dr Zoya Orthopaedics haddi", day: "tue", gender: "female" },
];
const find = createFinder({
  documents,
  match: createMatcher(
    documents.map(({ id, text }) => ({ ids: [id], phrases: [{ text, weight: 1 }] })),
    "finder",
  ),
  filters: {
    day: (document, day) => document.day === day,
    gender: (document, gender) => document.gender === gender,
  },
});
const answer = (query: Record<string, string>) => {
  const { ids, fit } = find(query);
  return [fit, ...ids];
};

test("returns everything for an empty query", () => {
  expect(answer({})).toEqual(["all", "asha", "imran", "zoya"]);
  expect(answer({ q: "a doctor near me" })).toEqual(["all", "asha", "imran", "zoya"]);
});

test("requires all words and all filters to match", () => {
  expect(answer({ q: "ortho" })).toEqual(["exact", "imran", "zoya"]);
  expect(answer({ q: "orthopedic zoya" })).toEqual(["exact", "zoya"]);
  expect(answer({ q: "haddi ka doctor", day: "mon" })).toEqual(["exact", "imran"]);
  expect(answer({ day: "mon", gender: "female" })).toEqual(["exact", "asha"]);
});

test("tolerates a typo in each word", () => {
  expect(answer({ q: "zoya orthopadics" })).toEqual(["exact", "zoya"]);
});

test("without a match, ignores the last filter first, and keeps the words", () => {
  expect(answer({ q: "haddi", day: "tue", gender: "male" })).toEqual(["near", "zoya"]);
  expect(answer({ q: "haddi", day: "sun" })).toEqual(["near", "imran", "zoya"]);
});

test("without a match for all words, returns near matches for some of them", () => {
  expect(answer({ q: "asha haddi", day: "mon" })).toEqual(["near", "asha", "imran"]);
});

test("requires the whole name for a near match where a similar name would be wrong", () => {
  const insurers = ["MDIndia", "Medi Assist India", "Star Health", "Bajaj General"];
  const find = createFinder({
    documents: insurers.map((id) => ({ id })),
    match: createMatcher(
      insurers.map((id) => ({ ids: [id], phrases: [{ text: id, weight: 1 }] })),
      "finder",
    ),
    nearBy: "names",
  });
  const near = (q: string) => [find({ q }).fit, ...find({ q }).ids];
  expect(near("united india")).toEqual(["none"]);
  expect(near("sbi general")).toEqual(["none"]);
  expect(near("star health policy number")).toEqual(["near", "Star Health"]);
});

test("returns nothing without a near match", () => {
  expect(answer({ q: "xqzwv" })).toEqual(["none"]);
  expect(answer({ q: "xqzwv", day: "mon" })).toEqual(["none"]);
  expect(answer({ day: "sun" })).toEqual(["none"]);
});

test("finds a name while it is typed", () => {
  expect(answer({ q: "zo" })).toEqual(["exact", "zoya"]);
});

test("ignores a field that isn't a filter", () => {
  expect(answer({ q: "asha", utm_source: "mail" })).toEqual(["exact", "asha"]);
});
