/** The answer to a query that speaks of danger; loaded when a search field gets the focus. */
import danger from "virtual:dangers";
import type { Locale } from "../i18n/locales";
import { dialable } from "../i18n/phone-number";
import { fill } from "../i18n/words";
import { createDangerFinder } from "./danger";
import type { Speech } from "./danger-content";

/** The content of the red box. */
export interface DangerAnswer {
  lang: string;
  title: string;
  now: string;
  calls: { label: string; number: string; href: string }[];
  page?: { href: string; label: string };
  directions: string;
}

const find = createDangerFinder(danger.words);
const hinglish = new Set(danger.hinglish);
const languages: Record<Speech, string> = { en: "en", hi: "hi", hinglish: "hi-Latn" };

/** The answer to a query on a page in `locale`; nothing where no danger is recognised. */
export function answer(question: string, locale: Locale): DangerAnswer | undefined {
  const [id] = find(question);
  const what = id && danger.dangers[id];
  if (!what) return undefined;
  const speech = speechOf(question, locale);
  const { labels, helpline, phone, pages } = danger;
  const href = pages?.[speech === "hinglish" ? locale : speech] ?? pages?.[locale];
  const helplines = [helpline, ...what.helplines].map(({ number, name }) => ({
    label: fill(labels.callHelpline[speech], { name: name[speech] }),
    number,
  }));
  return {
    lang: languages[speech],
    title: what.title[speech],
    now: what.now[speech],
    calls: [{ label: labels.call[speech], number: phone }, ...helplines].map((call) => ({
      ...call,
      href: `tel:${dialable(call.number)}`,
    })),
    page: href ? { href, label: labels.come[speech] } : undefined,
    directions: labels.directions[speech],
  };
}

/**
 * Devanagari is answered in Hindi, Hinglish in Hinglish. Words such as "heart attack" are used in every language: they
 * are answered in the page's, or in Hindi, which readers of Marathi also read.
 */
function speechOf(question: string, locale: Locale): Speech {
  if (/[\u0900-\u097f]/.test(question)) return "hi";
  const words = question
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (words.some((word) => hinglish.has(word))) return "hinglish";
  return words.length > 2 || locale === "en" ? "en" : "hi";
}
