import { refusalMessage } from "../messages/writers.ts";
import { Refusal } from "../store/refusal.ts";
import { languageIn } from "./request.ts";

const starting = refusalMessage("starting");
const reloads = refusalMessage("startingReloads");
const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", Refresh: "2" };

/** The answer until the desk is ready: a page that reloads automatically, or a refusal for a page that is open. */
export function startingAnswer(request: Request): Response {
  if (!request.headers.get("Accept")?.includes("text/html"))
    return Response.json(new Refusal(starting).in(languageIn(request.headers)), { status: 503 });
  return new Response(page, { status: 503, headers });
}

/** In both languages, because the chosen one is stored in the browser. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${starting.en}</title>
<style>
:root { color-scheme: light dark; }
body { max-inline-size: 32rem; margin: 4rem auto; padding-inline: 1rem; font: 1.125rem/1.5 system-ui, sans-serif; }
</style>
<h1>${starting.en}</h1>
<p>${reloads.en}</p>
<h1 lang="hi">${starting.hi}</h1>
<p lang="hi">${reloads.hi}</p>
</html>
`;
