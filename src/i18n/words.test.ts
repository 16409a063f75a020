import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fontOf } from "./font-of";
import { locales } from "./locales";
import { fill, words } from "./words";

test("fill puts each value in its place", () => {
  expect(fill("{number} of {count}", { number: 1, count: 5 })).toBe("1 of 5");
  expect(fill("{name} and {name}", { name: "Asha" })).toBe("Asha and Asha");
});

test("fill takes a value as it is, whatever characters it has", () => {
  expect(fill("Play: {title}", { title: "$& {count} $1" })).toBe("Play: $& {count} $1");
});

test("a value that is missing leaves no brace behind", () => {
  expect(fill("Play: {title}", {})).toBe("Play: ");
});

test.each(locales)("the language %s has a word for everything, with the same places to fill", (locale) => {
  const places = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];
  const flat = (value: object): [string, string][] =>
    Object.entries(value).flatMap(([key, word]) => (typeof word === "string" ? [[key, word]] : flat(word)));
  const own = flat(words(locale));
  expect(own.filter(([, word]) => !word.trim())).toEqual([]);
  expect(own.map(([key, word]) => [key, places(word)])).toEqual(
    flat(words("en")).map(([key, word]) => [key, places(word)]),
  );
});

test.each(locales.filter((locale) => fontOf[locale]))(
  "pages in the language %s are set in the font of its letters",
  (locale) => {
    expect(readFileSync("src/styles/tokens.css", "utf8")).toContain(`:lang(${locale})`);
  },
);
