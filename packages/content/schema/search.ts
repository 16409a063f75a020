import { z } from "astro/zod";
import { pageBasics } from "./fields/pages.ts";
import { localized, paragraph, titledText } from "./fields/texts.ts";

export const search = () =>
  z.strictObject({
    ...pageBasics,
    headline: localized(),
    intro: paragraph(),
    nothingFound: paragraph().describe("Before the phone number, when nothing is found"),
    places: titledText().describe("The lists to look through without the search"),
  });
