import type { APIRoute } from "astro";

/** Crawlers may read everything; pages that must not be indexed contain noindex. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap-index.xml", site)}\n`);
