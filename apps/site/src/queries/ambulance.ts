import type { Locale } from "@hospital/content/text/locales";
import { findPage } from "./entries";
import { getPageLink } from "./pages";

/** The link to the form that finds the visitor's position; undefined if the ambulance page doesn't have it. */
export async function getCallerLocationLink(locale: Locale) {
  const { where } = (await findPage("ambulance", "ambulance-service", locale)) ?? {};
  const page = where && (await getPageLink("/ambulance-service", where.title, locale));
  return page && { ...page, href: `${page.href}#where` };
}
