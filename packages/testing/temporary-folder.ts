import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A folder for the tests of a file or a `describe`, which is deleted after the last test. */
export function temporaryFolder(name: string, inside = tmpdir()): string {
  mkdirSync(inside, { recursive: true });
  const folder = mkdtempSync(join(inside, `${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
