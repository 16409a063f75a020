import { z } from "astro/zod";
import type { Pictures } from "../collection.ts";
import { sample } from "./sample.ts";
import { description, inLanguages, line, localized, paragraph } from "./texts.ts";
import { day } from "./times.ts";

export const banner = (image: Pictures["image"]) =>
  z
    .strictObject({
      headline: localized().describe("The short line above the page's title"),
      text: paragraph(),
      picture: image().optional(),
      pictureAlt: localized().optional().describe("What the picture shows, for those who cannot see it"),
    })
    .refine(({ picture, pictureAlt }) => !picture || pictureAlt, {
      path: ["pictureAlt"],
      error: "must say what the picture shows",
    });

/** Who has reviewed a text, and when the next review is due. */
export const reviewed = () =>
  z
    .strictObject({ by: line(), on: day(), next: day(), digest: digest().optional() })
    .refine(({ on, next }) => next > on, {
      path: ["next"],
      error: 'must be a later day than "on"',
    });

/** Of the text that was read: packages/content/schema/signatures.ts. */
const digest = () => z.string().regex(/^[\da-f]{16}$/, "must have 16 digits and letters from a to f");

/** The expert review of a page, for each language. */
export const reviews = () =>
  z
    .strictObject(inLanguages(reviewed().optional()))
    .optional()
    .describe("Who has read the text, when, and until when it is read again; empty while nobody has");

/** The fields of every page. */
export const pageBasics = { title: localized(), description: localized(description()), sample: sample() };

/** The fields of a page whose mistakes could harm: with its expert review. */
export const reviewedBasics = { ...pageBasics, review: reviews() };
