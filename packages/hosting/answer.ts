import { pageFile } from "@hospital/content/routes";
import { type Hosting, locatingHeaders, malformedPath } from "./hosting.ts";

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

/** The file of `dist/` for a response, if any; a 404 has the not-found page of the deepest matching folder. */
export function answeredFile(
  { status }: Answer,
  path: string,
  { routes, notFound }: Pick<Hosting, "routes" | "notFound">,
): string | undefined {
  if (status === 200) return routes.includes(path) ? pageFile(path) : decodeURIComponent(path);
  if (status === 404) return notFound.findLast((file) => path.startsWith(file.replace("404.html", "")));
  return undefined;
}

/** The headers of an answer. */
export function answerHeaders({ status }: Answer, path: string, hosting: Hosting): Record<string, string> {
  const isPage = status === 404 || (status === 200 && (hosting.routes.includes(path) || path.endsWith(".html")));
  return {
    ...hosting.headers,
    ...(isPage && hosting.pageHeaders),
    ...(hosting.locating.includes(path) && locatingHeaders),
  };
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
