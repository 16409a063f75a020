import { expect, test } from "vitest";
import { feeText, price } from "./fee-text.ts";

test.each([
  [{ first: 500 }, "₹500 a visit"],
  [{ first: 1500, next: 300 }, "₹1,500 for the first visit, then ₹300"],
  [{ first: 1500, next: 0 }, "₹1,500 for the first visit, then free"],
  [{ first: 0, next: 300 }, "Free for the first visit, then ₹300"],
  [{ first: 0, next: 0 }, "Free"],
  [{ first: 0 }, "Free"],
])("names a fee of 0 free: %j", (fees, text) => {
  expect(feeText(fees, "en")).toBe(text);
});

test("names a price of 0 free in other languages", () => {
  expect([price(0, "hi"), price(500, "hi"), feeText({ first: 500, next: 0 }, "hi")]).toEqual([
    "निःशुल्क",
    "₹500",
    "पहली बार ₹500, फिर निःशुल्क",
  ]);
});
