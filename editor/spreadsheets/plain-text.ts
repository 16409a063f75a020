/** A text without what spreadsheets and pasting leave in it: other spaces, line ends, marks that nobody sees. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, " ")
    .replaceAll(/[\ufeff\u200b\u2060\u200e\u200f\u202a-\u202e]/g, "")
    .replaceAll(/ +(?=\n|$)|(?<=^|\n) +/g, "")
    .replaceAll(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, "");
}

/** For comparing words that choose: small letters, straight quotes, single spaces. */
export function foldedWord(text: string): string {
  return plainText(text)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[-–—_]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/\.$/, "");
}

/** १२३ → 123 */
export function westernDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
