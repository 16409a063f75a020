import type { Locale } from "./locales.ts";
import { directionOf } from "./script-of.ts";

/** `rupees(250000, "en")` → "₹2,50,000"; isolated where the sign would otherwise go to the other side. */
export function rupees(amount: number, locale: Locale): string {
  const price = format(amount, locale, { style: "currency", currency: "INR", maximumFractionDigits: 0 });
  return directionOf(locale) === "rtl" ? `\u2066${price}\u2069` : price;
}

/** `grouped(120450.5, "en")` → "1,20,450.5". */
export function grouped(amount: number, locale: Locale): string {
  return format(amount, locale, { maximumFractionDigits: 2 });
}

function format(amount: number, locale: Locale, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(`${locale}-IN`, { ...options, numberingSystem: "latn" }).format(amount);
}
