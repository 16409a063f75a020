import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { contentFolder } from "../../content-check/content-folder.ts";
import { type Locale, localePath, locales, publishedLocales, translate } from "../i18n/locales.ts";
import { withoutMarks } from "../i18n/untranslated.ts";
import { pageFolders } from "../routes.ts";
import type { DangerWords } from "./danger.ts";
import { foldDangers } from "./fold-dangers.ts";

export const dangerFiles = ["dangers", "helplines", "hospital"].map((name) => `${contentFolder(".")}/${name}.yaml`);

/** The writings of queries and answers; Hinglish is Hindi in Latin letters. */
export type Speech = "en" | "hi" | "hinglish";
type Spoken = Record<Speech, string>;

interface Helpline {
  number: string;
  name: Spoken;
}

/** The data of content/; scripts import it as `virtual:dangers`. */
export interface DangerContent {
  words: DangerWords;
  hinglish: string[];
  labels: Record<"call" | "callHelpline" | "come" | "directions", Spoken>;
  phone: string;
  helpline: Helpline;
  /** The emergency page; absent where the hospital has none. */
  pages: Partial<Record<Locale, string>> | undefined;
  dangers: Record<string, { title: Spoken; now: Spoken; helplines: Helpline[] }>;
}

/** The data for the red box, in every language. */
export function readDangers(): DangerContent {
  const [dangers, { helplines }, hospital] = dangerFiles.map((file) => parse(readFileSync(file, "utf8")));
  const { box, hinglish } = dangers;
  const numbers = new Map<string, DangerContent["helpline"]>();
  for (const { id, number, name } of helplines) {
    const [en, hi] = locales.map((locale) => withoutMarks(translate(name, locale))) as [string, string];
    numbers.set(id, { number, name: { en, hi, hinglish: en } });
  }
  const helpline = (id: string) => numbers.get(id) ?? failed(`content/helplines.yaml has no "${id}".`);
  return {
    words: foldDangers(dangers),
    hinglish: [...new Set<string>([...hinglish, ...hinglishOf(dangers)])],
    labels: { call: box.call, callHelpline: box.callHelpline, come: box.come, directions: box.directions },
    phone: hospital.phones.emergency ?? hospital.phones.reception,
    helpline: helpline(box.helpline),
    pages:
      box.page && pageFolders.some((folder) => existsSync(`${contentFolder(".")}/${folder}${box.page}.yaml`))
        ? Object.fromEntries(publishedLocales.map((locale) => [locale, localePath(box.page, locale)]))
        : undefined,
    dangers: Object.fromEntries(
      dangers.dangers.map(({ id, title, now, helplines = [] }: Danger) => [
        id,
        { title, now, helplines: helplines.map(helpline) },
      ]),
    ),
  };
}

interface Danger {
  id: string;
  title: DangerContent["labels"]["call"];
  now: DangerContent["labels"]["call"];
  helplines?: string[];
}

/** The words that stand under "hinglish" alone. */
function hinglishOf(dangers: { words: { en?: string[]; hinglish?: string[] }[] }): string[] {
  const wordsOf = (texts: string[][]) => texts.flat().flatMap((text) => text.toLowerCase().split(" "));
  const english = new Set(wordsOf(dangers.words.map(({ en = [] }) => en)));
  return wordsOf(dangers.words.map(({ hinglish = [] }) => hinglish)).filter(
    (word) => word.length > 2 && !english.has(word),
  );
}

function failed(message: string): never {
  throw new Error(message);
}
