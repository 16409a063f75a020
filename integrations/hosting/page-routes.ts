/** The registered paths of built pages, sorted, without the not-found pages: `about` → `/about`, an empty one → `/`. */
export function pageRoutes(pages: readonly { pathname: string }[]): string[] {
  return pages
    .map(({ pathname }) => `/${pathname.replace(/^\/|\/$/g, "")}`)
    .filter((route) => !route.endsWith("/404"))
    .sort();
}

/** Those of the routes that somebody may look for: not the page that stands in for others without a connection. */
export function listedRoutes(pages: readonly { pathname: string }[]): string[] {
  return pageRoutes(pages).filter((route) => !route.endsWith("/offline"));
}
