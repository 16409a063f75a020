const firstPicture = /<source type="image\/avif" srcset="([^"]*)" sizes="([^"]*)"\/?><img [^>]*fetchpriority="high"/i;

/** Requests the first picture with the fonts: a browser reads its `<img>` only after the styles of the page. */
export function withFirstPicture(html: string): string {
  const [, srcset, sizes] = html.match(firstPicture) ?? [];
  const link = `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`;
  return srcset ? html.replace("<title>", () => `${link}<title>`) : html;
}
