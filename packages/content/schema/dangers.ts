import { z } from "astro/zod";
import { type Locale, locales, publishedLocales } from "../text/locales.ts";
import { route } from "./fields/links.ts";
import { reviewed } from "./fields/pages.ts";
import { helpline } from "./fields/references.ts";
import { line, searchWords, text } from "./fields/texts.ts";

/** A text in the visitor's own language; Hinglish is Hindi in Latin letters. */
const spoken = () =>
  z
    .strictObject(
      Object.fromEntries([...locales, "hinglish"].map((one) => [one, text().optional()])) as Record<
        Locale | "hinglish",
        z.ZodOptional<ReturnType<typeof text>>
      >,
    )
    .refine((texts) => publishedLocales.some((locale) => texts[locale]), "is in none of the site's languages");

/** What people type first in an emergency: a language whose queries the search doesn't know has words for each of these. */
export const basicEmergencies = [
  "not-breathing",
  "trouble-breathing",
  "unconscious",
  "chest-pain",
  "heart-attack",
  "stroke",
  "bleeding",
  "snake-bite",
  "dog-bite",
  "poison",
  "burn",
  "choking",
  "drowning",
  "electric-shock",
  "accident",
  "fit",
  "labour-pain",
  "bleeding-in-pregnancy",
  "suicide",
  "ambulance",
] as const;

/** The languages whose queries packages/danger has learned. */
export const recognisedLanguages: readonly Locale[] = ["en", "hi", "mr"];

/** What the red box says when somebody is in danger: docs/decisions/dangers.md */
export const dangers = () =>
  z.strictObject({
    review: reviewed().optional().describe("A doctor who has read all of it; empty while nobody has"),
    box: z
      .strictObject({
        call: spoken().describe("Before the hospital's emergency number"),
        callNational: spoken().describe("Before the number of the helpline below"),
        callHelpline: spoken().describe("Before the number of another helpline; {name} is the helpline"),
        come: spoken().describe("Leads to the page below"),
        directions: spoken(),
        guess: spoken().describe("Its title where it is not sure that this is a danger"),
        close: spoken().describe("Closes that one"),
        awaiting: spoken().describe("Stands under the advice until the review above is filled in"),
        page: route().optional().describe("What to know before one comes; absent: no page says it"),
        helpline: helpline().describe("Beside the hospital's number in every danger"),
        danger: line().describe("The danger below whose advice holds for all"),
      })
      .describe("What the red box says in every danger"),
    phrases: z
      .array(
        z.strictObject({
          emergency: z.enum(basicEmergencies),
          words: searchWords().describe("Each word of three letters or more stands for all that begin with it"),
        }),
      )
      .default([])
      .describe("Emergencies in languages that the search does not know by itself; any of them brings a general box"),
    dangers: z
      .array(
        z.strictObject({
          id: line().describe("Its kind, one of those that the search knows"),
          title: spoken(),
          firstAction: spoken()
            .optional()
            .describe("The first thing to do, shown before the rest; alone where the box names two dangers"),
          now: spoken().describe("What to do now, as careful public sources say it; pages of first aid show it too"),
          more: spoken().optional().describe("What pages say beside it"),
          helplines: z.array(helpline()).optional().describe("Called in this danger beside the others"),
          isHelplineFirst: z.boolean().default(false).describe("They stand before the hospital's number"),
          words: z.array(line()).optional().describe("What people here call it, beside the words that are known"),
        }),
      )
      .min(1),
  });
