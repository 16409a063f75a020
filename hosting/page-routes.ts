/** The routes of built pages, sorted, without not-found pages: `about` → `/about`, an empty one → `/`. */
export function pageRoutes(pages: readonly { pathname: string }[]): string[] {
  return paths(pages).filter((path) => !isNotFound(path));
}

/** The file of a page below `dist/`: `/` → `/index.html`, `/hi/about` → `/hi/about.html`. */
export function pageFile(route: string): string {
  return `${route === "/" ? "/index" : route}.html`;
}

/** The route of a page's file, with slashes or backslashes: `index.html` → `/`. */
export function routeOfFile(file: string): string {
  return `/${file.replaceAll("\\", "/").replace(/^\/|\.html$/g, "")}`.replace(/^\/index$/, "/");
}

/** The files of the not-found pages, sorted: `/404.html`, `/hi/404.html`. */
export function notFoundFiles(pages: readonly { pathname: string }[]): string[] {
  return paths(pages).filter(isNotFound).map(pageFile);
}

function paths(pages: readonly { pathname: string }[]): string[] {
  return pages.map(({ pathname }) => `/${pathname.replace(/^\/|\/$/g, "")}`).sort();
}

function isNotFound(path: string): boolean {
  return path.endsWith("/404");
}

/** Pages that are not listed: the offline page, and the lobby's board. */
export const unlistedPage = /\/(?:offline|board)$/;

export function listedRoutes(pages: readonly { pathname: string }[]): string[] {
  return pageRoutes(pages).filter((route) => !unlistedPage.test(route));
}
