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

test("who asks nothing gets everything", () => {
  expect(answer({})).toEqual(["all", "asha", "imran", "zoya"]);
  expect(answer({ q: "a doctor near me" })).toEqual(["all", "asha", "imran", "zoya"]);
});

test("all words and all filters have to fit", () => {
  expect(answer({ q: "ortho" })).toEqual(["exact", "imran", "zoya"]);
  expect(answer({ q: "orthopedic zoya" })).toEqual(["exact", "zoya"]);
  expect(answer({ q: "haddi ka doctor", day: "mon" })).toEqual(["exact", "imran"]);
  expect(answer({ day: "mon", gender: "female" })).toEqual(["exact", "asha"]);
});

test("each word's spelling is forgiven by itself", () => {
  expect(answer({ q: "zoya orthopadics" })).toEqual(["exact", "zoya"]);
});

test("when nothing fits, the last filter goes first and the words stay", () => {
  expect(answer({ q: "haddi", day: "tue", gender: "male" })).toEqual(["near", "zoya"]);
  expect(answer({ q: "haddi", day: "sun" })).toEqual(["near", "imran", "zoya"]);
});

test("when no one has all words, one with some of them comes near", () => {
  expect(answer({ q: "asha haddi", day: "mon" })).toEqual(["near", "asha", "imran"]);
});

test("where a neighbour would be wrong, a near match has the whole name", () => {
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

test("when nothing is near, nothing is offered", () => {
  expect(answer({ q: "xqzwv" })).toEqual(["none"]);
  expect(answer({ q: "xqzwv", day: "mon" })).toEqual(["none"]);
  expect(answer({ day: "sun" })).toEqual(["none"]);
});

test("a name shows while it is typed", () => {
  expect(answer({ q: "zo" })).toEqual(["exact", "zoya"]);
});

test("a field that is no filter is passed over", () => {
  expect(answer({ q: "asha", utm_source: "mail" })).toEqual(["exact", "asha"]);
});
