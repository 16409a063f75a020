// @vitest-environment jsdom
import { expect, test } from "vitest";
import { excerptParts, isAbout } from "./full-text";

test("an excerpt is text, with the words that were found marked", () => {
  expect(excerptParts("from the <mark>thyroid</mark> &amp; more")).toEqual([
    { text: "from the ", isMarked: false },
    { text: "thyroid", isMarked: true },
    { text: " & more", isMarked: false },
  ]);
});

test("whatever else an excerpt holds stays text", () => {
  const parts = excerptParts('&lt;b&gt; <img src="x" onerror="alert(1)"><mark><i>a</i></mark>');
  expect(parts.map(({ text }) => text).join("")).toBe("<b> a");
});

test.each([
  ["orthopaedics", "orthopaedic", true],
  ["visiting", "Visits", true],
  ["haddi", "had", false],
  ["xyzzy", "X-ray", false],
  ["parking", "Park", false],
  ["बुखार", "बुखार", true],
])("a page about %s that has the word %s: %s", (query, text, expected) => {
  expect(
    isAbout(query, [
      { text: "other words", isMarked: false },
      { text, isMarked: true },
    ]),
  ).toBe(expected);
});

test("of many words one is enough", () => {
  expect(isAbout("visiting hours xyzzy", [{ text: "hours", isMarked: true }])).toBe(true);
});
