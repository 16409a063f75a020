import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The file in `dist/` that says what each other file holds: where it is and holds true, the site is whole. */
export const checksumsFile = "_sums";

/** Writes the last file of a release: `sha256sum --check` reads it. */
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
