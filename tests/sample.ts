import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The sample hospital's folder, which tests rely on whatever hospital's site this is. */
export const sample = join(import.meta.dirname, "../sample");

/** A temporary copy of the sample's content; the caller removes it. */
export function copySample(): string {
  const root = mkdtempSync(join(tmpdir(), "sample-copy-"));
  cpSync(join(sample, "content"), join(root, "content"), { recursive: true });
  return root;
}
