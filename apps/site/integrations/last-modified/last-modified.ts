import { spawnSync } from "node:child_process";
import { contentFolder } from "@hospital/content/content-folder";
import { routeOfRecord } from "@hospital/content/routes";

/** The date of the last commit to each page's own files, by route without language. Empty without Git. */
export function lastModified(root = "."): Map<string, string> {
  const folder = contentFolder(root);
  const log = ["log", "--format=%x00%cs", "--name-only", "--relative", "--", "."];
  const { stdout } = spawnSync("git", ["-C", `${root}/${folder}`, ...log], { encoding: "utf8", maxBuffer: 2 ** 28 });
  const days = new Map<string, string>();
  for (const commit of (stdout ?? "").split("\0").slice(1)) {
    const [day = "", ...files] = commit.split("\n").filter(Boolean);
    for (const file of files) {
      // Pages in pages/ also show content of other files, so their own date would be wrong.
      const route = file.startsWith("pages/") ? undefined : routeOfRecord(file);
      // The log lists the newest commit first.
      if (route && !days.has(route)) days.set(route, day);
    }
  }
  return days;
}
