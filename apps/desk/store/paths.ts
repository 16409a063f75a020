import { lstat, realpath } from "node:fs/promises";
import { join } from "node:path";

/** Reserved device names of Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The maximum length of a file name in bytes, with room for the suffix of temporary files. */
const maxBytes = 200;

/** Whether a path is a portable one below content/, with slashes: `\`, drives, devices and hidden files are not. */
export function isContentPath(path: string): boolean {
  const isName = (part: string) => /^[^\\:*?"<>|\p{Cc}]+$/u.test(part) && !/^\.|[. ]$/.test(part) && !device.test(part);
  return path.split("/").every((part) => isName(part) && Buffer.byteLength(part) <= maxBytes);
}

/** The path of a file's record: for prose, the record beside it. */
export function recordOf(path: string): string {
  return path.replace(/\.[a-z]+\.md$/, ".yaml");
}

/** A symbolic link on `path`, whose target would be outside of Git and the content check. */
export async function symlinkIn(root: string, path: string): Promise<string | undefined> {
  const file = join(root, path);
  // A single call for the usual case: the desk reads all records for most screens.
  if ((await realpath(file).catch(() => undefined)) === file) return undefined;
  const parts = path.split("/");
  for (let count = 1; count <= parts.length; count++) {
    const part = parts.slice(0, count).join("/");
    const stats = await lstat(join(root, part)).catch(() => undefined);
    if (stats?.isSymbolicLink()) return part;
  }
  return undefined;
}
