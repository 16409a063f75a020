import type { Hosting } from "./hosting.ts";

const maxLineLength = 2000;
// Cloudflare Pages reads no more.
const maxRedirects = 2000;

/**
 * The `_headers` file that Cloudflare Pages and Netlify read.
 *
 * @throws {Error} when a line is too long for them.
 */
export function cdnHeaders({ headers, pageHeaders, cache, types }: Hosting): string {
  const security = Object.entries({ ...headers, ...pageHeaders }).map(([name, value]) => `  ${name}: ${value}`);
  // Both hosts join the values of a header that two rules set, and let a browser ask again by default. Of two policies
  // both hold.
  const strict = (path: string) =>
    path === "/_astro/*" ? [`  Content-Security-Policy: ${headers["Content-Security-Policy"]}`] : [];
  const cached = cache
    .filter(({ path }) => path !== "/*")
    .flatMap(({ path, value }) => [path, `  Cache-Control: ${value}`, ...strict(path)]);
  const typed = Object.entries(types).flatMap(([ending, type]) => [`/*${ending}`, `  Content-Type: ${type}`]);
  const lines = ["/*", ...security, ...cached, ...typed];
  const long = lines.find((line) => line.length >= maxLineLength);
  if (long) {
    throw new Error(
      `A line of _headers is ${long.length} characters long, and ${maxLineLength} is too long: ${long.slice(0, 60)}…`,
    );
  }
  return `${lines.join("\n")}\n`;
}

/**
 * The `_redirects` file that Cloudflare Pages and Netlify read: the aliases, and of each route the forms that can be
 * listed. These hosts have no rule for any letter case; they put trailing slashes right by themselves. The last lines
 * tell Netlify of not-found pages in folders; Cloudflare finds them by itself, and skips the lines.
 */
export function cdnRedirects({ routes, redirects, notFound }: Hosting): string {
  const depth = (route: string) => route.split("/").length;
  const forms = routes
    .filter((route) => route !== "/")
    .toSorted((a, b) => depth(a) - depth(b))
    .flatMap((route) =>
      [route.toUpperCase(), capitalise(route), `${route}.html`, `${route}/index.html`].map((from) => ({
        from,
        to: route,
      })),
    );
  const taken = new Set(routes);
  const rows = new Map<string, string>();
  for (const { from, to } of [...redirects, ...forms]) {
    if (!taken.has(from) && !rows.has(from)) rows.set(from, to);
  }
  const missing = notFound.filter((file) => file !== "/404.html");
  return [
    ...[...rows].slice(0, maxRedirects).map(([from, to]) => `${from} ${to} 301\n`),
    ...missing.map((file) => `${file.replace("404.html", "*")} ${file} 404\n`),
  ].join("");
}

/** `/hi/evan-lab` → `/hi/Evan-lab`. */
function capitalise(route: string): string {
  return route.replace(/\/([^/])([^/]*)$/, (_, first: string, rest: string) => `/${first.toUpperCase()}${rest}`);
}
