import { expect, test } from "vitest";
import { findByName } from "./find-by-name.ts";

const find = (query: string, names: string[]) => findByName(names, query, (name) => [name]).matches;

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

const doctors = ["Dr Asha Verma", "Dr Asha Rao", "Dr Kavita Jain", "डॉ. सुनीता राठौर", "Orthopaedics", "Cardiology"];

test.each([
  ["Asha Roa", "Dr Asha Rao"],
  ["dr aasha rav", "Dr Asha Rao"],
  ["Roa", "Dr Asha Rao"],
  ["kavitha jian", "Dr Kavita Jain"],
  ["suneeta rathore", "डॉ. सुनीता राठौर"],
  ["सुनिता राठोड", "डॉ. सुनीता राठौर"],
  ["orthopadi", "Orthopaedics"],
  ["cardilogy", "Cardiology"],
])("offers a similar name for %s, marked as similar", (query, name) => {
  const { matches, areSimilar } = findByName(doctors, query, (doctor) => [doctor]);
  expect([matches[0], areSimilar]).toEqual([name, true]);
});

test("offers similar names only without a match, the most similar first", () => {
  const names = ["Dr Anita Sharma", "Dr Sunita Sharma", "Dr Sunita Jain"];
  expect(find("sunita sharma", names)).toEqual(["Dr Sunita Sharma"]);
  expect(find("sunita sharme", names)).toEqual(["Dr Sunita Sharma", "Dr Anita Sharma", "Dr Sunita Jain"]);
  expect(find("Asha Roa", doctors)).toEqual(["Dr Asha Rao"]);
});

test.each(["Dr Xyz", "Asha Kumar", "zzz", "Klingon", "12"])("finds nothing for %s", (query) => {
  expect(findByName(doctors, query, (doctor) => [doctor])).toEqual({ matches: [], areSimilar: false });
});
