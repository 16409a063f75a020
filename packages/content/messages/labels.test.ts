import { expect, test } from "vitest";
import { pathLabel } from "./labels.ts";

test("labels x differently in a picture's focus and in a social network", () => {
  expect(pathLabel(["focus", "x"], "en")).toBe("Focus › From the left");
  expect(pathLabel(["social", "x"], "en")).toBe("Social › X (Twitter)");
  expect(pathLabel(["focus", "x"], "hi")).toBe("चेहरा कहाँ है › बाएँ से");
  expect(pathLabel(["social", "x"], "hi")).toContain("X (Twitter)");
});

test("labels a field with the name of an object's built-in property", () => {
  expect(pathLabel(["constructor", "toString"], "en")).toBe("Constructor › To string");
});
