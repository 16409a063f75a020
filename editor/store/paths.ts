import { lstat } from "node:fs/promises";
import { join } from "node:path";

/** Names that mean a device on Windows, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether a path is one below content/, with slashes, on every system: `\`, drives, devices and hidden files are not. */
export function isContentPath(path: string): boolean {
  const parts = path.split("/");
  return parts.every((part) => /^[^\\:*?"<>|\p{Cc}]+$/u.test(part) && !/^\.|[. ]$/.test(part) && !device.test(part));
}

/** The part of the way to `path` that is a link: what is behind it lies outside of git and of the check. */
export async function symlinkIn(root: string, path: string): Promise<string | undefined> {
  const parts = path.split("/");
  for (let count = 1; count <= parts.length; count++) {
    const part = parts.slice(0, count).join("/");
    const found = await lstat(join(root, part)).catch(() => undefined);
    if (found?.isSymbolicLink()) return part;
  }
  return undefined;
}
