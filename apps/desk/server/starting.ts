import { refusals as english } from "../messages/en/refusals.ts";
import { refusals as hindi } from "../messages/hi/refusals.ts";

const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", Refresh: "2" };

/** The answer until the desk is ready: a page that reloads automatically, or a refusal for a page that is open. */
export function startingAnswer(request: Request): Response {
  const language = request.headers.get("Accept-Language");
  if (!request.headers.get("Accept")?.includes("text/html"))
    return Response.json(
      { refused: [language?.startsWith("hi") ? hindi.starting : english.starting] },
      { status: 503 },
    );
  return new Response(page, { status: 503, headers });
}

/** In both languages, because the chosen one is stored in the browser. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${english.starting}</title>
<style>
:root { color-scheme: light dark; }
body { max-inline-size: 32rem; margin: 4rem auto; padding-inline: 1rem; font: 1.125rem/1.5 system-ui, sans-serif; }
</style>
<h1>${english.starting}</h1>
<p>${english.startingReloads}</p>
<h1 lang="hi">${hindi.starting}</h1>
<p lang="hi">${hindi.startingReloads}</p>
</html>
`;
