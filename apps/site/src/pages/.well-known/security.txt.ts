import { publishedLocales } from "@hospital/content/text/locales";
import type { APIRoute } from "astro";
import { getOnly } from "../../queries/entries";
import { yearFromBuild } from "../../queries/timetable";

/** The contact for vulnerabilities: https://www.rfc-editor.org/rfc/rfc9116 */
export const GET: APIRoute = async ({ site }) => {
  const { email, pageFaults = email } = await getOnly("hospital");
  return new Response(
    [
      `Contact: mailto:${pageFaults}`,
      `Expires: ${yearFromBuild()}T00:00:00Z`,
      `Preferred-Languages: ${publishedLocales.join(", ")}`,
      `Canonical: ${new URL("/.well-known/security.txt", site)}`,
      "",
    ].join("\n"),
  );
};
