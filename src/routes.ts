/** Which pages there are: the content check and the site itself ask this. Plain Node can import it. */

/** The folders of content/ whose records are pages of their own. */
export const pageFolders = ["departments", "people", "laboratories", "pages"];

/** Pages that show a list from elsewhere, by the collection: while nothing is in it, they are not there either. */
const lists: Record<string, string> = {
  "dr-in-hospital": "doctors",
  opd: "doctors",
  "viewall-specialities": "departments",
  gallery: "photos",
  "video-gallery": "videos",
  "insurance-tpa": "insurers",
  disclosures: "disclosures",
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
