import { expect, test } from "vitest";
import { knownLanguages } from "../languages.ts";
import { grouped, rupees } from "./numbers.ts";

test("groups rupees and kilograms by lakhs, in the same digits in every language", () => {
  for (const locale of knownLanguages) {
    const prices = [rupees(500, locale), rupees(250_000, locale)].map((price) =>
      price.replaceAll(/[\u2066\u2069]/g, ""),
    );
    expect(prices, locale).toEqual(["₹500", "₹2,50,000"]);
  }
  expect([grouped(12), grouped(120_450.5)]).toEqual(["12", "1,20,450.5"]);
});
