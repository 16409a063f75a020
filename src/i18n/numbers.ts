import type { Locale } from "./locales.ts";

/** `rupees(250000, "en")` → "₹2,50,000". */
export function rupees(amount: number, locale: Locale): string {
  return format(amount, locale, { style: "currency", currency: "INR", maximumFractionDigits: 0 });
}

/** `grouped(120450.5, "en")` → "1,20,450.5". */
export function grouped(amount: number, locale: Locale): string {
  return format(amount, locale, { maximumFractionDigits: 2 });
}

function format(amount: number, locale: Locale, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(`${locale}-IN`, { ...options, numberingSystem: "latn" }).format(amount);
}
