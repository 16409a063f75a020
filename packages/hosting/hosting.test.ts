import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listedRoutes, notFoundFiles, pageFile, pageRoutes, routeOfFile } from "@hospital/content/routes";
import { describe, expect, test } from "vitest";
import { answer } from "./answer.ts";
import { apacheConfiguration } from "./apache.ts";
import { caddyInclude } from "./caddy.ts";
import { cdnHeaders, cdnRedirects } from "./cdn-files.ts";
import { type Hosting, headers, pageHeaders, redirects } from "./hosting.ts";

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

  test("give nobody the camera or the place, and take nothing from the player", () => {
    expect(pageHeaders["Permissions-Policy"]).toMatch(/camera=\(\).*geolocation=\(\)/);
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
  locating: ["/ent"],
};

describe("files for content delivery networks", () => {
  test("list each header once for a path, so that no values are joined but the policies of a file, which both hold", () => {
    const lines = cdnHeaders(site).trim().split("\n");
    expect(lines[0]).toBe("/*");
    const names = lines.filter((line) => line.startsWith("  ")).map((line) => line.split(":")[0]?.trim());
    expect(names.filter((name) => name !== "Cache-Control" && name !== "Content-Type")).toEqual([
      ...Object.keys({ ...headers, ...pageHeaders }),
      // Of a feature that is named twice, the last one counts.
      "Permissions-Policy",
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
  const caddyfile = readFileSync(join(import.meta.dirname, "../../deploy/Caddyfile"), "utf8");

  test("carry what a release changes: addresses and the values of headers", () => {
    const routes = [...site.routes, "/new-page"];
    const policy = { ...pageHeaders, "Content-Security-Policy": "default-src 'self'" };
    const other = caddyInclude({ ...site, routes, pageHeaders: policy });
    expect(other).toContain("/new-page");
    expect(other).toContain("default-src 'self'");
    expect(apacheConfiguration({ ...site, pageHeaders: policy })).toContain("default-src 'self'");
  });

  test("name the configuration that they need by its first line", () => {
    expect(caddyInclude(site).split("\n")[0]).toBe(caddyfile.split("\n")[0]);
  });

  test("fit on one screen where a person has written them", () => {
    expect(caddyfile.trimEnd().split("\n").length).toBeLessThanOrEqual(40);
  });

  test("are refused when a value would become something else in them", () => {
    expect(() => caddyInclude({ ...site, headers: { "X-A": "`" } })).toThrow("A Caddyfile can't hold");
    expect(() => apacheConfiguration({ ...site, headers: { "X-A": '"' } })).toThrow("A .htaccess can't hold");
  });
});
