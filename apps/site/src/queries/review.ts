import { longDate } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import { words } from "../i18n/words";

/** Who has checked a text, when, and until when it is checked again: `2026-12-31`. */
export type Review = "awaiting" | { by: string; on: string; next: string; isOutdated?: boolean };

/** The review in words, of a medical or a legal text. */
export function getReviewText(review: Review, locale: Locale, kind: "review" | "disclosures" = "review"): string {
  const { awaiting, changed, done } = words(locale)[kind];
  if (review === "awaiting") return awaiting;
  if (review.isOutdated) return fill(changed, { by: review.by, date: longDate(review.on, locale) });
  return fill(done, { by: review.by, date: longDate(review.on, locale), next: longDate(review.next, locale) });
}
