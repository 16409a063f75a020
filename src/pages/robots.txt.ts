import type { APIRoute } from "astro";

/** Everything may be read; a page that is not for search engines says so itself. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap-index.xml", site)}\n`);
