const scripts = new Map<string, string>();

/** The script that a language is written in, by its four letters: `scriptOf("mr")` → "Deva". */
export function scriptOf(language: string): string {
  const script = scripts.get(language) ?? new Intl.Locale(language).maximize().script ?? "Latn";
  scripts.set(language, script);
  return script;
}

/** In which direction a language is written, as the attribute `dir` says it. */
export function directionOf(language: string): "ltr" | "rtl" {
  return ["Arab", "Hebr", "Thaa", "Nkoo", "Syrc"].includes(scriptOf(language)) ? "rtl" : "ltr";
}
