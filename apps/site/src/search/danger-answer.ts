/** The answer to a query with an emergency phrase; loaded when a search field gets the focus. */

import { fill } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import { dialable } from "@hospital/content/text/phone-number";
import { directionOf, scriptOf } from "@hospital/content/text/script-of";
import { createPhraseFinder } from "@hospital/danger/match/basic-phrases";
import { createDangerFinder, type DangerModel } from "@hospital/danger/match/finder";
import { createLanguageFinder } from "@hospital/danger/match/learned-words";
import { plainWordsIn } from "@hospital/search/fold";

/** The languages of answers, including Hinglish: Hindi in Latin letters. */
type TextLanguage = Locale | "hinglish";
/** Languages whose readers understand English names, but maybe not the script of the site's first language. */
const withEnglishNames = new Set<TextLanguage>(["en", "hi", "hinglish"]);
export type LocalizedText = Partial<Record<TextLanguage, string>>;

export interface Helpline {
  number: string;
  name: LocalizedText;
}

/** The data for the warning box in the site's languages. integrations/dangers provides it as `virtual:dangers`. */
export interface DangerContent {
  model: DangerModel;
  locales: readonly Locale[];
  /** The hospital's phrases in languages that the model lacks, with the emergency type whose advice they need. */
  phrases: readonly {
    locale: Locale;
    danger: string;
    texts: readonly string[];
    /** Usual searches that contain the words of these phrases. */
    ordinary?: readonly string[] | undefined;
  }[];
  labels: Record<
    "call" | "callNational" | "callHelpline" | "come" | "directions" | "guess" | "close",
    LocalizedText
  > & {
    /** Absent after a doctor has reviewed the advice. */
    awaiting: LocalizedText | undefined;
  };
  phone: string;
  /** The national emergency number. */
  national: string;
  /** The emergency page; absent where the hospital has none. */
  pages: Partial<Record<Locale, string>> | undefined;
  /** The emergency type whose advice applies to all. */
  general: string;
  dangers: Record<string, Danger>;
}

interface Danger {
  title: LocalizedText;
  /** The first action; absent if `now` already includes it. */
  firstAction: LocalizedText | undefined;
  now: LocalizedText;
  helplines: Helpline[];
  /** Whether its helplines come before the hospital's number, and its advice after that for another emergency. */
  isHelplineFirst: boolean;
}

/** The content of the warning box. */
export interface DangerAnswer {
  lang: string;
  dir: "ltr" | "rtl";
  title: string;
  /** Whether it is uncertain that this is an emergency. Then the answer has neither advice nor an emergency type. */
  isGuess: boolean;
  /**
   * The first action, then the rest. For two emergencies: the first action for each, then advice that applies to both.
   */
  advice: { danger: string; text: string }[];
  note: string;
  calls: { label: string; number: string; href: string }[];
  page: { href: string; label: string } | undefined;
  directions: string;
  close: string;
}

