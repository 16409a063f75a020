import { createHash } from "node:crypto";

/**
 * The page with an `integrity` for each of the site's scripts, so that nothing between build and browser can change
 * them. `read` returns the file at a path.
 */
export function withIntegrity(html: string, read: (path: string) => Buffer): string {
  return html.replace(/<script\b[^>]*? src="(\/_astro\/[^"]+)"/g, (tag, path) => {
    const hash = createHash("sha256").update(read(path)).digest("base64");
    return `${tag} integrity="sha256-${hash}"`;
  });
}
