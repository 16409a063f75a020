import type { Hosting } from "./hosting.ts";

/** What a server says to a request; `location` keeps the query string. */
export type Answer = { status: 200 | 400 | 404 | 405 } | { status: 301; location: string };

export const allowedMethods = ["GET", "HEAD"];

/**
 * The answer to a request: `target` is the request line's path and query as they came, `isFile` knows the files of the
 * site by their path (`/favicon.svg`). A path is redirected only after it was missed, and at most once.
 */
export function answer(
  method: string,
  target: string,
  { routes, redirects }: Pick<Hosting, "routes" | "redirects">,
  isFile: (path: string) => boolean,
): Answer {
  if (!allowedMethods.includes(method)) return { status: 405 };
  const queryStart = target.search(/[?#]|$/);
  const path = target.slice(0, queryStart);
  const decoded = decode(path);
  if (decoded === undefined) return { status: 400 };
  if (routes.includes(path) || isFile(decoded)) return { status: 200 };

  const plain = plainPath(decoded);
  const to = redirects.find(({ from }) => from === plain)?.to ?? routes.find((route) => route.toLowerCase() === plain);
  return to === undefined ? { status: 404 } : { status: 301, location: to + target.slice(queryStart) };
}

/** The decoded path, or undefined for one that no link of the site can have: `..`, control characters, bad encoding. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    const isBad = !decoded.startsWith("/") || /[\x00-\x1f\x7f\\]|(^|\/)\.\.?(\/|$)/.test(decoded);
    return isBad ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** `//About///index.html` → `/about`. */
function plainPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/\/$/, "")
    .replace(/(\/index)?\.html$/, "");
  return plain || "/";
}