/** Returns a function that answers a query on a page in `locale`; undefined without an emergency phrase. */
export function createAnswer(danger: DangerContent): (query: string, locale: Locale) => DangerAnswer | undefined {
  const find = createDangerFinder(danger.model);
  const phrases = danger.phrases.map(({ texts, ordinary, ...row }) => ({
    ...row,
    isIn: createPhraseFinder(texts, ordinary),
  }));
  const hinglish = new Set(danger.model.hinglish);
  const isInLearned = createLanguageFinder(danger.model.hinglish);
  const { labels, dangers } = danger;

  return (query, locale) => {
    const general = dangers[danger.general];
    const matches = phrases.filter(({ isIn }) => isIn(query));
    const phraseLanguage = [locale, ...danger.locales].find((code) => matches.some((row) => row.locale === code));
    // The model would guess at a phrase in Latin letters: "bish" is Bengali for poison.
    const kinds = phraseLanguage ? kindsOf(matches, phraseLanguage, danger.general) : find(query);
    if (!kinds) return undefined;
    const recognised = kinds
      .map((kind) => dangers[kind] ?? general)
      .filter((emergency) => emergency !== undefined)
      .sort((a, b) => Number(a.isHelplineFirst) - Number(b.isHelplineFirst));
    const emergencies = phraseLanguage
      ? translatedOrGeneral(recognised, general, phraseLanguage)
      : generalIfForeign(recognised, general, scriptLanguagesOf(query, locale));
    const isGuess = emergencies.length === 0;
    const advice = adviceFor(emergencies, general);
    // Uses one language for the whole answer, because some texts may be missing in a language.
    const needed = isGuess
      ? [labels.guess]
      : [...emergencies.map(({ title }) => title), ...advice.flatMap(({ texts }) => texts)];
    const languages = [phraseLanguage ?? languageOf(query, locale), locale, ...danger.locales];
    const isWhole = (code: TextLanguage) => [labels.call, labels.callNational, ...needed].every((text) => text?.[code]);
    const language = languages.find(isWhole) ?? locale;
    const localized = (text: LocalizedText = {}) =>
      text[[language, ...languages].find((code) => text[code]) ?? language] ?? "";
    const nameOf = (name: LocalizedText) =>
      (withEnglishNames.has(language) && (name[language] ?? name.en ?? name.hi)) || localized(name);
    const helplines = [
      ...new Map(
        recognised.flatMap((emergency) => emergency.helplines).map((helpline) => [helpline.number, helpline]),
      ).values(),
    ].map(({ number, name }) => ({ label: fill(localized(labels.callHelpline), { name: nameOf(name) }), number }));
    const always = [
      { label: localized(labels.call), number: danger.phone },
      { label: localized(labels.callNational), number: danger.national },
    ];
    const isHelplineFirst = recognised.length === 1 && recognised[0]?.isHelplineFirst;
    const href = danger.pages?.[language === "hinglish" ? locale : language] ?? danger.pages?.[locale];
    const lang = language === "hinglish" ? "hi-Latn" : language;
    return {
      lang,
      dir: directionOf(lang),
      title: isGuess ? localized(labels.guess) : emergencies.map(({ title }) => localized(title)).join(" · "),
      isGuess,
      advice: advice.map(({ title, texts }) => ({
        danger: localized(title),
        text: texts.map((text) => localized(text)).join(" "),
      })),
      note: isGuess ? "" : localized(labels.awaiting),
      calls: (isHelplineFirst ? [...helplines, ...always] : [...always, ...helplines]).map((call) => ({
        ...call,
        href: `tel:${dialable(call.number)}`,
      })),
      page: href ? { href, label: localized(labels.come) } : undefined,
      directions: localized(labels.directions),
      close: localized(labels.close),
    };
  };

  /**
   * The language of the query if the site supports it, otherwise the language of the page. Words such as "heart attack"
   * are used in every language.
   */
  function languageOf(query: string, locale: Locale): TextLanguage {
    if (!/[a-z]/i.test(query)) return scriptLanguagesOf(query, locale)[0] ?? locale;
    const words = plainWordsIn(query);
    if (danger.locales.includes("hi") && words.some((word) => hinglish.has(word))) return "hinglish";
    const isEnglish = words.length > 2 && (!danger.model.hasOtherLanguages || isInLearned(words));
    return danger.locales.includes("en") && isEnglish ? "en" : locale;
  }

  /** The languages whose script a query without Latin letters has, the page's first. */
  function scriptLanguagesOf(query: string, locale: Locale): Locale[] {
    if (/[a-z]/i.test(query)) return [];
    const isIn = (locale: Locale) => new RegExp(`\\p{Script=${scriptOf(locale)}}`, "u").test(query);
    return [locale, ...danger.locales].filter(isIn);
  }
}

/**
 * The types of the phrases in the language. The word for an ambulance has the general advice, as in English, unless there
 * is another type.
 */
function kindsOf(rows: readonly { locale: Locale; danger: string }[], language: Locale, general: string): string[] {
  const kinds = [...new Set(rows.flatMap((row) => (row.locale === language ? row.danger : [])))];
  return kinds.length > 1 ? kinds.filter((kind) => kind !== general) : kinds;
}

/**
 * The emergencies, if their advice is translated, otherwise the general one, or none. More than two would be a guess. The
 * box shows the helplines of the emergencies in any case.
 */
function translatedOrGeneral(recognised: readonly Danger[], general: Danger | undefined, language: Locale): Danger[] {
  if (recognised.length <= 2 && recognised.every((emergency) => isTranslated(emergency, language)))
    return [...recognised];
  return general && isTranslated(general, language) ? [general] : [];
}

/**
 * The general advice for a query in the script of `languages`, if none of them has the advice for the emergencies and the
 * first has the general one; otherwise the emergencies.
 */
function generalIfForeign(recognised: Danger[], general: Danger | undefined, languages: Locale[]): Danger[] {
  const [first] = languages;
  const isKnown = languages.some((language) => recognised.every((emergency) => isTranslated(emergency, language)));
  return first && general && !isKnown && isTranslated(general, first) ? [general] : recognised;
}

function isTranslated({ title, firstAction = title, now }: Danger, language: Locale): boolean {
  return [title, firstAction, now].every((text) => text[language]);
}

interface Advice {
  /** The title of the emergency, if there are two. */
  title?: LocalizedText;
  texts: LocalizedText[];
}

/**
 * For one emergency its first action, then the rest. For two: the first action for each, then advice that applies to
 * both.
 */
function adviceFor(emergencies: readonly Danger[], general: Danger | undefined): Advice[] {
  const whole = ({ firstAction, now }: Danger) => (firstAction ? [firstAction, now] : [now]);
  if (emergencies.length < 2)
    return emergencies.flatMap((emergency) => whole(emergency).map((text) => ({ texts: [text] })));
  const firsts = emergencies.map(({ title, firstAction, now }) => ({ title, texts: [firstAction ?? now] }));
  return [...firsts, ...(general ? [{ texts: whole(general) }] : [])];
}
