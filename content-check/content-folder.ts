import { existsSync } from "node:fs";
import { join, posix } from "node:path";

/**
 * Where the hospital is in the project at `root`, with slashes: `content` as soon as there is one, until then the
 * sample's. The environment variable HOSPITAL names another folder that has a `content` in it, as "test-hospitals/small".
 */
export function contentFolder(root: string): string {
  if (process.env.HOSPITAL) return posix.join(process.env.HOSPITAL, "content");
  const [own, sample] = ["content", "sample/content"] as const;
  return existsSync(join(root, own)) || !existsSync(join(root, sample)) ? own : sample;
}

/** A text about files of the content, which calls their folder "content/", as one that says where they are. */
export function withRealPaths(text: string, root: string): string {
  return text.replaceAll(/(?<![\w/.-])content\//g, `${contentFolder(root)}/`);
}

/** A path of the project, as the ways from the folder of the content call it. */
export function belowContent(root: string, path: string): string {
  return path.replace(`${contentFolder(root)}/`, "");
}
