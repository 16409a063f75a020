import { readFileSync } from "node:fs";
import { defaultLocale, publishedLocales } from "@hospital/content/text/locales";
import { scriptOf } from "@hospital/content/text/script-of";
import { createPhraseFinder } from "@hospital/danger/match/basic-phrases";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readDangers } from "../../integrations/dangers/read-dangers.ts";
import { createAnswer } from "../../src/search/danger-answer.ts";
import { listedPages } from "../support/built-site.ts";

const trueDangers = new Set<string>(parse(readFileSync("packages/danger/vocabulary/true-dangers.yaml", "utf8")));
const content = readDangers();
const answer = createAnswer(content);
/** A phrase of the hospital's other languages, such as the word for an accident, is a true danger in a heading too. */
const isPhrase = createPhraseFinder(content.phrases.flatMap(({ texts }) => texts));

/** The text that a visitor reads first and types again. */
const selector = "h1, h2, h3, h4, label, option, button, th, summary, nav a, .person-card a, .department-card a";
const texts = [
  ...new Set(
    listedPages.flatMap(({ document }) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()),
    ),
  ),
].filter(Boolean);

test("the words of the site's headings, labels, names and menus don't show the warning box, except real emergencies", () => {
  const words = [...new Set(texts.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u)).filter(Boolean))];
  expect(words.length).toBeGreaterThan(50);
  const isTrue = (word: string) => trueDangers.has(word.toLowerCase()) || isPhrase(word);
  expect(words.filter((word) => answer(word, defaultLocale) && !isTrue(word))).toEqual([]);
});

test("doesn't recognise any of these texts as a misspelt emergency phrase", () => {
  expect(texts.filter((text) => answer(text, defaultLocale)?.isGuess && !isPhrase(text))).toEqual([]);
});

const english = "my father has chest pain since morning";

test.each(publishedLocales)("answers an English emergency phrase in English if the site has English: %s", (locale) => {
  const { lang } = answer(english, locale) ?? {};
  expect(lang).toBe(publishedLocales.includes("en") ? "en" : locale);
});

test("each basic phrase of the hospital's other languages shows a box in that language", () => {
  const basicPhrases = content.phrases.flatMap(({ texts, ...row }) => texts.map((phrase) => ({ ...row, phrase })));
  const unanswered = basicPhrases.filter(({ locale, phrase }) => {
    const box = answer(phrase, locale);
    return box?.lang !== locale || box.calls.length < 2;
  });
  expect(unanswered).toEqual([]);
});

test.each(publishedLocales)("shows everything that matters in the warning box in one language: %s", (locale) => {
  for (const query of [english, "chest pain", "snake bite", "नवजात साँस नहीं ले रहा"]) {
    const box = answer(query, locale);
    if (!box) throw new Error(`"${query}" isn't recognised as an emergency.`);
    const script = new RegExp(`\\p{Script=${scriptOf(box.lang)}}`, "u");
    const texts = [
      box.title,
      ...box.advice.map(({ text }) => text),
      ...box.calls.slice(0, 2).map(({ label }) => label),
    ];
    expect(
      texts.filter((text) => !script.test(text)),
      `${query}: ${box.lang}`,
    ).toEqual([]);
  }
});
