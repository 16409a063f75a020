import { fill } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import { rupees } from "@hospital/content/text/numbers";
import { messages } from "../i18n/messages";

/** Fees of a doctor in rupees; 0 is free. */
export interface Fees {
  first: number;
  next?: number | undefined;
}

/** `feeText({ first: 500, next: 300 }, "en")` → "₹500 for the first visit, then ₹300". */
export function feeText({ first, next }: Fees, locale: Locale): string {
  const label = messages(locale).fees;
  if (first === 0 && !next) return label.free;
  const amounts = { first: price(first, locale), next: price(next ?? first, locale) };
  if (next === undefined) return fill(label.first, amounts);
  return fill(next === 0 ? label.firstThenFree : label.firstAndNext, amounts);
}

/** `price(500, "en")` → "₹500", `price(0, "en")` → "Free". */
export function price(amount: number, locale: Locale): string {
  return amount === 0 ? messages(locale).fees.free : rupees(amount, locale);
}
