import { expect, test } from "vitest";
import { createPhraseFinder } from "./basic-phrases.ts";

const isPhrase = createPhraseFinder(["పాము కాటు", "பாம்பு கடி", "سانپ کاٹ"]);

test("finds a phrase with inflected words, in any order and in a longer query", () => {
  for (const query of ["పాము కాటు", "నాన్నకి పాము కాటువేసింది", "தம்பிக்கு பாம்பு கடித்தது", "کھیت میں سانپ نے کاٹا"])
    expect(isPhrase(query), query).toBe(true);
});

test("compares a short word whole", () => {
  const isBroken = createPhraseFinder(["পা ভেঙ"]);
  expect(isBroken("বাবার পা ভেঙে গেছে")).toBe(true);
  expect(isBroken("পানি ভেঙে")).toBe(false);
});

test("accepts two consonants as the beginning of a word, and an ending that replaces a final sign", () => {
  const isPhraseOf = createPhraseFinder(["పిడుగు పడ", "అంబులెన్స్", "విషం"]);
  for (const query of ["పిడుగు పడింది", "అంబులెన్సు పంపండి", "విషం తాగింది"]) expect(isPhraseOf(query), query).toBe(true);
  expect(isPhraseOf("ఈ విషయం గురించి")).toBe(false);
});

test("needs each word of a phrase", () => {
  for (const query of ["పాము", "கடிதம்", "سانپ", ""]) expect(isPhrase(query), query).toBe(false);
});
