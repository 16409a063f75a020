import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { withPolicy } from "./content-security-policy.ts";
import { withFirstPicture } from "./first-picture.ts";
import { withShortFontNames } from "./font-names.ts";
import { classesFromScripts, variants, withStyles } from "./page-styles.ts";
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
  test("contains one hash for each inline script and style", () => {
    const html = '<style>a{}</style><script>one()</script><script type="module">two()</script><script>one()</script>';
    expect(sources(html, "script-src")?.filter((source) => /sha/.test(source))).toEqual([hash("one()"), hash("two()")]);
    expect(sources(`${html}<STYLE media=print>b{}</STYLE >`, "style-src")).toEqual([
      "'self'",
      hash("a{}"),
      hash("b{}"),
    ]);
  });

  test("precedes everything that it governs, and follows the charset", () => {
    expect(withPolicy(page("<style>a{}</style>"))).toMatch(
      /^<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]*"><title>/,
    );
  });

  test("covers any number of script files without a change", () => {
    const scripts = Array.from({ length: 200 }, (_, number) => `<script>run(${number})</script>`);
    expect(sources(scripts.join(""), "script-src")?.filter((source) => /sha/.test(source))).toHaveLength(200);
  });

  test("needs no hash for data, files and comments", () => {
    const html =
      '<script type="application/ld+json">{"a":"<b onclick=x>"}</script><script src="/a.js"></script><!--<script>no()</script>-->';
    expect(sources(html, "script-src")).toEqual(sources("", "script-src"));
  });

  test("allows speculation rules by their hash", () => {
    expect(sources('<script type="speculationrules">{}</script>', "script-src")).toContain(hash("{}"));
  });

  test("hashes text with line feeds only, as browsers do", () => {
    expect(sources("<script>one()\r\ntwo()</script>", "script-src")).toContain(hash("one()\ntwo()"));
  });

  test("finds a script whose attributes contain an angle bracket", () => {
    expect(sources('<script data-if="1>0">one()</script>', "script-src")).toContain(hash("one()"));
  });

  test("allows frames only for a video player and a map in the page, and forms only to this site", () => {
    const video = '<a href="https://www.youtube.com/watch?v=x">';
    const map = '<button data-src="https://www.openstreetmap.org/export/embed.html">';
    expect(sources(video, "frame-src")).toEqual(["https://www.youtube-nocookie.com/embed/"]);
    expect(sources(map, "frame-src")).toEqual(["https://www.openstreetmap.org/export/"]);
    expect(sources("", "frame-src")).toBeUndefined();
    expect(sources("", "form-action")).toEqual(["'self'"]);
    expect(sources("", "default-src")).toEqual(["'none'"]);
  });

  test("leaves files that aren't pages unchanged", () => {
    expect(withPolicy("google-site-verification: google1234.html")).toBe("google-site-verification: google1234.html");
  });

  test("refuses a style attribute and an event handler, and names the page", () => {
    const withAttribute = (attribute: string) => () => withPolicy(page(`<p class="a" ${attribute}>x</p>`));
    expect(withAttribute('style="color:red"')).toThrow(/"About us".*style="color:red…"/);
    expect(withAttribute('onclick="go()"')).toThrow(/"About us".*onclick.*script/);
  });

  test("ignores text that only looks like attributes", () => {
    const html = `<p data-props='{"style":"x"}' title="a style = b" data-style="x">Our style="simple" onclick=none</p>`;
    expect(() => withPolicy(page(html))).not.toThrow();
  });
});

test("adds the digest of the file to a script, and nothing to data and other hosts", () => {
  const digestOf = (path: string) => `digest of ${path}`;
  expect(withIntegrity('<script type="module" src="/_astro/a.js"></script>', digestOf)).toBe(
    '<script type="module" src="/_astro/a.js" integrity="sha256-digest of /_astro/a.js"></script>',
  );
  const otherScripts = '<script>go("/_astro/a.js")</script><script src="https://cdn.example/a.js"></script>';
  expect(withIntegrity(otherScripts, digestOf)).toBe(otherScripts);
});

test("removes the digest from the names of fonts, not from addresses and texts that look the same", () => {
  const digest = "0123456789abcdef";
  const styles = (name: string) =>
    `<style>@font-face{font-family:"${name}";src:url("/_astro/fonts/${digest}.woff2")}:root{--font:"${name}",serif}</style>`;
  const content = `<a href="https://video.example/a-${digest}" data-title="a-${digest}, b">a-${digest}, b</a>`;
  expect(withShortFontNames(styles(`Figtree-${digest}`) + content)).toBe(styles("Figtree") + content);
});

