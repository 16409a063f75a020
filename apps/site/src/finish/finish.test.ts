import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { withPolicy } from "./content-security-policy.ts";
import { withStyles } from "./page-styles.ts";
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
describe("the styles of a page", () => {
  const mark = '<span id="first-screen-end" hidden></span>';
  const styled = (css: string) =>
    withStyles(
      `<html><head><style>${css}</style></head><body><h1 class="hero hero__title">A</h1>${mark}<p class="later">B</p></body></html>`,
    );
  const parts = (css: string) => [...styled(css).matchAll(/<style>(.*?)<\/style>/g)].map(([, own]) => own);

  test("are in the head where the first screen needs them, and behind it where only the rest does", () => {
    expect(parts("h1{x:1}.hero{x:1}.later{x:2}.hero .later{x:3}")).toEqual([
      "h1{x:1}.hero{x:1}",
      ".later{x:2}.hero .later{x:3}",
    ]);
    expect(styled(".later{x:2}")).toContain("hidden><svg><style>.later{x:2}</style></svg></span>");
  });

  test("keep their conditions on both sides, and none that is empty", () => {
    expect(parts("@supports (a:b){.hero{x:1}@media (c:d){.later{x:2}}}")).toEqual([
      "@supports (a:b){.hero{x:1}}",
      "@supports (a:b){@media (c:d){.later{x:2}}}",
    ]);
  });

  test("are in the head where one of several selectors is on the first screen, or a class is only excluded", () => {
    expect(parts(".hero,.later{x:1}.hero:not(.later){x:2}.hero:is(.later,h1){x:3}")).toEqual([
      ".hero,.later{x:1}.hero:not(.later){x:2}.hero:is(.later,h1){x:3}",
    ]);
  });

  test("keep fonts and movements in the head", () => {
    expect(parts("@font-face{font-family:F}@keyframes in{from{x:1}}.later{x:2}")).toEqual([
      "@font-face{font-family:F}@keyframes in{from{x:1}}",
      ".later{x:2}",
    ]);
  });

  test("are one element where nothing is left for the rest", () => {
    expect(parts(".hero{x:1}")).toEqual([".hero{x:1}"]);
  });
});
