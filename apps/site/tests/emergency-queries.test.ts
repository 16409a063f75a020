import { readFileSync } from "node:fs";
import { createPhraseFinder } from "@hospital/danger/match/basic-phrases";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const hospital = "hospitals/hyderabad";
const read = (path: string) => parse(readFileSync(`${hospital}/${path}`, "utf8"));
const { emergencies, ordinary }: { emergencies: Record<string, string[][]>; ordinary: Record<string, string[]> } =
  read("emergency-queries.yaml");
type ByLanguage = Record<string, string[]>;
const { phrases }: { phrases: { words: ByLanguage; ordinary?: ByLanguage }[] } = read("content/dangers.yaml");
const finders = phrases.map(({ words, ordinary = {} }) =>
  createPhraseFinder(Object.values(words).flat(), Object.values(ordinary).flat()),
);
const isEmergency = (query: string) => finders.some((isIn) => isIn(query));

describe.each(Object.keys(emergencies))("phrases in the hospital's language: %s", (language) => {
  test("recognise each emergency in the words and endings that people use", () => {
    const queries = emergencies[language] ?? [];
    expect(queries).toHaveLength(phrases.length);
    expect(queries.flat().filter((query) => !isEmergency(query))).toEqual([]);
  });

  test("leave ordinary searches alone", () => {
    expect(ordinary[language]?.length).toBeGreaterThan(20);
    expect(ordinary[language]?.filter(isEmergency)).toEqual([]);
  });
});
