import { knownLanguages } from "@hospital/content/languages";
import { expect, test } from "vitest";
import { dictionaries } from "./dictionaries";
import { dictionaryProblems, missingMessages } from "./dictionary-problems";

test("every language has every message", () => {
  expect(dictionaryProblems(knownLanguages)).toEqual([]);
});

test("names the messages that a dictionary lacks after an update", () => {
  const english = {
    home: "Home",
    opd: { title: "OPD timetable", all: "All" },
    weeks: ["1st", "2nd"],
    fees: { ask: "Ask" },
  };
  const translation = { home: "హోమ్", opd: { title: " " }, weeks: ["మొదటి"] };
  expect(missingMessages(english, translation)).toEqual([
    { key: "opd.title", english: "OPD timetable" },
    { key: "opd.all", english: "All" },
    { key: "weeks.1", english: "2nd" },
    { key: "fees", english: "" },
  ]);
  expect(missingMessages(english, undefined)).toEqual([{ key: "", english: "" }]);
});

test("translations use the placeholders of the English message", () => {
  const placeholders = (messages: object): Record<string, string> =>
    Object.fromEntries(
      Object.entries(messages).flatMap(([key, value]) =>
        typeof value === "object"
          ? Object.entries(placeholders(value)).map(([inner, names]) => [`${key}.${inner}`, names])
          : [[key, [...new Set(String(value).match(/\{\w+\}/g))].sort().join()]],
      ),
    );
  const english = placeholders(dictionaries.en);
  for (const language of knownLanguages) expect(placeholders(dictionaries[language]), language).toEqual(english);
});
