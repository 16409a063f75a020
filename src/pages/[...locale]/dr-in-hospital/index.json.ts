import type { APIRoute } from "astro";
import { localePages } from "../../../i18n/locales";
import { getDoctorIndex } from "../../../queries/finders";

export const getStaticPaths = () => localePages();

/** For the doctor finder. */
export const GET: APIRoute = async () => Response.json(await getDoctorIndex());
