import { westernDigits } from "@hospital/search/western-digits";
import type { Language } from "../languages.ts";
import { commaList } from "./comma-list.ts";

/** `+91 00000 00001` → `+910000000001`, the format for `tel:` links, vCards and search engines. */
export function dialable(number: string): string {
  return number.replaceAll(" ", "");
}

/**
 * The digits that dial a number within India, for any spelling: digits of any script, with +91, 91 or 0 before it.
 * Numbers are equal if these digits are. A number of another country keeps its +.
 */
export function nationalDigits(typed: string): string {
  const digits = westernDigits(typed.normalize("NFKC")).replaceAll(/[^\d+]/g, "");
  if (/^\+(?!91)/.test(digits)) return digits;
  return digits.replaceAll("+", "").replace(/^(?:0{0,2}91|0)(?=\d{10}$)/, "");
}

/**
 * Whether the National Numbering Plan has such a number, of ten digits without +91 or 0: a mobile begins with 6 to 9; a
 * landline has the code of its area, of two to four digits, and goes on with 2 to 7.
 */
export function isNationalNumber(digits: string): boolean {
  return /^(?:[6-9]|[1-9]\d{1,3}[2-7])/.test(digits) && /^\d{10}$/.test(digits);
}

/** Short numbers that aren't in use, and that people type to fill a field: "123", "12345". */
export const placeholderDigits = /^1234?5?6?$/;

/** The two-digit area codes that mobiles don't begin with, and the ones that they do. */
const shortCodes = /^(?:11|20|22|33|40|44)/;
const shortCodesOfMobiles = /^(?:79|80) /;

/**
 * Normalizes an Indian number: "098765-43210" → "+91 98765 43210", "040-2345 6789" → "+91 40 2345 6789" (a landline
 * keeps its groups), "18001234567" → "1800 123 4567" (toll-free), "१०८" → "108". Undefined for any other text.
 */
export function writtenPhone(typed: string): string | undefined {
  const [, abroad, rest = ""] = /^\(?((?:\+|00)91)?\)?(.*)$/.exec(westernDigits(typed.trim())) ?? [];
  const groups = rest.replaceAll(/[\s().\p{Pd}]+/gu, " ").trim();
  if (!/^[\d ]+$/.test(groups)) return undefined;
  const digits = groups.replaceAll(" ", "");
  if (!abroad && /^18[06]0\d{6,7}$/.test(digits)) return digits.replace(/^(\d{4})(\d{3})/, "$1 $2 ");
  if (!abroad && /^1\d{2,5}$/.test(digits)) return placeholderDigits.test(digits) ? undefined : digits;
  // Invented numbers, which can't be dialled.
  if (abroad && /^0{8}\d\d$/.test(digits)) return `+91 ${groups}`;
  const isPrefixed = Boolean(abroad) || digits.startsWith("0");
  const national = groups.replace(/^91 ?(?=(?: ?\d){10}$)/, "").replace(/^0 ?(?=(?: ?\d){10}$)/, "");
  const hasAreaCode =
    /^\d{2,4} /.test(national) && (isPrefixed || !/^[6-9]/.test(national) || shortCodesOfMobiles.test(national));
  if (hasAreaCode && !abroad && !/^\d+ [2-7]/.test(national)) return undefined;
  if (!isNationalNumber(national.replaceAll(" ", ""))) return undefined;
  return `+91 ${hasAreaCode ? national : grouped(national.replaceAll(" ", ""))}`;
}

function grouped(digits: string): string {
  if (/^[6-9]/.test(digits)) return `${digits.slice(0, 5)} ${digits.slice(5)}`;
  return shortCodes.test(digits) ? digits.replace(/^(..)(....)/, "$1 $2 ") : digits;
}

/** The number for an emergency; a hospital's only number serves every purpose. */
export function emergencyNumber({ emergency, reception }: { emergency?: string; reception: string }): string {
  return emergency ?? reception;
}

interface Phone {
  label: string;
  number: string;
}

/** Merges equal numbers and their labels: "Booking, Reception". */
export function uniqueNumbers(phones: Phone[], locale: Language): Phone[] {
  const same = Map.groupBy(phones, ({ number }) => dialable(number)).values();
  return [...same].map((group) => ({
    number: group[0]?.number ?? "",
    label: commaList([...new Set(group.map(({ label }) => label))], locale),
  }));
}
