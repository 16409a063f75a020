import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

test.each([
  ["Blood tests, scans", 18, "Blood tests, scans"],
  ["Blood tests, scans", 17, "Blood tests…"],
  ["Blood tests, scans", 13, "Blood tests…"],
  ["Immunohistochemistry", 9, "Immunohi…"],
  ["हृदय रोग विभाग", 10, "हृदय रोग…"],
])("ends a long text with a whole word if one fits: %s, %i", (text, max, result) => {
  expect(shortened(text, max)).toBe(result);
});

test("is never longer than the limit", () => {
  const text = "Dr Laishram (Mrs), Blood & solid-tumour cancers: department of Chemotherapy";
  for (let max = 1; max < text.length; max++) expect(shortened(text, max).length, `${max}`).toBeLessThanOrEqual(max);
});
