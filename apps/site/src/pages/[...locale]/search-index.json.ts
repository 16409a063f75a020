import type { APIRoute } from "astro";
import { type Locale, localePages } from "../../i18n/locales";
import { getSearchDocuments } from "../../queries/search";

export const getStaticPaths = () => localePages();

/** What the search loads when someone is about to type. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props }) =>
  Response.json(await getSearchDocuments(props.locale));
