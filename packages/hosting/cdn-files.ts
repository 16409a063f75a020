import { contentTypes, type Hosting, hashedFiles, lastingCache } from "./hosting.ts";

const maxLineLength = 2000;
// The limits of Cloudflare Pages.
const maxRedirects = 2000;

/**
 * The `_headers` file that Cloudflare Pages and Netlify read.
 *
 * @throws {Error} if a line is too long for them.
 */
export function cdnHeaders({ headers, pageHeaders, locating }: Hosting): string {
  const security = Object.entries({ ...headers, ...pageHeaders }).map(([name, value]) => `  ${name}: ${value}`);
  // Both hosts join the values of a header set by two rules, and revalidate by default. Two policies in one header both
  // apply.
  const hashed = [
    `${hashedFiles}*`,
    `  Cache-Control: ${lastingCache}`,
    `  Content-Security-Policy: ${headers["Content-Security-Policy"]}`,
  ];
  const typed = Object.entries(contentTypes).flatMap(([ending, type]) => [`/*${ending}`, `  Content-Type: ${type}`]);
  // If a feature is listed twice, the last one counts.
  const located = locating.flatMap((route) => [route, "  Permissions-Policy: geolocation=(self)"]);
  const lines = ["/*", ...security, ...located, ...hashed, ...typed];
  const long = lines.find((line) => line.length >= maxLineLength);
  if (long) {
    throw new Error(
      `A line of _headers is ${long.length} characters long, and ${maxLineLength} is too long: ${long.slice(0, 60)}…`,
    );
  }
  return `${lines.join("\n")}\n`;
}

/**
 * The `_redirects` file of Cloudflare Pages and Netlify: the aliases, and common variants of each route, because these
 * hosts have no case-insensitive rules. They handle trailing slashes. The last lines list the not-found pages in folders
 * for Netlify; Cloudflare finds them automatically.
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
  const existing = new Set(routes);
  const rows = new Map<string, string>();
  for (const { from, to } of [...redirects, ...forms]) {
    if (!existing.has(from) && !rows.has(from)) rows.set(from, to);
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
