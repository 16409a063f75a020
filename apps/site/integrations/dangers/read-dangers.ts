import { existsSync, readFileSync } from "node:fs";
import { contentFolder } from "@hospital/content/content-folder";
import { siteModel } from "@hospital/content/danger-model";
import { parseRecord } from "@hospital/content/read-file";
import { pageFolders } from "@hospital/content/routes";
import { dangerOf, dangers as dangersShape, recognisedLanguages } from "@hospital/content/schema/dangers";
import { helplines as helplinesShape } from "@hospital/content/schema/helplines";
import { outdatedSignatures } from "@hospital/content/schema/signatures";
import { defaultLocale, localePath, publishedLocales } from "@hospital/content/text/locales";
import { emergencyNumber } from "@hospital/content/text/phone-number";
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
    model: siteModel(folder, { dangers, helplines: rows, languages: publishedLocales }),
    locales: publishedLocales,
    phrases: publishedLocales
      .filter((locale) => !recognisedLanguages.includes(locale))
      .flatMap((locale) =>
        phrases.map(({ emergency, words, ordinary }) => ({
          locale,
          danger: dangerOf(emergency) ?? box.danger,
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
