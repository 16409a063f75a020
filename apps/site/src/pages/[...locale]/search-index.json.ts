import { type Locale, localePages } from "@hospital/content/text/locales";
import type { APIRoute } from "astro";
import { getSearchDocuments } from "../../queries/search";

export const getStaticPaths = () => localePages();

/** What the search loads when someone is about to type. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props }) =>
  Response.json(await getSearchDocuments(props.locale));
