import { longDate } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import { messages } from "../i18n/messages";

/** The reviewer of a text, the date, and the date of the next review: `2026-12-31`. */
export type Review = "awaiting" | { by: string; on: string; next: string; isOutdated?: boolean };

/** The review of a medical or a legal text as a sentence. */
export function getReviewText(review: Review, locale: Locale, kind: "review" | "disclosures" = "review"): string {
  const { awaiting, changed, done } = messages(locale)[kind];
  if (review === "awaiting") return awaiting;
  if (review.isOutdated) return fill(changed, { by: review.by, date: longDate(review.on, locale) });
  return fill(done, { by: review.by, date: longDate(review.on, locale), next: longDate(review.next, locale) });
}
