import type { Locale } from "./locales.ts";

/** How people say a time: the part of the day, of four hours each from midnight on, before the hour, and a word after it. */
export interface SpokenTimes {
  /** With spaces between them. */
  parts: string;
  to: string;
  at: string;
}

/** Of the languages in which it is not as in English: "2:30 pm". The page gives its scripts those of its own language. */
export const spokenTimes: Partial<Record<Locale, SpokenTimes>> = {
  hi: { parts: "रात सुबह सुबह दोपहर शाम रात", to: "से", at: "बजे" },
  mr: { parts: "रात्री पहाटे सकाळी दुपारी संध्याकाळी रात्री", to: "ते", at: "वा." },
};
