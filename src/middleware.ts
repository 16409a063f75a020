import { defineMiddleware } from "astro:middleware";
import { markLanguage, withoutMarks } from "./i18n/untranslated";

/** What has no translation yet says in the page that it is English; elsewhere only its marks go. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  const type = response.headers.get("Content-Type") ?? "";
  if (!/^(?:text|application)\//.test(type)) return response;
  const text = await response.text();
  return new Response(type.startsWith("text/html") ? leanIcons(markLanguage(text)) : withoutMarks(text), response);
});

/** Icons come as XML and with names that no style uses; a page has forty. */
function leanIcons(html: string): string {
  return html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', "")
    .replace(/class="lucide (?:lucide-[\w-]+ )*/g, 'class="');
}
