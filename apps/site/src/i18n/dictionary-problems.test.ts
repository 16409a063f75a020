import { knownLanguages } from "@hospital/content/languages";
import { expect, test } from "vitest";
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
