import { expect, test } from "vitest";
import { en } from "../messages/en/interface.ts";
import { hi } from "../messages/hi/interface.ts";
import { rowSummary } from "./row-summary.ts";

test("calls a whole day “24 hours”", () => {
  const row = { days: ["mon"], from: "00:00", to: "24:00" };
  expect(rowSummary(row, undefined, "en", en)).toBe("Mon · 24 hours");
  expect(rowSummary(row, undefined, "hi", hi)).toBe("सोम · 24 घंटे");
});
