/** Requests to the site of `sample-site.ts`; targets are sent raw. */

/** Requests of browsers and links: all servers answer alike. */
export const existing = [
  ...["/", "/about", "/ent", "/hi", "/hi/about", "/dr-in-hospital", "/dr-in-hospital/asha-rao", "/internal-medicins"],
  ...["/?", "/about?x=1", "/about?from=/ENT/&x=%2e%2e", "/hi/about?q=%00", "/ent?a=b?c=d"],
  ...["/favicon.svg", "/favicon.svg?v=2", "/hospital.vcf", "/robots.txt", "/index.pf_meta"],
  ...["/_astro/code.c3D4.js", "/_astro/Dr%20Rao%20(1).e5F6.jpg", "/.well-known/security.txt"],
];

/** Variants by the canonical path that they redirect to. */
// biome-ignore format: a table reads better in rows
const formsOf: Record<string, string[]> = {
  "/ent": ["/ENT", "/Ent", "/eNT", "/ent/", "/ENT/", "/ent.html", "/ent.HTML", "/ent/index.html", "/Ent/Index.HTML"],
  "/": ["/index", "/index.html", "/INDEX.HTML", "/home", "/Home/", "/home.html"],
  "/hi": ["/hi/", "/HI", "/hi.html", "/hi/index.html", "/hi/home"],
  "/hi/about": ["/hi/About", "/hi/about/", "/hi/about.html", "/hi/about/index.html"],
  "/internal-medicins": ["/internal-medicine", "/Internal-Medicine/", "/internal-medicine.html", "/Internal-Medicins"],
  "/dr-in-hospital": ["/doctors", "/DOCTORS/", "/dr-in-hospital/"],
  "/dr-in-hospital/asha-rao": ["/Dr-In-Hospital/Asha-Rao", "/dr-in-hospital/asha-rao/"],
  "/ent?from=poster": ["/ENT?from=poster"],
  "/hi/about?a=B&c=%2F&d=%0d%0aX-Bad:1": ["/HI/About/?a=B&c=%2F&d=%0d%0aX-Bad:1"],
  "/?q=a%20b": ["/index.html?q=a%20b"],
};

export const moved = Object.entries(formsOf).flatMap(([to, forms]) => forms.map((target) => [target, to] as const));

export const missing = [
  ...["/nowhere", "/nowhere.html", "/about/more", "/ent/ent", "/entx", "/xent", "/hix", "/hi/nowhere", "/_astro"],
  ...["/404", "/404.html", "/hi/404", "/hi/404.html", "/_astro/", "/.secret", "/.git/config", "/.git", "/%2esecret"],
  ...["/.weird", "/.well-knownX/security.txt", "/.htaccess", "/_caddy", "/_sums", "/_headers", "/_redirects"],
  ...["/about.html.br", "/about.html.gz", "/favicon.svg.gz", "/_astro/code.c3D4.js.br", "/about.html%2ebr"],
  ...["/wp-login.php", "/about.php", "/server-status", "/%E0%A4%B9", "/outside.txt"],
];

/** Requests of programs that look for vulnerabilities: servers answer differently, but don't show private files. */
export const hostile = [
  ...["//evil.example/", "//evil.example/ent", "/ent?//evil.example", "/%252e%252e/outside.txt", "/....//outside.txt"],
  ...[
    "/..%252foutside.txt",
    "/ent%20",
    "/ent%3f",
    "/ent%23",
    "/%24host",
    "//favicon.svg",
    "//ent",
    "/_astro//code.c3D4.js",
  ],
];

/** Malformed: the local server refuses them. */
export const refused = [
  ...["/../outside.txt", "/about/../../outside.txt", "/..", "/.", "/./ent", "/hi/./ent", "/hi/..", "/hi/../ent"],
  ...["/%2e%2e/outside.txt", "/%2E%2E%2Foutside.txt", "/.%2E/ent", "/%2e./ent", "/%2e/ent", "/hi/%2e%2e/ent"],
  ...["/_astro/..%2f..%2foutside.txt", "/..\\outside.txt", "/..%5coutside.txt", "/hi%5cent", "/\\evil.example"],
  ...["/%2f%2fevil.example", "/%2Fent", "/hi%2fabout", "/ent%2f", "/_astro%2fcode.c3D4.js"],
  ...["/about%00", "/about%00.html", "/%00", "/about%0d%0aX-Bad:%201", "/%0aent", "/ent%09", "/ent%1f", "/%7f"],
  ...["/%", "/%zz", "/ent%2", "/ent%", "/%c0%ae%c0%ae/outside.txt", "/%c0%afent", "/%ff", "/%fe%fe"],
  ...["/about\u0001", "/\u007f", "about", "*"],
];
