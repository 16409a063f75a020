import type { APIRoute } from "astro";

/** Crawlers may read everything; pages not to be indexed say so themselves. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap-index.xml", site)}\n`);
