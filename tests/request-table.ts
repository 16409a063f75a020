/** Requests to the site of `sample-site.ts`, which all servers answer alike; targets are sent raw. */

export const found = [
  ...["/", "/about", "/ent", "/hi", "/hi/about", "/dr-in-hospital", "/dr-in-hospital/asha-rao", "/internal-medicins"],
  ...["/?", "/about?x=1", "/about?from=/ENT/&x=%2e%2e", "/hi/about?q=%00", "/ent?a=b?c=d"],
  ...["/favicon.svg", "/favicon%2Esvg", "/favicon.svg?v=2", "/hospital.vcf", "/verify.html", "/robots.txt"],
  ...["/_astro/code.c3D4.js", "/_astro/Dr%20Rao%20(1).e5F6.jpg", "/.well-known/security.txt", "/index.pf_meta"],
];

/** Variants by the canonical path that they redirect to. */
// biome-ignore format: a table reads better in rows
const formsOf: Record<string, string[]> = {
  "/ent": [
    "/ENT", "/Ent", "/eNT", "/ent/", "/ent////", "//ent", "////ent//", "/ENT/", "/ent.html", "/ent.HTML", "/ent.html/",
    "/ent/index.html", "/ent/index.html/", "/Ent/Index.HTML", "/ent//index.html", "/%65nt", "/%45NT/", "/ent%2Ehtml",
  ],
  "/": [
    "//", "/////", "/index", "/index/", "/index.html", "/INDEX.HTML", "//index.html", "/home", "/Home/", "/home.html",
  ],
  "/hi": ["/hi/", "/HI", "/hi.html", "/hi/index.html", "/hi/index", "/hi/home"],
  "/hi/about": ["/hi/About", "/hi//about", "/hi/about/", "/hi/about.html", "/hi/about/index.html"],
  "/internal-medicins": ["/internal-medicine", "/Internal-Medicine/", "/internal-medicine.html", "/Internal-Medicins"],
  "/dr-in-hospital": ["/doctors", "/DOCTORS/index.html", "/dr-in-hospital/"],
  "/dr-in-hospital/asha-rao": ["/Dr-In-Hospital/Asha-Rao", "/dr-in-hospital//asha-rao//"],
  "/ent?from=poster": ["/ENT?from=poster"],
  "/hi/about?a=B&c=%2F&d=%0d%0aX-Bad:1": ["/HI//About/?a=B&c=%2F&d=%0d%0aX-Bad:1"],
  "/?q=a%20b": ["/index.html?q=a%20b"],
  "/ent?//evil.example": ["/ent/?//evil.example"],
};

export const moved = Object.entries(formsOf).flatMap(([to, forms]) => forms.map((target) => [target, to] as const));

export const missing = [
  ...["/nowhere", "/nowhere/", "/nowhere.html", "/about/more", "/ent/ent", "/ent.html.html", "/entx", "/xent"],
  ...["/404", "/404.html", "/404/", "/hi/404", "/hi/404.html", "/hi/nowhere", "/hi/ENT/x", "/hix", "/_astro"],
  ...["/_astro/", "/.secret", "/.git/config", "/.git", "/%2esecret", "/.w", "/.weird", "/.well-knownX/security.txt"],
  ...["/_nginx", "/_caddy", "/_sums", "/.well-known", "/.well-known/", "/.well-known/acme-challenge/none", "/.html"],
  ...["/_headers", "/_redirects", "/about.html.br", "/about.html.gz", "/about.html%2ebr", "/about.br"],
  ...["/favicon.svg.gz", "/favicon.svg.br", "/_astro/code.c3D4.js.br", "/FAVICON.SVG/", "/favicon.svg/"],
  ...["//favicon.svg", "/_astro//code.c3D4.js", "//evil.example", "//evil.example/", "//evil.example/ent"],
  ...["/%252e%252e/outside.txt", "/....//outside.txt", "/~/outside.txt", "/outside.txt", "/..%252foutside.txt"],
  ...["/wp-login.php", "/about.php", "/server-status", "/%E0%A4%B9", "/ent%20", "/ent%3f", "/ent%23", "/%24host"],
];

export const refused = [
  ...["/../outside.txt", "/about/../../outside.txt", "/..", "/.", "/./ent", "/hi/./ent", "/hi/..", "/hi/../ent"],
  ...["/%2e%2e/outside.txt", "/%2E%2E%2Foutside.txt", "/.%2E/ent", "/%2e./ent", "/%2e/ent", "/hi/%2e%2e/ent"],
  ...["/_astro/..%2f..%2foutside.txt", "/..\\outside.txt", "/..%5coutside.txt", "/hi%5cent", "/\\evil.example"],
  ...["/%2f%2fevil.example", "/%2Fent", "/hi%2fabout", "/ent%2f", "/_astro%2fcode.c3D4.js"],
  ...["/about%00", "/about%00.html", "/%00", "/about%0d%0aX-Bad:%201", "/%0aent", "/ent%09", "/ent%1f", "/%7f"],
  ...["/%", "/%zz", "/ent%2", "/ent%", "/%c0%ae%c0%ae/outside.txt", "/%c0%afent", "/%ff", "/%fe%fe"],
  ...["/about\u0001", "/\u007f", "about", "*"],
];

export const refusedMethods = [
  ...["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "MKCOL", "COPY", "MOVE", "LOCK", "SEARCH"],
];
