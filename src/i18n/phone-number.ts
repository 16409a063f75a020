/** `+91 00000 00001`, as people read it → `+910000000001`, as `tel:` links, vCards and search engines want it. */
export function dialable(number: string): string {
  return number.replaceAll(" ", "");
}

/**
 * The digits by which a number is dialled within India, however it was written: in the digits of any script, with +91, 91
 * or 0 before it. Two numbers are the same where these are. A number of another country keeps its +.
 */
export function nationalDigits(typed: string): string {
  const digits = typed
    .normalize("NFKC")
    .replaceAll(/\p{Nd}/gu, westernDigit)
    .replaceAll(/[^\d+]/g, "");
  if (/^\+(?!91)/.test(digits)) return digits;
  return digits.replaceAll("+", "").replace(/^(?:0{0,2}91|0)(?=\d{10}$)/, "");
}

/** Of a digit of any script; Unicode has the ten of each in a row. */
function westernDigit(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Normalizes an Indian number, however it was typed: "098765-43210" → "+91 98765
 * 43210", "18001234567" → "1800 123 4567" (toll-free), "108". Nothing where it is not one.
 */
export function writtenPhone(typed: string): string | undefined {
  const text = typed.trim();
  // A landline is written with its own area code apart.
  if (/^\+91 \d+ [\d ]*\d$/.test(text) && text.replaceAll(/\D/g, "").length === 12) return text;
  const digits = text.replaceAll(/[\s().\p{Pd}]/gu, "").replace(/^(?:\+|00)?91(?=\d{10}$)|^0(?=\d{10}$)/, "");
  if (/^(?:18[06]0\d{6,7})$/.test(digits)) return digits.replace(/^(\d{4})(\d{3})/, "$1 $2 ");
  if (/^\d{10}$/.test(digits)) return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
  return /^1\d{2,5}$/.test(digits) ? digits : undefined;
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
export function uniqueNumbers(phones: Phone[]): Phone[] {
  const same = Map.groupBy(phones, ({ number }) => dialable(number)).values();
  return [...same].map((group) => ({
    number: group[0]?.number ?? "",
    label: [...new Set(group.map(({ label }) => label))].join(", "),
  }));
}
