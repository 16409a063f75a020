import { existsSync, globSync, readFileSync } from "node:fs";
import { contentFolder } from "@hospital/content/content-folder";
import { parseRecord } from "@hospital/content/read-file";
import { pageFolders } from "@hospital/content/routes";
import {
  basicEmergencies,
  dangers as dangersShape,
  recognisedInLatin,
  recognisedLanguages,
} from "@hospital/content/schema/dangers";
import { helplines as helplinesShape } from "@hospital/content/schema/helplines";
import { outdatedSignatures } from "@hospital/content/schema/signatures";
import { defaultLocale, localePath, publishedLocales } from "@hospital/content/text/locales";
import { emergencyNumber } from "@hospital/content/text/phone-number";
import type { DangerModel } from "@hospital/danger/match/finder";
import { withOrdinaryWords, withOwnNames } from "@hospital/danger/match/site-model";
import model from "@hospital/danger/model.json" with { type: "json" };
import type { z } from "astro/zod";
import type { DangerContent, Helpline, LocalizedText } from "../../src/search/danger-answer.ts";

const folder = contentFolder(".");
const file = (name: string) => `${folder}/${name}.yaml`;

export const dangerFiles = ["dangers", "helplines", "hospital"].map(file);

/** The data of the warning box: the model with this hospital's additions, and the texts in the site's languages. */
export function readDangers(): DangerContent {
  const record = read("dangers");
  const { review, box, phrases, dangers } = dangersShape().parse(record);
  const isReviewed = review && outdatedSignatures(record, () => undefined).length === 0;
  const { phones } = read("hospital") as { phones: Parameters<typeof emergencyNumber>[0] };
  const rows = helplinesShape().parse(read("helplines")).helplines;
  const helpline = (id: string): Helpline => {
    const row = rows.find((row) => row.id === id);
    if (!row) throw new Error(`content/helplines.yaml has no "${id}".`);
    return { number: row.number, name: typeof row.name === "string" ? { [defaultLocale]: row.name } : row.name };
  };
  const hasPage = box.page && pageFolders.some((pages) => existsSync(`${folder}/${pages}${box.page}.yaml`));
  return {
    model: siteModel(
      dangers,
      rows.flatMap(({ isAmbulance, number }) => (isAmbulance ? [number] : [])),
    ),
    locales: publishedLocales,
    phrases: publishedLocales
      .filter((locale) => !recognisedLanguages.includes(locale))
      .flatMap((locale) =>
        phrases.map(({ emergency, words, ordinary }) => ({
          locale,
          danger: basicEmergencies[emergency] ?? box.danger,
          texts: words[locale] ?? [],
          ordinary: ordinary?.[locale],
        })),
      ),
    labels: {
      call: localized(box.call),
      callNational: localized(box.callNational),
      callHelpline: localized(box.callHelpline),
      come: localized(box.come),
      directions: localized(box.directions),
      guess: localized(box.guess),
      close: localized(box.close),
      awaiting: isReviewed ? undefined : localized(box.awaiting),
    },
    phone: emergencyNumber(phones),
    national: helpline(box.helpline).number,
    pages:
      box.page && hasPage
        ? Object.fromEntries(publishedLocales.map((locale) => [locale, localePath(box.page ?? "", locale)]))
        : undefined,
    general: box.danger,
    dangers: Object.fromEntries(
      dangers.map(({ id, title, firstAction, now, helplines = [], isHelplineFirst }) => [
        id,
        {
          title: localized(title),
          firstAction: firstAction && localized(firstAction),
          now: localized(now),
          helplines: helplines.map(helpline),
          isHelplineFirst,
        },
      ]),
    ),
  };
}

/**
 * The model without its digest, with the hospital's own phrases, the names in its content, and the numbers of ambulances,
 * which call for help if somebody types nothing else.
 */
function siteModel(dangers: readonly { id: string; words?: string[] }[], numbers: readonly string[]): DangerModel {
  const { digest, ...learned } = model;
  const lexicon = { ...learned.lexicon, calls: [...new Set([...learned.lexicon.calls, ...numbers])] };
  const ownNames = Object.fromEntries(dangers.map(({ id, words = [] }) => [id, words]));
  const modelLanguages = [...recognisedLanguages, ...recognisedInLatin];
  return {
    ...withOwnNames(withOrdinaryWords({ ...learned, lexicon }, namesIn(folder)), ownNames),
    hasOtherLanguages: publishedLocales.some((locale) => !modelLanguages.includes(locale)),
  };
}

function read(name: string): unknown {
  return parseRecord(readFileSync(file(name), "utf8")).document.toJS();
}

/** A text in the site's languages, and in Hinglish where Hindi is one of them. */
function localized({
  hinglish,
  ...texts
}: z.infer<ReturnType<typeof dangersShape>>["dangers"][number]["title"]): LocalizedText {
  const siteTexts = publishedLocales.flatMap((locale) => (texts[locale] ? [[locale, texts[locale]]] : []));
  return Object.fromEntries([
    ...siteTexts,
    ...(hinglish && publishedLocales.includes("hi") ? [["hinglish", hinglish]] : []),
  ]);
}

/** Capitalised words in the content, such as names. The recogniser must not treat them as misspellings. */
function namesIn(folder: string): string[] {
  const files = globSync("**/*.{yaml,md}", { cwd: folder }).filter((path) => path !== "dangers.yaml");
  const texts = files.map((path) => readFileSync(`${folder}/${path}`, "utf8"));
  return [...new Set(texts.flatMap((text) => text.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? []))];
}
