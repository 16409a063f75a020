import { globSync } from "node:fs";
import { knownLanguages } from "@hospital/content/languages";
import { spokenTimesOf } from "@hospital/content/text/clock-time";
import { fill } from "@hospital/content/text/fill";
import { expect, test } from "vitest";
import { dictionaries } from "./dictionaries";
import { messages } from "./messages";

test("fill replaces each placeholder", () => {
  expect(fill("{number} of {count}", { number: 1, count: 5 })).toBe("1 of 5");
  expect(fill("{name} and {name}", { name: "Asha" })).toBe("Asha and Asha");
});

test("fill inserts values literally, with any characters", () => {
  expect(fill("Play: {title}", { title: "$& {count} $1" })).toBe("Play: $& {count} $1");
});

test("fill removes a placeholder without a value", () => {
  expect(fill("Play: {title}", {})).toBe("Play: ");
});

test.each(knownLanguages)("%s has all messages, with the same placeholders", (locale) => {
  const placeholders = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];
  const flat = (value: object): [string, string][] =>
    Object.entries(value).flatMap(([key, message]) => (typeof message === "string" ? [[key, message]] : flat(message)));
  const always = messages(locale);
  const entries = flat(always);
  expect(entries.filter(([, message]) => !message.trim())).toEqual([]);
  expect(entries.map(([key, message]) => [key, placeholders(message)])).toEqual(
    flat(messages("en")).map(([key, message]) => [key, placeholders(message)]),
  );
});

test("every dictionary in this folder is in use", () => {
  const files = globSync("??{,?}.ts", { cwd: import.meta.dirname }).map((file) => file.slice(0, -3));
  expect(files.sort()).toEqual(Object.keys(dictionaries).sort());
});

test.each(knownLanguages)("%s: has a word for each part of the day, or formats times like English", (locale) => {
  const spokenTimes = spokenTimesOf(locale);
  if (spokenTimes) expect(spokenTimes.parts.split(" ")).toHaveLength(6);
});
