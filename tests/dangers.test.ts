import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createDangerFinder } from "../src/search/danger.ts";
import { type DangerSource, foldDangers } from "../src/search/fold-dangers.ts";

type Queries = Record<string, Record<string, string[]>>;

const read = (path: string) => parse(readFileSync(path, "utf8"));
const source: DangerSource = read("sample/content/dangers.yaml");
const emergencies: Queries = read("tests/emergency-queries.yaml");
const harmless: Queries = read("tests/harmless-queries.yaml");
const find = createDangerFinder(foldDangers(source));

const kinds = Object.values(emergencies).flatMap((set) => Object.entries(set));
const everyday = Object.values(harmless).flatMap((set) => Object.values(set).flat());

describe("what a frightened person types", () => {
  test("is enough to judge by, in three languages", () => {
    const all = kinds.flatMap(([, queries]) => queries);
    expect(all.length).toBeGreaterThanOrEqual(500);
    expect(all.filter((query) => /[\u0900-\u097f]/.test(query)).length).toBeGreaterThanOrEqual(125);
  });

  test.each(kinds)("%s is recognised, every time and as what it is", (kind, queries) => {
    expect(source.dangers.map(({ id }) => id)).toContain(kind);
    const found = queries.map((query) => ({ query, dangers: find(query) }));
    expect(found.filter(({ dangers }) => dangers.length === 0).map(({ query }) => query)).toEqual([]);
    const mistaken = found.filter(({ dangers }) => !dangers.includes(kind)).map(({ query }) => query);
    expect(mistaken.length, mistaken.join("\n")).toBeLessThanOrEqual(queries.length / 20);
  });

  test("is recognised in capitals, without spaces after a stop, and in the middle of a long story", () => {
    const story = "hello we live in sector nine and my uncle who came for a wedding yesterday, ";
    for (const query of ["I CAN'T BREATHE!!!", "help.my baby is choking", `${story} has chest pain and is sweating`])
      expect(find(query), query).not.toEqual([]);
  });

  test("is recognised with one letter wrong in a long word, and one word written as two", () => {
    for (const query of ["unconcious", "sucide", "siezure", "poisonning", "be hosh", "heartattack", "हार्टअटैक"])
      expect(find(query), query).not.toEqual([]);
  });
});

test("words that were written as one are parted where each part is known", () => {
  expect(find("saansnahiaarahi")).toContain("breathing");
  expect(find("saapnekaata")).toContain("snake-bite");
  expect(find("gynecologistappointment")).toEqual([]);
});

test("a number is a danger where it is out of its bounds", () => {
  for (const query of ["spo2 82", "sugar 38", "sugar ५५०", "bp 210/120"]) expect(find(query), query).not.toEqual([]);
  for (const query of ["spo2 98", "sugar 110", "bp 120/80"]) expect(find(query), query).toEqual([]);
});

describe("what is harmless", () => {
  test("brings the red box in at most two of a hundred", () => {
    expect(everyday.length).toBeGreaterThanOrEqual(600);
    const alarms = everyday.filter((query) => find(query).length > 0);
    expect(alarms.length, alarms.join("\n")).toBeLessThanOrEqual(everyday.length / 50);
  });

  test.each(["bad breath", "burning urine", "heart specialist", "snake plant"])("%s never does", (query) => {
    expect(find(query)).toEqual([]);
  });

  test("does not hide a danger beside it", () => {
    expect(find("burning urine and now he cannot breathe")).toContain("breathing");
    expect(find("heart specialist please my father has chest pain")).toContain("heart");
  });
});

test("of several dangers the most pressing one comes first", () => {
  expect(find("she drank poison because she wants to die")[0]).toBe("self-harm");
  expect(find("unconscious in the river, drowned")[0]).toBe("drowning");
});

test("nothing that is typed takes long", () => {
  expect(find("saans ".repeat(5_000))).toEqual([]);
});

test("a sign names groups that are there, and each group is named", () => {
  const named = (text: string) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const { harmless, dangers, words } = source;
  const signs = [
    ...harmless,
    ...dangers.flatMap(({ names = {}, signs }) => [names, signs].flatMap(Object.values).flat()),
  ];
  expect(new Set(signs.flatMap(named))).toEqual(new Set(words.map(({ name }) => name)));
});
