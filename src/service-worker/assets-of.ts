/**
 * Addresses of what a page's HTML loads of the site's own scripts, styles and fonts, and of what those load in turn,
 * at once or later. `read` gets the text of each.
 */
export async function assetsOf(html: string, read: (url: string) => Promise<string>): Promise<string[]> {
  const named = html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/_astro\/[^"]+\.(?:js|css|woff2))"/g);
  const assets = new Set(Array.from(named, ([, url = ""]) => url));
  // The loop also comes to what is added on its way.
  for (const url of assets) {
    const text = await read(url);
    // React and what it takes over would weigh more than all else, and without it the pages are whole.
    if (!url.endsWith(".js") || url.includes("/lazy-island.")) continue;
    // Imports name a file of the same folder; Vite's list of what a later import needs has the path from the root.
    for (const [, path, name] of text.matchAll(/["'`](?:\/?(_astro\/)|\.\/)([\w.@~-]+\.(?:js|css|json))["'`]/g))
      assets.add(new URL(`${path ? "/_astro/" : ""}${name}`, `http://site${url}`).pathname);
  }
  return [...assets];
}
