/** The pages of a site, from the files of content/; and the routes and files of built pages. */

/** The folders of content/ whose records are pages. */
export const pageFolders = ["departments", "people", "laboratories", "pages"];

/** Pages that show the list of a collection; without rows in it, the page doesn't exist. */
const lists: Record<string, string> = {
  "dr-in-hospital": "doctors",
  opd: "doctors",
  "viewall-specialities": "departments",
  gallery: "photos",
  "video-gallery": "videos",
  "insurance-tpa": "insurers",
  disclosures: "disclosures",
  tests: "tests",
};

/** Whether the records of a collection are pages at the root, by its pattern of files: "departments/*.yaml". */
function arePages(files: string): boolean {
  return files.endsWith(".yaml") && pageFolders.includes(files.slice(0, files.indexOf("/")));
}

/** The address of every page, without language, from the records that there are and the pattern of their files. */
export function routesOf(records: readonly { collection: string; files: string; slug: string }[]): string[] {
  const present = new Set(records.map(({ collection }) => collection));
  const paths = records.flatMap(({ collection, files, slug }) => {
    if (collection === "disclosures") return [`/disclosures/${slug}`];
    const list = lists[slug];
    const isShown = arePages(files) && (!list || present.has(list)) && slug !== "home" && slug !== "404";
    return isShown ? [`/${slug}`] : [];
  });
  return ["/", ...paths];
}

/** The page of a record or its prose, by the path under content/: "departments/ent.hi.md" → "/ent". */
export function routeOfRecord(path: string): string | undefined {
  const [, folder = "", slug] = /^(\w+)\/([^/.]+)(?:\.\w+)+$/.exec(path) ?? [];
  if (folder === "disclosures") return `/disclosures/${slug}`;
  if (folder === "doctors") return `/dr-in-hospital/${slug}`;
  return pageFolders.includes(folder) ? `/${slug === "home" ? "" : slug}` : undefined;
}

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
