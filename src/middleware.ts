import { defineMiddleware } from "astro:middleware";
import { markLanguage, withoutMarks } from "./i18n/untranslated";

/** What has no translation yet says in the page that it is English; elsewhere only its marks go. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  const type = response.headers.get("Content-Type") ?? "";
  if (!/^(?:text|application)\//.test(type)) return response;
  const text = await response.text();
  return new Response(
    type.startsWith("text/html") ? withoutLeftovers(markLanguage(text)) : withoutMarks(text),
    response,
  );
});

/**
 * What React and Astro write and a finished page doesn't need: icons as XML, with names that no style uses and lines
 * drawn to the thousandth of a pixel, marks between texts, which only an island finds its way by, and of an island
 * names that nothing asks for.
 */
function withoutLeftovers(html: string): string {
  return html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', "")
    .replace(/class="lucide (?:lucide-[\w-]+ )*/g, 'class="')
    .replace(/<astro-island.*?<\/astro-island>|<!-- -->| d="[^"]*"/gs, (part) => {
      if (part.startsWith("<astro-island")) return part.replace(/^<astro-island[^>]*>/, withoutNames);
      return part === "<!-- -->"
        ? ""
        : part.replace(/\d*\.\d+/g, (number) => String(+(+number).toFixed(1)).replace(/^0\./, "."));
    });
}

function withoutNames(island: string): string {
  return island
    .replace(/ uid="\w*"/, "")
    .replace(/ opts="[^"]*"/, ' opts="{}"')
    .replace(/(?<= props=)"([^"]*)"/, (_, props) => `'${props.replaceAll("'", "&#39;").replaceAll("&quot;", '"')}'`);
}
