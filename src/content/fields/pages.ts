import { z } from "astro/zod";
import type { Pictures } from "../collection.ts";
import { sample } from "./sample.ts";
import { description, inPublished, line, localized, paragraph } from "./texts.ts";
import { day } from "./times.ts";

export const banner = (image: Pictures["image"]) =>
  z.strictObject({
    headline: localized().describe("The short line above the page's title"),
    text: paragraph(),
    picture: image(),
    pictureAlt: localized().describe("What the picture shows, for those who cannot see it"),
  });

/** Who has read a text, and when it is read again. */
export const reviewed = () =>
  z.strictObject({ by: line(), on: day(), next: day() }).refine(({ on, next }) => next > on, {
    path: ["next"],
    error: 'must be a later day than "on"',
  });

/** Whether somebody who knows has read a page: each language by itself. */
export const reviews = () =>
  z
    .strictObject(inPublished(reviewed().optional()))
    .optional()
    .describe("Who has read the text, when, and until when it is read again; empty while nobody has");

/** What every page with an address of its own has. */
export const pageBasics = { title: localized(), description: localized(description()), sample: sample() };

/** What a page has whose mistakes would harm: it says whether somebody who knows has read it. */
export const reviewedBasics = { ...pageBasics, review: reviews() };
