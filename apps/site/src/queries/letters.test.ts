import { untranslated } from "@hospital/content/text/untranslated";
import { expect, test } from "vitest";
import { byName, letterGroups, letterOf, letterPages, maxInList } from "./letters";

const people = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ id: `file-${index}`, name: name(index) }));

test("a short list has no letters", () => {
  expect(letterPages(people(maxInList, () => "Dr Asha Rao"))).toEqual([]);
});

test("assigns each name to one letter without its title, in lists of limited length", () => {
  const names = ["Dr Asha Rao", "Prof. Bela Sen", "डॉ. Chetan Das", "Dr. आशा राव"];
  const manyPeople = people(4 * maxInList, (index) => names[index % 8 < 5 ? 0 : (index % 8) - 4] ?? "");
  const pages = letterPages(manyPeople);
  expect(pages.map(({ label }) => label)).toEqual(["A", "A 2", "A 3", "B", "C", "F"]);
  expect(pages.map(({ slug }) => slug)).toEqual(["a", "a-2", "a-3", "b", "c", "f"]);
  expect(Math.max(...pages.map(({ ids }) => ids.length))).toBeLessThanOrEqual(maxInList);
  expect(pages.flatMap(({ ids }) => ids).toSorted()).toEqual(manyPeople.map(({ id }) => id).toSorted());
});

test("sorts names with numbers naturally, each under its letter", () => {
  const names = ["Vitamin B12", "Vitamin B2", "17-OH progesterone", "Vitamin B1", "2D echo", "élastase"];
  const sorted = names.map((name) => ({ name })).sort(byName("en"));
  expect(sorted.map(({ name }) => name)).toEqual([
    ...["2D echo", "17-OH progesterone", "élastase", "Vitamin B1", "Vitamin B2", "Vitamin B12"],
  ]);
  expect(sorted.map(({ name }) => letterOf(name, "en"))).toEqual(["0-9", "0-9", "E", "V", "V", "V"]);
  expect(letterOf("కిడ్నీ పరీక్ష", "te")).toBe("క");
});

test("sorts letters by script, each with names in other languages in their order", () => {
  const names = ["24 घंटे", "ANA", "ESR", "कफ", "एमाइलेज़", "ऍलर्जी", untranslated("APTT"), untranslated("CEA")];
  const groups = letterGroups(
    names.map((name) => ({ name })),
    "hi",
  );
  expect(groups.map(([letter, items]) => `${letter} ${items.length}`)).toEqual([
    ...["ऍ 1", "ए 1", "क 1", "A 2", "C 1", "E 1", "0-9 1"],
  ]);
});
