import { expect, test } from "vitest";
import { groupHits, type Hit, withFullText } from "./result-groups";
import type { Kind } from "./search-document";

function hit(kind: Kind, title: string, score: number): Hit {
  return { document: { id: title, kind, title, href: `/${title}`, words: "" }, score };
}

const kindsOf = (groups: { kind: string }[]) => groups.map(({ kind }) => kind);

test("nothing found is no group", () => {
  expect(groupHits([])).toEqual([]);
});

test("the kind with the best hit comes first, and doctors before others that are as good", () => {
  const hits = [hit("test", "thyroid", 9), hit("department", "medicine", 5), hit("doctor", "rathore", 5)];
  expect(kindsOf(groupHits(hits))).toEqual(["test", "doctor", "department"]);
});

test("each group keeps the order of its hits", () => {
  const [group] = groupHits([hit("page", "a", 3), hit("page", "b", 2), hit("page", "c", 1)]);
  expect(group?.results.map(({ title }) => title)).toEqual(["a", "b", "c"]);
});

test("hits that are far weaker than the best are left out", () => {
  expect(kindsOf(groupHits([hit("test", "liver", 100), hit("page", "weak", 2)]))).toEqual(["test"]);
});

test("a long group is cut, and says how many are left", () => {
  const hits = Array.from({ length: 22 }, (_, number) => hit("insurer", `${number}`, 1));
  const [group] = groupHits(hits);
  expect([group?.results.length, group?.more]).toEqual([6, 16]);
});

test("a page whose text has the words shows once, whatever part of it was found by name", () => {
  const groups = groupHits([{ ...hit("test", "thyroid", 1) }]);
  for (const { results } of groups) for (const result of results) result.href = "/evan-lab#tests";
  const page = (href: string) => ({ title: href, href });
  expect(withFullText(groups, [page("/evan-lab")])).toEqual(groups);
  expect(kindsOf(withFullText(groups, [page("/evan-lab"), page("/about")]))).toEqual(["test", "text"]);
});

test("what the full text finds is shown by itself when there is no name", () => {
  expect(withFullText([], [{ title: "About", href: "/about" }])).toEqual([
    { kind: "text", results: [{ title: "About", href: "/about" }], more: 0 },
  ]);
});
