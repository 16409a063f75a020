import { createHash } from "node:crypto";

/**
 * The page with an `integrity` for every script of the site that it loads by itself: nothing between the build and the
 * browser can change the first code that runs. `read` knows the file of a path.
 */
export function withIntegrity(html: string, read: (path: string) => Buffer): string {
  return html.replace(/<script\b[^>]*? src="(\/_astro\/[^"]+)"/g, (tag, path) => {
    const hash = createHash("sha256").update(read(path)).digest("base64");
    return `${tag} integrity="sha256-${hash}"`;
  });
}
