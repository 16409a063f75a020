import { createHash } from "node:crypto";

/**
 * Adds an `integrity` attribute to each of the site's scripts, so that no intermediary can change them after the build.
 * `read` returns the file at a path.
 */
export function withIntegrity(html: string, read: (path: string) => Buffer): string {
  return html.replace(/<script\b[^>]*? src="(\/_astro\/[^"]+)"/g, (tag, path) => {
    const hash = createHash("sha256").update(read(path)).digest("base64");
    return `${tag} integrity="sha256-${hash}"`;
  });
}
