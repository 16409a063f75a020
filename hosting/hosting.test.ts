import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { answer } from "./answer.ts";
import { caddyfile, caddyRelease } from "./caddy.ts";
import { cdnHeaders, cdnRedirects } from "./cdn-files.ts";
import { withPolicy } from "./content-security-policy.ts";
import { cacheRules, contentTypes, type Hosting, headers, pageHeaders, redirects } from "./hosting.ts";
import { nginxConfiguration, nginxRelease } from "./nginx.ts";
import { listedRoutes, notFoundFiles, pageFile, pageRoutes, routeOfFile } from "./page-routes.ts";
import { withIntegrity } from "./script-integrity.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (html: string) =>
  `<html><head><meta charset="utf-8"><title>About us</title></head><body>${html}</body></html>`;
const policyOf = (html: string) => withPolicy(html).match(/Content-Security-Policy" content="([^"]*)"/)?.[1] ?? "";
const sources = (html: string, directive: string) =>
  policyOf(page(html))
    .match(new RegExp(`${directive} ([^;]*)`))?.[1]
    ?.split(" ");

describe("the policy of a page", () => {
  test("holds a hash for each of its own inline scripts and styles, once", () => {
    const html = '<style>a{}</style><script>one()</script><script type="module">two()</script><script>one()</script>';
    expect(sources(html, "script-src")?.filter((source) => /sha/.test(source))).toEqual([hash("one()"), hash("two()")]);
    expect(sources(`${html}<STYLE media=print>b{}</STYLE >`, "style-src")).toEqual([
      "'self'",
      hash("a{}"),
      hash("b{}"),
    ]);
  });

  test("stands before all that it governs, and behind what says how to read it", () => {
    expect(withPolicy(page("<style>a{}</style>"))).toMatch(
      /^<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]*"><title>/,
    );
  });

  test("has room for any number of scripts, and nothing to raise for one more", () => {
    const many = Array.from({ length: 200 }, (_, number) => `<script>run(${number})</script>`);
    expect(sources(many.join(""), "script-src")?.filter((source) => /sha/.test(source))).toHaveLength(200);
  });

  test("needs no hash for data, for files and for what a comment holds", () => {
    const html =
      '<script type="application/ld+json">{"a":"<b onclick=x>"}</script><script src="/a.js"></script><!--<script>no()</script>-->';
    expect(sources(html, "script-src")).toEqual(sources("", "script-src"));
  });

  test("allows speculation rules by their hash", () => {
    expect(sources('<script type="speculationrules">{}</script>', "script-src")).toContain(hash("{}"));
  });

  test("hashes the text as a browser reads it, with line feeds only", () => {
    expect(sources("<script>one()\r\ntwo()</script>", "script-src")).toContain(hash("one()\ntwo()"));
  });

  test("finds a script whose attributes contain an angle bracket", () => {
    expect(sources('<script data-if="1>0">one()</script>', "script-src")).toContain(hash("one()"));
  });

  test("lets only the video player and the map into frames, where a page has them, and a form ask only this site", () => {
    const video = '<a href="https://www.youtube.com/watch?v=x">';
    const map = '<button data-src="https://www.openstreetmap.org/export/embed.html">';
    expect(sources(video, "frame-src")).toEqual(["https://www.youtube-nocookie.com/embed/"]);
    expect(sources(map, "frame-src")).toEqual(["https://www.openstreetmap.org/export/"]);
    expect(sources("", "frame-src")).toBeUndefined();
    expect(sources("", "form-action")).toEqual(["'self'"]);
    expect(sources("", "default-src")).toEqual(["'none'"]);
  });

  test("is not put into a file that is no page", () => {
    expect(withPolicy("google-site-verification: google1234.html")).toBe("google-site-verification: google1234.html");
  });

  test("refuses a style attribute and an event handler, and names the page", () => {
    const withAttribute = (attribute: string) => () => withPolicy(page(`<p class="a" ${attribute}>x</p>`));
    expect(withAttribute('style="color:red"')).toThrow(/"About us".*style="color:red…"/);
    expect(withAttribute('onclick="go()"')).toThrow(/"About us".*onclick.*script/);
  });

  test("takes no offence at words that only look like attributes", () => {
    const html = `<p data-props='{"style":"x"}' title="a style = b" data-style="x">Our style="simple" onclick=none</p>`;
    expect(() => withPolicy(page(html))).not.toThrow();
  });
});

test("a script's integrity is that of its file; data and other hosts have none", () => {
  const read = (path: string) => Buffer.from(`code of ${path}`);
  const integrity = hash("code of /_astro/a.js").slice(1, -1);
  expect(withIntegrity('<script type="module" src="/_astro/a.js"></script>', read)).toBe(
    `<script type="module" src="/_astro/a.js" integrity="${integrity}"></script>`,
  );
  const others = '<script>go("/_astro/a.js")</script><script src="https://cdn.example/a.js"></script>';
  expect(withIntegrity(others, read)).toBe(others);
});

describe("headers", () => {
  test("are the whole set, without one that would stop the video player", () => {
    expect(headers).toMatchObject({
      "Strict-Transport-Security": "max-age=63072000",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
    expect(pageHeaders).toMatchObject({ "Cross-Origin-Opener-Policy": "same-origin" });
    expect({ ...headers, ...pageHeaders }).not.toHaveProperty("Cross-Origin-Embedder-Policy");
  });

  test("let a page's own policy decide, and nothing frame anything", () => {
    expect(pageHeaders["Content-Security-Policy"]).toBe("frame-ancestors 'none'; upgrade-insecure-requests");
    expect(headers["Content-Security-Policy"]).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  });

  test("give nobody the camera, and take nothing from the player", () => {
    expect(pageHeaders["Permissions-Policy"]).toContain("camera=()");
    expect(pageHeaders["Permissions-Policy"]).not.toMatch(/autoplay|encrypted-media|fullscreen|picture-in-picture/);
  });
});

describe("redirects", () => {
  test("lead from an alias to the registered route, in every language that has it", () => {
    expect(redirects(["/", "/hi", "/hi/internal-medicins", "/internal-medicins"])).toEqual([
      { from: "/index", to: "/" },
      { from: "/home", to: "/" },
      { from: "/internal-medicine", to: "/internal-medicins" },
      { from: "/hi/index", to: "/hi" },
      { from: "/hi/home", to: "/hi" },
      { from: "/hi/internal-medicine", to: "/hi/internal-medicins" },
    ]);
  });

  test("make way for a page of the same name", () => {
    expect(redirects(["/", "/home"]).map(({ from }) => from)).toEqual(["/index"]);
  });

  test("are of the routes that have an address, not of the not-found pages", () => {
    const pages = ["hi/404", "404", "", "about", "/hi/", "dr-in-hospital/asha-rao"].map((pathname) => ({ pathname }));
    expect(pageRoutes(pages)).toEqual(["/", "/about", "/dr-in-hospital/asha-rao", "/hi"]);
    expect(notFoundFiles(pages)).toEqual(["/404.html", "/hi/404.html"]);
  });

  test("have a file each, and a file is one page, also in Windows' words", () => {
    const files = { "/": "/index.html", "/hi": "/hi.html", "/hi/about": "/hi/about.html" };
    expect(Object.keys(files).map(pageFile)).toEqual(Object.values(files));
    expect(Object.values(files).map(routeOfFile)).toEqual(Object.keys(files));
    expect(["index.html", "hi\\about.html"].map(routeOfFile)).toEqual(["/", "/hi/about"]);
  });

  test("list no page that only stands in for another", () => {
    const pages = ["", "about", "offline", "hi/offline", "hi/404"].map((pathname) => ({ pathname }));
    expect(pageRoutes(pages)).toContain("/hi/offline");
    expect(listedRoutes(pages)).toEqual(["/", "/about"]);
  });
});

describe("an answer", () => {
  const routes = ["/", "/ent", "/hi", "/hi/ent", "/internal-medicins"];
  const site = { routes, redirects: redirects(routes) };
  const get = (target: string) =>
    answer("GET", target, site, (path) => path === "/favicon.svg" || path === "/ENT.html");

  test("is a redirect to the page, also where a file has the very name", () => {
    expect(get("/ENT.html")).toEqual({ status: 301, location: "/ent" });
  });

  test("to bytes that are no text is that there is no such page", () => {
    expect(get("/%80%80")).toEqual({ status: 404 });
  });
});

const site: Hosting = {
  origin: "https://www.hospital.example",
  routes: ["/", "/ent", "/hi", "/hi/ent"],
  notFound: ["/404.html", "/hi/404.html"],
  redirects: redirects(["/", "/ent", "/hi", "/hi/ent"]),
  headers,
  pageHeaders,
  cache: cacheRules,
  types: contentTypes,
};

describe("files for content delivery networks", () => {
  test("list each header once for a path, so that no values are joined but the policies of a file, which both hold", () => {
    const lines = cdnHeaders(site).trim().split("\n");
    expect(lines[0]).toBe("/*");
    const names = lines.filter((line) => line.startsWith("  ")).map((line) => line.split(":")[0]?.trim());
    expect(names.filter((name) => name !== "Cache-Control" && name !== "Content-Type")).toEqual([
      ...Object.keys({ ...headers, ...pageHeaders }),
      "Content-Security-Policy",
    ]);
    const paths = lines.filter((line) => line.startsWith("/"));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("say how long to keep a file, and what a file is whose type hosts don't know", () => {
    const text = cdnHeaders(site);
    expect(text).toContain("\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n");
    expect(text).not.toContain("no-cache");
    expect(text).toContain("\n/*.vcf\n  Content-Type: text/vcard;charset=utf-8\n");
  });

  test("are refused when a line is too long to be read", () => {
    expect(() => cdnHeaders({ ...site, headers: { "X-A": "x".repeat(1995) } })).toThrow("A line of _headers is");
  });

  test("redirect aliases and the forms of each route that can be listed, each once and never to itself", () => {
    const rows = cdnRedirects(site).trim().split("\n");
    expect(rows).toContain("/home / 301");
    expect(rows).toContain("/ENT /ent 301");
    expect(rows).toContain("/Ent /ent 301");
    expect(rows).toContain("/hi/Ent /hi/ent 301");
    expect(rows).toContain("/ent.html /ent 301");
    expect(rows).toContain("/ent/index.html /ent 301");
    expect(new Set(rows.map((row) => row.split(" ")[0])).size).toBe(rows.length);
    expect(rows.filter((row) => site.routes.includes(row.split(" ")[0] ?? ""))).toEqual([]);
  });

  test("know the not-found page of a folder, after everything else", () => {
    expect(cdnRedirects(site).trim().split("\n").at(-1)).toBe("/hi/* /hi/404.html 404");
  });

  test("keep to the number of redirects that are read, those of short addresses first", () => {
    const doctors = Array.from({ length: 2000 }, (_, number) => `/doctors/${number}`);
    const rows = cdnRedirects({ ...site, routes: [...doctors, ...site.routes] })
      .trim()
      .split("\n");
    expect(rows.filter((row) => row.endsWith(" 301"))).toHaveLength(2000);
    expect(rows).toContain("/ENT /ent 301");
  });
});

describe("files for web servers", () => {
  const servers = [
    { name: "nginx", write: nginxConfiguration, release: nginxRelease },
    { name: "Caddy", write: caddyfile, release: caddyRelease },
  ];

  test.each(servers)("stay when pages, aliases and policy change: $name", ({ write, release }) => {
    const routes = [...site.routes, "/new-page"];
    const other: Hosting = {
      ...site,
      routes,
      redirects: [...redirects(routes), { from: "/new", to: "/new-page" }],
      notFound: ["/404.html"],
      headers: { ...headers, "Content-Security-Policy": "default-src 'self'" },
    };
    expect(write(other)).toBe(write(site));
    expect(release(other)).toContain("/new-page");
    expect(release(other)).toContain("default-src 'self'");
    expect(release(other).split("\n")[0]).toBe(write(site).split("\n")[0]);
  });

  test.each(servers)("name the site and repeat no name of a request: $name", ({ write }) => {
    expect(write(site)).toContain("www.hospital.example");
    expect(write(site)).not.toMatch(/(?:return|redir).*\bhost\b/);
  });

  test("are refused when a value would become something else in them", () => {
    expect(() => nginxRelease({ ...site, headers: { "X-A": "$host" } })).toThrow("nginx would read a variable");
    expect(() => caddyRelease({ ...site, headers: { "X-A": "`" } })).toThrow("A Caddyfile can't hold");
  });
});
