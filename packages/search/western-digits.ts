/** The text with the digits 0 to 9 instead of the digits of other scripts: "१०८" and "১০৮" → "108". */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digitValue);
}

/** The ten digits of each script are consecutive in Unicode, from 0 to 9. */
export function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
