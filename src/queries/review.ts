import { longDate } from "../i18n/calendar";
import type { Locale } from "../i18n/locales";
import { fill, words } from "../i18n/words";

/** Who has checked a medical text, and when: `2026-12-31`. */
export type Review = "awaiting" | { by: string; on: string };

/** The review in words. */
export function getReviewText(review: Review, locale: Locale): string {
  const { awaiting, done } = words(locale).review;
  return review === "awaiting" ? awaiting : fill(done, { by: review.by, date: longDate(review.on, locale) });
}
