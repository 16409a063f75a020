import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folder of the invented hospital, whose names and numbers the tests know, whatever hospital's site this is. */
export const sample = join(import.meta.dirname, "../sample");

/** A folder with the content of the sample, which whoever makes it may change and removes. */
export function copySample(): string {
  const root = mkdtempSync(join(tmpdir(), "sample-copy-"));
  cpSync(join(sample, "content"), join(root, "content"), { recursive: true });
  return root;
}
