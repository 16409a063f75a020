/**
 * A word as it is compared: small letters, without accents, British and American spelling alike
 * ("Orthopaedic", "orthopedic" → "orthopedic"). Devanagari stays as it is.
 */
export function normalise(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ao]e/g, "e");
}
