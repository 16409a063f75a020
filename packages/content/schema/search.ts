import { z } from "astro/zod";
import { pageBasics } from "./fields/pages.ts";
import { localized, paragraph, titledText } from "./fields/texts.ts";

export const search = () =>
  z.strictObject({
    ...pageBasics,
    headline: localized(),
    intro: paragraph(),
    nothingFound: paragraph().meta({ help: "search.nothingFound" }),
    places: titledText().meta({ help: "search.places" }),
  });
