import { expect, test } from "vitest";
import { normalise } from "./normalise";

test.each([
  ["Orthopaedic", "orthopedic"],
  ["ORTHOPEDIC", "orthopedic"],
  ["Gynaecologist", "gynecologist"],
  ["oesophagus", "esophagus"],
  ["José", "jose"],
  ["हड्डी", "हड्डी"],
  // The same letter as one character and as two.
  ["\u0958", "\u0915\u093c"],
])("%s is compared as %s", (word, expected) => {
  expect(normalise(word)).toBe(expected);
});
