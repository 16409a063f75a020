import { spawnSync } from "node:child_process";
import { contentFolder } from "../../site/content-folder.ts";

/** The folders whose records are a page each, and where; what other pages say changes with other files, too. */
const pagesOf: Record<string, string> = {
  departments: "/",
  people: "/",
  laboratories: "/",
  doctors: "/dr-in-hospital/",
  disclosures: "/disclosures/",
};

/** The day of the last commit to each page's own files, by route without language; none where there is no git. */
export function lastModified(root = "."): Map<string, string> {
  const folder = contentFolder(root);
  const log = ["log", "--format=%x00%cs", "--name-only", "--relative", "--", "."];
  const { stdout } = spawnSync("git", ["-C", `${root}/${folder}`, ...log], { encoding: "utf8", maxBuffer: 2 ** 28 });
  const days = new Map<string, string>();
  for (const commit of (stdout ?? "").split("\0").slice(1)) {
    const [day = "", ...files] = commit.split("\n").filter(Boolean);
    for (const file of files) {
      const [, kind = "", slug] = /^(\w+)\/([^/.]+)(?:\.\w+)+$/.exec(file) ?? [];
      const route = slug && pagesOf[kind] && pagesOf[kind] + slug;
      // Newest first.
      if (route && !days.has(route)) days.set(route, day);
    }
  }
  return days;
}
