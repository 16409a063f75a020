import type { Locale } from "./locales.ts";
import { directionOf } from "./script-of.ts";

/** `rupees(250000, "en")` → "₹2,50,000"; isolated where the sign would otherwise go to the other side. */
export function rupees(amount: number, locale: Locale): string {
  const price = format(amount, { style: "currency", currency: "INR", maximumFractionDigits: 0 });
  return directionOf(locale) === "rtl" ? `\u2066${price}\u2069` : price;
}

/** `grouped(120450.5)` → "1,20,450.5". */
export function grouped(amount: number): string {
  return format(amount, { maximumFractionDigits: 2 });
}

/**
 * The English format in every language, because some locales, such as Urdu, would group by thousands instead of lakhs.
 */
function format(amount: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat("en-IN", options).format(amount);
}
