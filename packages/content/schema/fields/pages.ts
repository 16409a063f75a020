import { z } from "astro/zod";
import { problem } from "../../messages/schema-code.ts";
import type { Pictures } from "../collection.ts";
import { sample } from "./sample.ts";
import { description, inLanguages, line, localized, paragraph } from "./texts.ts";
import { day } from "./times.ts";

export const banner = (image: Pictures["image"]) =>
  z
    .strictObject({
      headline: localized().meta({ help: "banner.headline" }),
      text: paragraph(),
      picture: image().optional(),
      pictureAlt: localized().optional().meta({ help: "banner.pictureAlt", launch: "alt-texts" }),
    })
    .refine(({ picture, pictureAlt }) => !picture || pictureAlt, {
      path: ["pictureAlt"],
      error: problem("pictureNotDescribed"),
    });

/** The reviewer of a text, with the date of the next review. */
export const reviewed = () =>
  z
    .strictObject({ by: line(), on: day().meta({ launch: "past-day" }), next: day(), digest: digest().optional() })
    .refine(({ on, next }) => next > on, {
      path: ["next"],
      error: problem("nextReviewTooEarly"),
    });

/** The digest of the text that was read: packages/content/schema/signatures.ts. */
const digest = () =>
  z
    .string()
    .regex(/^[\da-f]{16}$/, problem("digest"))
    .meta({ fieldType: "generated" });

/** The expert review of a page, for each language. */
export const reviews = () =>
  z.strictObject(inLanguages(reviewed().optional())).optional().meta({ help: "reviews", isDuplicated: false });

/** The fields of every page. */
export const pageBasics = { title: localized(), description: localized(description()), sample: sample() };

/** The fields of a page whose mistakes could harm: with its expert review. */
export const reviewedBasics = { ...pageBasics, review: reviews() };
