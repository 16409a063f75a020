import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/**
 * The content folder of the project at `root`, with slashes: `content` if it exists, else the sample's. For the project that
 * a command is run in, the environment variable HOSPITAL names another folder with a `content`, such as "hospitals/small" or
 * "/home/asha/sites/small".
 */
export function contentFolder(root: string): string {
  const { HOSPITAL: named } = process.env;
  if (named && resolve(root) === process.cwd())
    return relative(root, resolve(root, named, "content")).replaceAll("\\", "/");
  const [ownFolder, sampleFolder] = ["content", "hospitals/sample/content"] as const;
  return existsSync(join(root, ownFolder)) || !existsSync(join(root, sampleFolder)) ? ownFolder : sampleFolder;
}

/** Replaces "content/" in a message by the real content folder. */
export function withRealPaths(text: string, root: string): string {
  return text.replaceAll(/(?<![\w/.-])content\//g, `${contentFolder(root)}/`);
}
