import type { APIRoute } from "astro";
import { defaultLocale } from "../i18n/locales";
import { getHospital } from "../queries/hospital";
import { themeColor } from "../styles/theme";

/** https://www.w3.org/TR/appmanifest/ */
export const GET: APIRoute = async () => {
  const { name, shortName } = await getHospital(defaultLocale);
  const icons = [192, 512].flatMap((size) =>
    ["any", "maskable"].map((purpose) => ({
      src: `/icon-${purpose}-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  );
  const manifest = {
    name,
    short_name: shortName,
    start_url: "/",
    display: "browser",
    background_color: themeColor("warm-white"),
    theme_color: themeColor("teal-950"),
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-monochrome.svg", sizes: "any", type: "image/svg+xml", purpose: "monochrome" },
      ...icons,
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
};
