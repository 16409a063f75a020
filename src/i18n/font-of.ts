import type { Locale } from "./locales.ts";

/** The font of each language that the site's own does not serve, as astro.config.ts has it. */
export const fontOf: Record<Locale, "--font-devanagari" | undefined> = {
  en: undefined,
  hi: "--font-devanagari",
  mr: "--font-devanagari",
};