describe("the styles of a page", () => {
  const mark = '<span id="first-screen-end" hidden></span>';
  const styled = (css: string) =>
    withStyles(
      `<html><head><style>${css}</style></head><body><h1 class="hero hero__title">A</h1>${mark}<p class="later" data-look="wide">B</p></body></html>`,
    );
  const parts = (css: string) => [...styled(css).matchAll(/<style>(.*?)<\/style>/g)].map(([, styles]) => styles);

  test("are in the head for the first screen, and after it for the rest", () => {
    expect(parts("h1{x:1}.hero{x:1}.later{x:2}.hero .later{x:3}")).toEqual([
      "h1{x:1}.hero{x:1}",
      ".later{x:2}.hero .later{x:3}",
    ]);
    expect(styled(".later{x:2}")).toContain("hidden><svg><style>.later{x:2}</style></svg></span>");
  });

  test("keep their conditions in both parts, without empty ones", () => {
    expect(parts("@supports (a:b){.hero{x:1}@media (c:d){.later{x:2}}}")).toEqual([
      "@supports (a:b){.hero{x:1}}",
      "@supports (a:b){@media (c:d){.later{x:2}}}",
    ]);
  });

  test("are in the head if one of several selectors is on the first screen, or if a class is only excluded", () => {
    expect(parts(".hero,.later{x:1}.hero:not(.later){x:2}.hero:is(.later,h1){x:3}")).toEqual([
      ".hero,.later{x:1}.hero:not(.later){x:2}.hero:is(.later,h1){x:3}",
    ]);
  });

  test("keep fonts and animations in the head", () => {
    expect(parts("@font-face{font-family:F}@keyframes in{from{x:1}}.later{x:2}")).toEqual([
      "@font-face{font-family:F}@keyframes in{from{x:1}}",
      ".later{x:2}",
    ]);
  });

  test("leave out classes and variants that the page doesn't contain, but not its own that come later", () => {
    expect(parts(".hero{x:1}.card{x:2}.card__title,.later{x:3}.hero .card{x:4}.hero__later{x:5}")).toEqual([
      ".hero{x:1}",
      ".card__title,.later{x:3}",
    ]);
    expect(
      parts('[data-look="tall"] .hero,.hero[data-look=tall]{x:1}[data-look="wide"].later{x:2}.hero[data-on]{x:3}'),
    ).toEqual([".hero[data-on]{x:3}", '[data-look="wide"].later{x:2}']);
  });

  test("stay for every class that a script adds; scripts change no variant", () => {
    const scripts = globSync(
      "apps/site/src/{components/*/*.{client,early,lazy}.ts,layouts/*.ts,service-worker/worker.ts}",
    ).map((file) => readFileSync(file, "utf8"));
    const added = (pattern: RegExp) =>
      [...new Set(scripts.flatMap((script) => [...script.matchAll(pattern)].map(([, name]) => name)))].sort();
    expect(added(/(?:className = |class=|"class", )"([\w-]+)"/g)).toEqual(classesFromScripts);
    const changed = [...added(/dataset\.(\w+) (?:\?\?)?= /g), ...added(/mark\(\w+, "(\w+)"/g)];
    expect(changed).toEqual(expect.arrayContaining(["lit", "today"]));
    expect(changed.filter((name = "") => variants.includes(name))).toEqual([]);
  });

  test("are all preserved on a page with an island", () => {
    const html = `<html><head><style>.card{x:1}</style></head><body>${mark}<lazy-island class="lazy-island"></lazy-island></body></html>`;
    expect(withStyles(html)).toContain(".card{x:1}");
  });

  test("include the classes from scripts on a page without the mark", () => {
    const html = "<html><head><style>.opd-board__tag{x:1}.later{x:2}</style></head><body><p>A</p></body></html>";
    expect(withStyles(html)).toContain("<style>.opd-board__tag{x:1}</style></head>");
  });

  test("are one element if the first screen needs all of them", () => {
    expect(parts(".hero{x:1}")).toEqual([".hero{x:1}"]);
  });
});

describe("the first picture", () => {
  const picture = (sizes: string, priority = "") =>
    `<source type="image/avif" srcSet="/a.avif 1w, /b.avif 2w" sizes="${sizes}"/><img src="/a.jpg" ${priority}/>`;

  test("is requested from the head, in the size that the page shows", () => {
    const html = page(picture("9px", 'loading="lazy"') + picture("2rem", 'fetchPriority="high"') + picture("8px"));
    expect(withFirstPicture(html)).toContain(
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/a.avif 1w, /b.avif 2w" imagesizes="2rem" fetchpriority="high"><title>',
    );
  });

  test("is not requested early if all pictures load late", () => {
    expect(withFirstPicture(page(picture("9px")))).toBe(page(picture("9px")));
  });
});
