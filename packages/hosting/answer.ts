import { type Hosting, malformedPath } from "./hosting.ts";

/** A server's response to a request; `location` keeps the query string. */
export type Answer = { status: 200 | 400 | 404 | 405 } | { status: 301; location: string };

export const allowedMethods = ["GET", "HEAD"];

/**
 * The answer to a request: `target` is the unchanged path and query of the request line; `isFile` decides whether a path
 * such as `/favicon.svg` is a file with its own address. Any form of a route or an alias is redirected to the registered
 * one in one step.
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
  if (!path.startsWith("/") || new RegExp(malformedPath).test(path)) return { status: 400 };

  const decoded = decode(path);
  const normal = normalPath(decoded);
  const isMeant = (route: string) => (route === "/" ? "" : route.toLowerCase()) === normal;
  const registered = routes.find(isMeant) ?? redirects.find(({ from }) => isMeant(from))?.to;
  if (registered === path) return { status: 200 };
  if (registered !== undefined) return { status: 301, location: registered + target.slice(queryStart) };
  return { status: isFile(decoded) ? 200 : 404 };
}

/** Leaves invalid UTF-8 encoded, because no file has such a name. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** `//About///index.html` → `/about`; the home page is the empty path. */
function normalPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/((\/index)?\.html)?\/?$/, "");
}
