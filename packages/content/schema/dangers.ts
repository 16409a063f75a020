import { z } from "astro/zod";
import { knownLanguages } from "../languages.ts";
import type { Locale } from "../text/locales.ts";
import { route } from "./fields/links.ts";
import { reviewed } from "./fields/pages.ts";
import { helpline } from "./fields/references.ts";
import { line, rowId, text, typedPhrases } from "./fields/texts.ts";

/**
 * A text in the visitor's own language; Hinglish is Hindi in Latin letters. The content check requires one of the site's
 * languages: each hospital's files name them.
 */
const spoken = () =>
  z
    .strictObject(
      Object.fromEntries([...knownLanguages, "hinglish"].map((language) => [language, text().optional()])) as Record<
        Locale | "hinglish",
        z.ZodOptional<ReturnType<typeof text>>
      >,
    )
    .meta({ isInAnyLanguage: true, launch: "emergency-texts" });

/**
 * Basic emergencies, with the IDs of the dangers whose first aid they need; the word for an ambulance has the general
 * advice. A language lists phrases for them if the search can't classify its queries.
 */
export const basicEmergencies = {
  "not-breathing": "breathing",
  "trouble-breathing": "breathing",
  unconscious: "unconscious",
  "chest-pain": "heart",
  "heart-attack": "heart",
  stroke: "stroke",
  bleeding: "bleeding",
  "snake-bite": "snake-bite",
  "dog-bite": "animal-bite",
  poison: "poisoning",
  burn: "burn",
  choking: "choking",
  drowning: "drowning",
  "electric-shock": "electric-shock",
  accident: "injury",
  fit: "fit",
  "labour-pain": "birth",
  "bleeding-in-pregnancy": "pregnancy",
  "cord-prolapse": "birth",
  "pre-eclampsia": "pregnancy",
  "sick-newborn": "newborn",
  suicide: "self-harm",
  ambulance: undefined,
} as const;

/** The other emergency types of packages/danger, which a language may list phrases for, too. */
export const otherEmergencies = [
  ...(["acid-attack", "allergy", "asthma", "attack", "chemical", "child-abuse", "child-fever", "cold"] as const),
  ...(["dehydration", "eye", "gas", "hanging", "head-injury", "heat", "high-sugar", "insulin", "low-sugar"] as const),
  ...(["meningitis", "rape", "severed", "sting", "swallowed-object", "wound"] as const),
];

export type Emergency = keyof typeof basicEmergencies | (typeof otherEmergencies)[number];
const emergencies = [...Object.keys(basicEmergencies), ...otherEmergencies] as [Emergency, ...Emergency[]];

/** The ID of the danger whose first aid an emergency needs; undefined for the word for an ambulance. */
export function dangerOf(emergency: Emergency): string | undefined {
  return emergency in basicEmergencies ? basicEmergencies[emergency as keyof typeof basicEmergencies] : emergency;
}

/** The languages whose queries packages/danger has learned. */
export const recognisedLanguages: readonly Locale[] = ["en", "hi", "mr"];

/** Further languages that packages/danger recognises in Latin letters: Urdu is spoken like Hindi. */
export const recognisedInLatin: readonly Locale[] = ["ur"];

/** The content of the warning box: docs/decisions/dangers.md */
export const dangers = () =>
  z
    .strictObject({
      review: reviewed().optional().meta({ help: "dangers.review", isDuplicated: false }),
      box: z
        .strictObject({
          call: spoken().meta({ help: "dangers.box.call" }),
          callNational: spoken().meta({ help: "dangers.box.callNational" }),
          callHelpline: spoken().meta({ help: "dangers.box.callHelpline" }),
          come: spoken().meta({ help: "dangers.box.come" }),
          directions: spoken(),
          guess: spoken().meta({ help: "dangers.box.guess" }),
          close: spoken().meta({ help: "dangers.box.close" }),
          awaiting: spoken().meta({ help: "dangers.box.awaiting" }),
          page: route().optional().meta({ help: "dangers.box.page" }),
          helpline: helpline().meta({ help: "dangers.box.helpline" }),
          danger: line().meta({ help: "dangers.box.danger" }),
        })
        .meta({ help: "dangers.box" }),
      phrases: z
        .array(
          z.strictObject({
            emergency: z.enum(emergencies),
            words: typedPhrases().meta({ help: "dangers.phrases.words" }),
            ordinary: typedPhrases().optional().meta({ help: "dangers.phrases.ordinary" }),
          }),
        )
        .default([])
        .meta({ help: "dangers.phrases" }),
      dangers: z
        .array(
          z.strictObject({
            id: rowId().meta({ help: "dangers.id" }),
            title: spoken(),
            firstAction: spoken().optional().meta({ help: "dangers.firstAction" }),
            now: spoken().meta({ help: "dangers.now" }),
            more: spoken().optional().meta({ help: "dangers.more" }),
            helplines: z.array(helpline()).optional().meta({ help: "dangers.helplines" }),
            isHelplineFirst: z.boolean().default(false).meta({ help: "dangers.isHelplineFirst" }),
            words: z.array(line()).optional().meta({ help: "dangers.words" }),
          }),
        )
        .min(1),
    })
    .meta({ isVital: true });
