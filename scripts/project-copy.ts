import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** What is installed and made, and the hospital's own content, which a copy may have another of. */
const left = new Set([".git", "node_modules", "dist", ".astro", ".cache", "test-results", "contact-sheets", "content"]);

/**
 * Makes of the folder `copy` a copy of the project in which nothing is built; the caches that it has stay. The folder
 * `content` of this project becomes the copy's own content; without one its hospital is the sample.
 */
export function copyProject(copy: string, content?: string): void {
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(copy)) if (name !== ".cache") rmSync(join(copy, name), { recursive: true });
  for (const name of readdirSync(root))
    if (!left.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  if (content) cpSync(join(root, content), join(copy, "content"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
}
