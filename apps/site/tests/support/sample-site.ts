import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { apacheConfiguration, apacheFile } from "@hospital/hosting/apache";
import { caddyFile, caddyInclude } from "@hospital/hosting/caddy";
import { type Hosting, headers, pageHeaders, redirects } from "@hospital/hosting/hosting";
import { compressFolder } from "../../integrations/precompress/compress-folder.ts";

const routes = ["/", "/about", "/dr-in-hospital", "/dr-in-hospital/asha-rao", "/ent", "/hi", "/hi/about"];

/** A small site in two languages, for testing servers. */
export const hosting: Hosting = {
  origin: "https://www.hospital.example",
  routes: [...routes, "/internal-medicins"],
  notFound: ["/404.html", "/hi/404.html"],
  redirects: redirects([...routes, "/internal-medicins"]),
  headers,
  pageHeaders,
  locating: ["/ent"],
};

export const files = {
  "index.html": "<h1>Home</h1><img src=/_astro/shown.a1B2.webp>",
  "about.html": `<h1>About</h1>${"Good hospital. ".repeat(100)}`,
  "dr-in-hospital.html": "<h1>Doctors</h1>",
  "dr-in-hospital/asha-rao.html": "<h1>Dr Asha Rao</h1>",
  "ent.html": "<h1>ENT</h1>",
  "hi.html": "<h1>मुख्य</h1>",
  "hi/about.html": "<h1>परिचय</h1>",
  "hi/404.html": "<h1>पृष्ठ नहीं मिला</h1>",
  "internal-medicins.html": "<h1>Internal Medicine</h1>",
  "404.html": "<h1>Page not found</h1>",
  "favicon.svg": "<svg></svg>",
  "verify.html": "a file that is no page",
  "hospital.vcf": "BEGIN:VCARD",
  "form-iv-2025.pdf": "%PDF",
  "site.webmanifest": "{}",
  "robots.txt": "User-agent: *",
  "index.pf_meta": "binary",
  ".secret": "secret",
  ".git/config": "secret",
  ".weird": "secret",
  ".well-knownX/security.txt": "secret",
  ".well-known/security.txt": "Contact: mailto:info@kachnar.example",
  _headers: "/*",
  _sums: "",
  _redirects: "/home /",
  "_astro/code.c3D4.js": `// ${"long ".repeat(100)}`,
  "_astro/shown.a1B2.webp": "picture",
  "_astro/Dr Rao (1).e5F6.jpg": "original",
};

/** Writes the site to `folder`/dist, and a file outside of it; returns the path of dist. */
export async function writeSampleSite(folder: string): Promise<string> {
  const dist = join(folder, "dist");
  const configurations = { [caddyFile]: caddyInclude(hosting), [apacheFile]: apacheConfiguration(hosting) };
  for (const [name, text] of Object.entries({ ...files, ...configurations, "../outside.txt": "outside" })) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  await compressFolder(dist, join(folder, "cache"));
  return dist;
}
