/**
 * The addresses of a page's scripts, styles and fonts, and of everything that these load, immediately or later. `read`
 * returns the content of each.
 */
export async function assetsOf(html: string, read: (url: string) => Promise<string>): Promise<string[]> {
  const matches = html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/_astro\/[^"]+\.(?:js|css|woff2))"/g);
  const assets = new Set(Array.from(matches, ([, url = ""]) => url));
  // Iterating a Set also visits entries that are added meanwhile.
  for (const url of assets) {
    const text = await read(url);
    // Without React and the islands: they are larger than everything else, and pages work without them.
    if (!url.endsWith(".js") || url.includes("/lazy-island.")) continue;
    // Imports are relative to the folder; Vite's lists of preloads are relative to the root.
    for (const [, path, name] of text.matchAll(/["'`](?:\/?(_astro\/)|\.\/)([\w.@~-]+\.(?:js|css|json))["'`]/g))
      assets.add(new URL(`${path ? "/_astro/" : ""}${name}`, `http://site${url}`).pathname);
  }
  return [...assets];
}
