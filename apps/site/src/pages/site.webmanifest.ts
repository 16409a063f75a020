import brand from "virtual:brand";
import { defaultLocale } from "@hospital/content/text/locales";
import type { APIRoute } from "astro";
import { getHospital } from "../queries/hospital";

/** https://www.w3.org/TR/appmanifest/ */
export const GET: APIRoute = async () => {
  const { name, shortName } = await getHospital(defaultLocale);
  const manifest = {
    name,
    short_name: shortName,
    start_url: "/",
    display: "browser",
    background_color: brand.backgroundColour,
    theme_color: brand.themeColour,
    icons: brand.icons,
  };
  return new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
};
