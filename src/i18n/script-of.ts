const known = new Map<string, string>();

/** The script that a language is written in, by its four letters: `scriptOf("mr")` → "Deva". */
export function scriptOf(language: string): string {
  const script = known.get(language) ?? new Intl.Locale(language).maximize().script ?? "Latn";
  known.set(language, script);
  return script;
}
