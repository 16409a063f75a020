import { expect, test } from "vitest";
import { grouped, rupees } from "./numbers.ts";

test("rupees and kilograms have their lakhs apart, in the same digits in every language", () => {
  for (const locale of ["en", "hi"] as const) {
    expect([rupees(500, locale), rupees(250_000, locale)]).toEqual(["₹500", "₹2,50,000"]);
    expect([grouped(12, locale), grouped(120_450.5, locale)]).toEqual(["12", "1,20,450.5"]);
  }
});
