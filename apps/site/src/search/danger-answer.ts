/** The answer to a query that speaks of danger; loaded when a search field gets the focus. */

import { fill } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import { dialable } from "@hospital/content/text/phone-number";
import { scriptOf } from "@hospital/content/text/script-of";
import { createDangerFinder, type DangerModel } from "@hospital/danger/match/finder";
import { plainWordsIn } from "@hospital/search/fold";

/** The writings of answers; Hinglish is Hindi in Latin letters. */
type Speech = Locale | "hinglish";
export type Spoken = Partial<Record<Speech, string>>;

export interface Helpline {
  number: string;
  name: Spoken;
}

/** What integrations/dangers reads for the red box, in the site's languages; imported as `virtual:dangers`. */
export interface DangerContent {
  model: DangerModel;
  locales: readonly Locale[];
  labels: Record<"call" | "callNational" | "callHelpline" | "come" | "directions" | "guess" | "close", Spoken> & {
    /** Absent once a doctor has read the advice. */
    awaiting: Spoken | undefined;
  };
  phone: string;
  /** The national emergency number. */
  national: string;
  /** The emergency page; absent where the hospital has none. */
  pages: Partial<Record<Locale, string>> | undefined;
  /** The kind whose advice holds for all. */
  general: string;
  dangers: Record<string, Danger>;
}

interface Danger {
  title: Spoken;
  /** What to do first; absent where all of it is in `now`. */
  firstAction: Spoken | undefined;
  now: Spoken;
  helplines: Helpline[];
  /** Its helplines come before the hospital's number, and its advice after that of another danger. */
  isHelplineFirst: boolean;
}

/** The content of the red box. */
export interface DangerAnswer {
  lang: string;
  title: string;
  /** Neither advice nor kind: it is not sure that this is a danger. */
  isGuess: boolean;
  /** What to do first, then the rest; of two dangers what to do first in the case of each, then what holds for both. */
  advice: { danger: string; text: string }[];
  note: string;
  calls: { label: string; number: string; href: string }[];
  page: { href: string; label: string } | undefined;
  directions: string;
  close: string;
}

/** Answers a query on a page in `locale`; undefined where no danger is recognised. */
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
    // All of it in one language: in each of the site's some texts may be missing.
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
   * The language of the query, if the site speaks it, else that of the page. Words such as "heart attack" are used in
   * every language.
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
  /** The title of the danger that it is for, where two are named. */
  title?: Spoken;
  texts: Spoken[];
}

/** Of one danger its first action, then the rest; of two what to do first in the case of each, then what holds for both. */
function adviceFor(named: readonly Danger[], general: Danger | undefined): Advice[] {
  const whole = ({ firstAction, now }: Danger) => (firstAction ? [firstAction, now] : [now]);
  if (named.length < 2) return named.flatMap((one) => whole(one).map((text) => ({ texts: [text] })));
  const firsts = named.map(({ title, firstAction, now }) => ({ title, texts: [firstAction ?? now] }));
  return [...firsts, ...(general ? [{ texts: whole(general) }] : [])];
}
