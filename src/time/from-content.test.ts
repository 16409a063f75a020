import { expect, test } from "vitest";
import { type ExceptionRow, openHours, scopeOf } from "./from-content.ts";

const place = { times: [{ from: "09:00", to: "17:00" }], closesOnHolidays: false };
const closing = (counter: string): ExceptionRow => ({ from: "2026-11-24", for: "counter", counter, change: "closed" });

test.each([
  ["OPD registration", "Billing"],
  ["पंजीकरण", "बिलिंग"],
  ["रक्त जाँच", "रक्त जांच केंद्र"],
  ["കാഷ്", "ഫാർമസി"],
  ["کیش", "فارمیسی"],
])("a closed counter closes itself and no other: %s, %s", (closed, open) => {
  const scope = scopeOf(closing(closed));
  expect(openHours("counter", closed, place, []).map(({ of }) => of)).toEqual([scope]);
  expect(openHours("counter", open, place, []).map(({ of }) => of)).not.toContain(scope);
});
