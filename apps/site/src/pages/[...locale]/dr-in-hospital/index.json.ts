import { type Locale, localePages } from "@hospital/content/text/locales";
import type { APIRoute } from "astro";
import { getDoctorIndex } from "../../../queries/finders";

export const getStaticPaths = () => localePages();

/** The index of the doctor finder. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props }) => Response.json(await getDoctorIndex(props.locale));
