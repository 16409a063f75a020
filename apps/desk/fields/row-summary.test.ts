import { expect, test } from "vitest";
import type { Choices } from "../api.ts";
import { en } from "../messages/en/interface.ts";
import { hi } from "../messages/hi/interface.ts";
import { rowSummary } from "./row-summary.ts";

test("calls a whole day “24 hours”", () => {
  const row = { days: ["mon"], from: "00:00", to: "24:00" };
  expect(rowSummary(row, undefined, "en", en)).toBe("Mon · 24 hours");
  expect(rowSummary(row, undefined, "hi", hi)).toBe("सोम · 24 घंटे");
});

test("names the address of a session in the desk's language", () => {
  const place = [{ value: "ਪੱਖੋਵਾਲ", label: { pa: "ਪੱਖੋਵਾਲ", en: "Pakhowal" } }];
  const row = { days: ["mon"], from: "10:00", to: "13:00", at: "ਪੱਖੋਵਾਲ" };
  const choices = {
    department: [],
    doctor: [],
    counter: [],
    ward: [],
    place,
    helpline: [],
    route: [],
  } satisfies Choices;
  expect(rowSummary(row, choices, "en", en)).toBe("Mon · 10\u00a0am\u00a0– 1\u00a0pm · Pakhowal");
});
