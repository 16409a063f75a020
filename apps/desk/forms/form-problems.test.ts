import { collectionAt } from "@hospital/content/record/shaped-collections";
import { z } from "astro/zod";
import { expect, test } from "vitest";
import { toRecord } from "../fields/values.ts";
import { problemsOf } from "./form-problems.ts";

/** The problems of a notice with this text. */
function problemsOfText(text: unknown) {
  const collection = collectionAt("notices.yaml");
  if (!collection) throw new Error("Notices have no form.");
  const notices = [{ text, from: "2026-11-25", until: "2026-11-26" }];
  return problemsOf(collection, "notices.yaml", { notices });
}

test("explains why a text in Hindi alone isn't enough, at the empty field", () => {
  const texts = z.strictObject({ en: z.string().optional(), hi: z.string().optional() });
  const shape = z.strictObject({ text: z.union([z.string(), texts]).meta({ isLocalized: true }) });
  const [problem, ...others] = problemsOf({ name: "claims", shape }, "claims.yaml", { text: { en: null, hi: "पानी" } });
  expect(others).toEqual([]);
  expect(problem?.field).toEqual(["text", "en"]);
  expect(problem?.message.en).toBe(
    "The website’s first language is English, so the text can’t be without it. Write it here, too. Without a translation, repeat the text: every page then shows it as it is.",
  );
  expect(problem?.message.hi).toBe(
    "वेबसाइट की पहली भाषा अंग्रेज़ी है, इसलिए यह उसमें भी चाहिए। यहाँ अंग्रेज़ी में भी लिखें। अनुवाद न हो, तो जो लिखा है वही यहाँ भी लिखें: तब हर पेज पर वही दिखेगा।",
  );
});

test("accepts a notice in Hindi alone", () => {
  expect(problemsOfText({ en: null, hi: "पानी नहीं आएगा" })).toEqual([]);
});

test("accepts a text in Hindi alone that is repeated for the first language, as one text for all", () => {
  const text = "पानी नहीं आएगा";
  expect(problemsOfText({ en: text, hi: text })).toEqual([]);
  const { shape } = collectionAt("notices.yaml") ?? {};
  expect(shape && toRecord(shape, { notices: [{ id: "a", text: { en: text, hi: text } }] })).toMatchObject({
    notices: [{ text }],
  });
});

test("reports a text without any language as empty", () => {
  expect(problemsOfText({ en: null, hi: null }).map(({ message }) => message.en)).toEqual([
    "This is empty. Fill it in.",
  ]);
});
