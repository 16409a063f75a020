import { defineMiddleware } from "astro:middleware";
import { markLanguage, withoutMarks } from "./i18n/untranslated";

/** What has no translation yet says in the page that it is English; elsewhere only its marks go. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  const type = response.headers.get("Content-Type") ?? "";
  if (!/^(?:text|application)\//.test(type)) return response;
  const finish = type.startsWith("text/html") ? markLanguage : withoutMarks;
  return new Response(finish(await response.text()), response);
});
