/**
 * Adds an `integrity` attribute to each of the site's scripts, so that no intermediary can change them after the build.
 * `digestOf` returns the SHA-256 digest of the file at a path.
 */
export function withIntegrity(html: string, digestOf: (path: string) => string): string {
  return html.replace(
    /<script\b[^>]*? src="(\/_astro\/[^"]+)"/g,
    (tag, path) => `${tag} integrity="sha256-${digestOf(path)}"`,
  );
}
