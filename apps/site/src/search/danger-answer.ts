/** The answer to a query with an emergency phrase; loaded when a search field gets the focus. */

import { fill } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import { dialable } from "@hospital/content/text/phone-number";
import { scriptOf } from "@hospital/content/text/script-of";
import { createDangerFinder, type DangerModel } from "@hospital/danger/match/finder";
import { plainWordsIn } from "@hospital/search/fold";

/** The languages of answers, including Hinglish: Hindi in Latin letters. */
type Speech = Locale | "hinglish";
export type Spoken = Partial<Record<Speech, string>>;

export interface Helpline {
  number: string;
  name: Spoken;
}

/** The data for the warning box in the site's languages. integrations/dangers provides it as `virtual:dangers`. */
export interface DangerContent {
  model: DangerModel;
  locales: readonly Locale[];
  labels: Record<"call" | "callNational" | "callHelpline" | "come" | "directions" | "guess" | "close", Spoken> & {
    /** Absent after a doctor has reviewed the advice. */
    awaiting: Spoken | undefined;
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
  title: Spoken;
  /** The first action; absent if `now` already includes it. */
  firstAction: Spoken | undefined;
  now: Spoken;
  helplines: Helpline[];
  /** Whether its helplines come before the hospital's number, and its advice after that for another emergency. */
  isHelplineFirst: boolean;
}

/** The content of the warning box. */
export interface DangerAnswer {
  lang: string;
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
  const hinglish = new Set(danger.model.hinglish);
  const { labels, dangers } = danger;

  return (query, locale) => {
    const kinds = find(query);
    if (!kinds) return undefined;
    const general = dangers[danger.general];
    const named = kinds
      .map((kind) => dangers[kind] ?? general)
      .filter((one) => one !== undefined)
      .sort((a, b) => Number(a.isHelplineFirst) - Number(b.isHelplineFirst));
    const isGuess = kinds.length === 0;
    const advice = adviceFor(named, general);
    // Uses one language for the whole answer, because some texts may be missing in a language.
    const needed = isGuess
      ? [labels.guess]
      : [...named.map(({ title }) => title), ...advice.flatMap(({ texts }) => texts)];
    const speeches = [speechOf(query, locale), locale, ...danger.locales];
    const isWhole = (one: Speech) => [labels.call, labels.callNational, ...needed].every((text) => text?.[one]);
    const speech = speeches.find(isWhole) ?? locale;
    const say = (text: Spoken = {}) => text[[speech, ...speeches].find((one) => text[one]) ?? speech] ?? "";
    const helplines = [...new Map(named.flatMap((one) => one.helplines).map((one) => [one.number, one])).values()].map(
      ({ number, name }) => ({ label: fill(say(labels.callHelpline), { name: say(name) }), number }),
    );
    const always = [
      { label: say(labels.call), number: danger.phone },
      { label: say(labels.callNational), number: danger.national },
    ];
    const isHelplineFirst = named.length === 1 && named[0]?.isHelplineFirst;
    const href = danger.pages?.[speech === "hinglish" ? locale : speech] ?? danger.pages?.[locale];
    return {
      lang: speech === "hinglish" ? "hi-Latn" : speech,
      title: isGuess ? say(labels.guess) : named.map(({ title }) => say(title)).join(" · "),
      isGuess,
      advice: advice.map(({ title, texts }) => ({
        danger: say(title),
        text: texts.map((text) => say(text)).join(" "),
      })),
      note: isGuess ? "" : say(labels.awaiting),
      calls: (isHelplineFirst ? [...helplines, ...always] : [...always, ...helplines]).map((call) => ({
        ...call,
        href: `tel:${dialable(call.number)}`,
      })),
      page: href ? { href, label: say(labels.come) } : undefined,
      directions: say(labels.directions),
      close: say(labels.close),
    };
  };

  /**
   * The language of the query if the site supports it, otherwise the language of the page. Words such as "heart attack"
   * are used in every language.
   */
  function speechOf(query: string, locale: Locale): Speech {
    const isIn = (language: Locale) => new RegExp(`\\p{Script=${scriptOf(language)}}`, "u").test(query);
    if (!/[a-z]/i.test(query)) return [locale, ...danger.locales].find(isIn) ?? locale;
    const words = plainWordsIn(query);
    if (danger.locales.includes("hi") && words.some((word) => hinglish.has(word))) return "hinglish";
    return danger.locales.includes("en") && words.length > 2 ? "en" : locale;
  }
}

interface Advice {
  /** The title of the emergency, if there are two. */
  title?: Spoken;
  texts: Spoken[];
}

/**
 * For one emergency its first action, then the rest. For two: the first action for each, then advice that applies to
 * both.
 */
function adviceFor(named: readonly Danger[], general: Danger | undefined): Advice[] {
  const whole = ({ firstAction, now }: Danger) => (firstAction ? [firstAction, now] : [now]);
  if (named.length < 2) return named.flatMap((one) => whole(one).map((text) => ({ texts: [text] })));
  const firsts = named.map(({ title, firstAction, now }) => ({ title, texts: [firstAction ?? now] }));
  return [...firsts, ...(general ? [{ texts: whole(general) }] : [])];
}
