import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localePath, publishedLocales, withoutLocale } from "@hospital/content/text/locales";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createSearch } from "../src/islands/site-search/site-index.ts";

type Group = { pages: string[] } & Partial<Record<Writing, string[]>>;
const writings = ["en", "hi", "hinglish"] as const;
type Writing = (typeof writings)[number];

const sets: Record<string, Group[] | string[]> = parse(readFileSync("apps/site/tests/everyday-queries.yaml", "utf8"));
const groups = Object.values(sets).flatMap((set) => set.filter((group): group is Group => typeof group !== "string"));
const isName = ({ pages }: Group) => pages.some((page) => page.startsWith("dr-in-hospital/"));

/** The minimum percentage of queries with a right page among the first three results. */
const minPercentages = { words: 95, names: 97 };

describe.each(publishedLocales)("the search of the pages in %s", (locale) => {
  const read = (file: string) => JSON.parse(readFileSync(join("dist", localePath(file, locale)), "utf8"));
  const search = createSearch(read("/search-index.json"), read("/search-text.json"));
  const isRight = (question: string, pages: string[]) => {
    const top = search(question)
      .slice(0, 3)
      .map(({ href }) => (href ? withoutLocale(href.replace(/[?#].*/, "")).slice(1) : "lacks"));
    return pages.includes("lacks") ? top[0] === "lacks" : top.some((page) => pages.includes(page));
  };
  const expectRight = (queries: { question: string; pages: string[] }[], percent: number) => {
    const wrong = queries.filter(({ question, pages }) => !isRight(question, pages)).map(({ question }) => question);
    expect(100 * (1 - wrong.length / queries.length), wrong.join("; ")).toBeGreaterThanOrEqual(percent);
  };

  test.each(writings)("finds pages by everyday words (%s)", (writing) => {
    const queries = groups
      .filter((group) => !isName(group))
      .flatMap(({ pages, [writing]: questions = [] }) =>
        questions.map((question) => ({ question: `${question}`, pages })),
      );
    expect(queries.length).toBeGreaterThan(200);
    expectRight(queries, minPercentages.words);
  });

  test("finds doctors by their names, however they are spelt", () => {
    const queries = groups
      .filter(isName)
      .flatMap(({ pages, ...questions }) =>
        writings.flatMap((writing) =>
          (questions[writing] ?? []).map((question) => ({ question: `${question}`, pages })),
        ),
      );
    expect(queries.length).toBeGreaterThan(100);
    expectRight(queries, minPercentages.names);
  });

  test.each(sets.nothing as string[])('offers nothing for "%s"', (question) => {
    expect(search(question).map(({ title }) => title)).toEqual([]);
  });
});
