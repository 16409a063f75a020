import { expect, test } from "vitest";
import model from "../model.json" with { type: "json" };
import { createDangerFinder } from "./finder.ts";
import { plainly } from "./plainly.ts";
import { knownForm } from "./stems.ts";

const find = createDangerFinder(model);

test.each([
  ["मारलंय", "मारलं"],
  ["चावलाय", "चावला"],
  ["मारतायत", "मारतात"],
  ["मारतायेत", "मारतात"],
  ["नाहीये", "नाही"],
  ["मुलाने", "मुला"],
  ["नवऱ्याने", "नवर्या"],
  ["तापलय", "तापल"],
  ["हिमालय", "हिमालय"],
])("compares %s as %s", (spoken, written) => {
  expect(plainly(spoken)).toEqual([written]);
});

test.each([
  ["जुलाबाने", "जुलाब"],
  ["डोक्यात", "डोक"],
  ["खोकल्यातून", "खोकला"],
  ["चावले", "चावला"],
  ["उघडेनात", "उघडेना"],
  ["थांबंना", "थांबत"],
  ["collapsing", "collapsed"],
])("%s is a form of %s", (word, known) => {
  expect(knownForm(word, (other) => other === known)).toBe(known);
});

test("a known word and an unknown one without a known form stay as they are", () => {
  expect(knownForm("जुलाबाने", () => true)).toBe("जुलाबाने");
  expect(knownForm("quartz", () => false)).toBe("quartz");
});

test("an unknown Marathi word in the case of a person counts as a person", () => {
  expect(find("कासाराला साप चावला")).toEqual(["snake-bite"]);
});

test("a query of one word isn't inflected", () => {
  expect(find("जहरी")).toBeUndefined();
});
