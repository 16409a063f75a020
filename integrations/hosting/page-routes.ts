/** The registered paths of built pages, sorted, without the not-found pages: `about` → `/about`, an empty one → `/`. */
export function pageRoutes(pages: readonly { pathname: string }[]): string[] {
  return pages
    .map(({ pathname }) => `/${pathname.replace(/^\/|\/$/g, "")}`)
    .filter((route) => !route.endsWith("/404"))
    .sort();
}
