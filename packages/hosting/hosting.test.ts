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
  test("include every security header that the video player supports", () => {
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

  test("leave the policy to the page, and forbid frames", () => {
    expect(pageHeaders["Content-Security-Policy"]).toBe("frame-ancestors 'none'; upgrade-insecure-requests");
    expect(headers["Content-Security-Policy"]).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  });

  test("deny the camera and the location, and allow the player's features", () => {
    expect(pageHeaders["Permissions-Policy"]).toMatch(/camera=\(\).*geolocation=\(\)/);
    expect(pageHeaders["Permissions-Policy"]).not.toMatch(/autoplay|encrypted-media|fullscreen|picture-in-picture/);
  });
});

describe("redirects", () => {
  test("lead from an alias to the registered route, in every language of the route", () => {
    expect(redirects(["/", "/hi", "/hi/internal-medicins", "/internal-medicins"])).toEqual([
      { from: "/index", to: "/" },
      { from: "/home", to: "/" },
      { from: "/internal-medicine", to: "/internal-medicins" },
      { from: "/hi/index", to: "/hi" },
      { from: "/hi/home", to: "/hi" },
      { from: "/hi/internal-medicine", to: "/hi/internal-medicins" },
    ]);
  });

  test("leave out an alias with a page of the same name", () => {
    expect(redirects(["/", "/home"]).map(({ from }) => from)).toEqual(["/index"]);
  });

  test("separate routes from not-found pages", () => {
    const pages = ["hi/404", "404", "", "about", "/hi/", "dr-in-hospital/asha-rao"].map((pathname) => ({ pathname }));
    expect(pageRoutes(pages)).toEqual(["/", "/about", "/dr-in-hospital/asha-rao", "/hi"]);
    expect(notFoundFiles(pages)).toEqual(["/404.html", "/hi/404.html"]);
  });

  test("map each route to one file and back, also with Windows separators", () => {
    const files = { "/": "/index.html", "/hi": "/hi.html", "/hi/about": "/hi/about.html" };
    expect(Object.keys(files).map(pageFile)).toEqual(Object.values(files));
    expect(Object.values(files).map(routeOfFile)).toEqual(Object.keys(files));
    expect(["index.html", "hi\\about.html"].map(routeOfFile)).toEqual(["/", "/hi/about"]);
  });

  test("exclude the not-found and offline pages from the sitemap", () => {
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

  test("redirects to the page, also if a file has the requested name", () => {
    expect(get("/ENT.html")).toEqual({ status: 301, location: "/ent" });
  });

  test("is 404 for bytes that aren't text", () => {
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
  test("list each header once per path, except the two policies of a file, which both apply", () => {
    const lines = cdnHeaders(site).trim().split("\n");
    expect(lines[0]).toBe("/*");
    const names = lines.filter((line) => line.startsWith("  ")).map((line) => line.split(":")[0]?.trim());
    expect(names.filter((name) => name !== "Cache-Control" && name !== "Content-Type")).toEqual([
      ...Object.keys({ ...headers, ...pageHeaders }),
      // If a feature is listed twice, the last one counts.
      "Permissions-Policy",
      "Content-Security-Policy",
    ]);
    const paths = lines.filter((line) => line.startsWith("/"));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("set the cache time of hashed files, and the type of files that hosts don't recognise", () => {
    const text = cdnHeaders(site);
    expect(text).toContain("\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n");
    expect(text).not.toContain("no-cache");
    expect(text).toContain("\n/*.vcf\n  Content-Type: text/vcard;charset=utf-8\n");
  });

  test("are refused if a line is too long for the host", () => {
    expect(() => cdnHeaders({ ...site, headers: { "X-A": "x".repeat(1995) } })).toThrow("A line of _headers is");
  });

  test("redirect aliases and likely forms of each route, each once and never to itself", () => {
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

  test("list the not-found page of a folder last", () => {
    expect(cdnRedirects(site).trim().split("\n").at(-1)).toBe("/hi/* /hi/404.html 404");
  });

  test("stay within the host's limit of redirects, short addresses first", () => {
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

  test("contain the addresses and header values of a release", () => {
    const routes = [...site.routes, "/new-page"];
    const policy = { ...pageHeaders, "Content-Security-Policy": "default-src 'self'" };
    const changed = caddyInclude({ ...site, routes, pageHeaders: policy });
    expect(changed).toContain("/new-page");
    expect(changed).toContain("default-src 'self'");
    expect(apacheConfiguration({ ...site, pageHeaders: policy })).toContain("default-src 'self'");
  });

  test("name the required configuration in the first line", () => {
    expect(caddyInclude(site).split("\n")[0]).toBe(caddyfile.split("\n")[0]);
  });

  test("are at most 40 lines if they are written by hand", () => {
    expect(caddyfile.trimEnd().split("\n").length).toBeLessThanOrEqual(40);
  });

  test("are refused if a value would break their syntax", () => {
    expect(() => caddyInclude({ ...site, headers: { "X-A": "`" } })).toThrow("A Caddyfile can't hold");
    expect(() => apacheConfiguration({ ...site, headers: { "X-A": '"' } })).toThrow("A .htaccess can't hold");
  });
});
