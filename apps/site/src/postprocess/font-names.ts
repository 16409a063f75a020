const styles = /<style>[\s\S]*?<\/style>/g;
const digest = /(?<=[a-z])-[\da-f]{16}(?=[";,:}])/g;

/**
 * Removes the digest that Astro adds to the name of a font. The address of its file has one, too, and a family of the
 * page takes precedence over a font of the device. Only in styles: an address in the content may look the same.
 */
export function withShortFontNames(html: string): string {
  return html.replace(styles, (element) => element.replace(digest, ""));
}
