import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The checksums of all other files in `dist/`: if they match, the site is complete. */
export const checksumsFile = "_sums";

/** Writes the checksums, the last file of a build, in the format of `sha256sum --check`. */
export function writeChecksums(dist: string): void {
  rmSync(join(dist, checksumsFile), { force: true });
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const lines = files.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const sum = createHash("sha256").update(readFileSync(path)).digest("hex");
    return `${sum}  ./${relative(dist, path).split(sep).join("/")}\n`;
  });
  writeFileSync(join(dist, checksumsFile), lines.join(""));
}
