const scripts = new Map<string, string>();

/** The script that a language is written in, by its four letters: `scriptOf("mr")` → "Deva". */
export function scriptOf(language: string): string {
  const script = scripts.get(language) ?? new Intl.Locale(language).maximize().script ?? "Latn";
  scripts.set(language, script);
  return script;
}

/** The direction in which a language is written, for the attribute `dir`. */
export function directionOf(language: string): "ltr" | "rtl" {
  return ["Arab", "Hebr", "Thaa", "Nkoo", "Syrc"].includes(scriptOf(language)) ? "rtl" : "ltr";
}
