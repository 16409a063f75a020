import { inLatinLetters } from "./latin-letters.ts";

/** No file's name may be much longer. */
const maxLetters = 100;

/** A name for an address, a file or a row: "Dr. Meera Joshi" and "डॉ. मीरा जोशी" → "meera-joshi"; "" where no letter fits. */
export function slug(text: string, maxWords = 12): string {
  const words = inLatinLetters(text)
    .normalize("NFKD")
    .replaceAll(/['’]|\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).slice(0, maxWords).join("-").slice(0, maxLetters).replace(/-$/, "");
}
