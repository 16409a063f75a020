import { type Locale, localePages } from "@hospital/content/text/locales";
import type { APIRoute } from "astro";
import { getSearchDocuments } from "../../queries/search";

export const getStaticPaths = () => localePages();

/** The data that the search loads when its field gets the focus. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props }) =>
  Response.json(await getSearchDocuments(props.locale));
