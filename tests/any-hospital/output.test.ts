import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { precacheOf } from "../../integrations/service-worker/precache.ts";
import { fontOf } from "../../src/i18n/fonts.ts";
import { defaultLocale, localePath, publishedLocales } from "../../src/i18n/locales.ts";
import { words } from "../../src/i18n/words.ts";
import { letterPages } from "../../src/queries/letters.ts";
import { all, type BuiltPage, dist, distFile, listedPages, nameOf, pages, site, text } from "../built-site.ts";
import { content, hospital, urgentCall } from "../tested-hospital.ts";

const routes = pages.map(({ route }) => route);
const nameOfDoctor = (id: string) => {
  const { name } = parse(readFileSync(join(content, `doctors/${id}.yaml`), "utf8"));
  return { id, name: name.en ?? name };
};
/** Whether one of its records is. */
const isSample = globSync("**/*.yaml", { cwd: content }).some((file) =>
  /\bsample: true\b/.test(readFileSync(join(content, file), "utf8")),
);
const stylesOf = ({ html }: BuiltPage) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css).join();

/** 160 characters each. */
const longestNotice = {
  en: "On Tuesday the outpatient clinics of orthopaedics and physiotherapy move to the first floor of the new wing; please use the blue lift beside the chemist's window."
    .padEnd(160, "!")
    .slice(0, 160),
  hi: "मंगलवार से हड्डी रोग और फ़िज़ियोथेरेपी की ओपीडी नई इमारत की पहली मंज़िल पर लगेगी; दवा की खिड़की के पास वाली नीली लिफ़्ट लें, और अपनी पुरानी पर्ची, एक्स-रे और पहचान पत्र साथ लाएँ।"
    .padEnd(160, "!")
    .slice(0, 160),
};

describe("the pages", () => {
  test("are those that the content has, in each language", () => {
    const slugs = (pattern: string) => globSync(pattern, { cwd: content }).map((file) => posix.basename(file, ".yaml"));
    const own = [
      ...slugs("{departments,laboratories,people,pages}/*.yaml").map((slug) => (slug === "home" ? "/" : `/${slug}`)),
      ...slugs("doctors/*.yaml").map((slug) => `/dr-in-hospital/${slug}`),
      ...slugs("disclosures/*.yaml").map((slug) => `/disclosures/${slug}`),
      ...letterPages(slugs("doctors/*.yaml").map(nameOfDoctor)).map(({ slug }) => `/dr-in-hospital/letter/${slug}`),
    ];
    const expected = publishedLocales.flatMap((locale) => own.map((route) => localePath(route, locale)));
    expect(routes).toEqual(expected.sort());
  });

  test("each have a title and a description of their own", () => {
    const titles = pages.map(({ document }) => document.title);
    const descriptions = pages.map(({ document }) => meta(document, "description"));
    expect(repeated(titles)).toEqual([]);
    expect(repeated(descriptions)).toEqual([]);
  });

  test("stand in the sitemap, all that somebody may look for", () => {
    const addresses = sitemapRows().map((row) => row.match(/<loc>(.*?)<\/loc>/)?.[1]);
    expect(addresses.toSorted()).toEqual(listedPages.map(({ route }) => site + route).toSorted());
  });

  test.each(listedPages)("$route names itself in every language, and so does the sitemap", ({ path, document }) => {
    const languages = publishedLocales.length > 1 ? publishedLocales : [];
    const versions = languages.map((locale): [string, string] => [locale, site + localePath(path, locale)]);
    if (versions.length > 0) versions.push(["x-default", site + path]);
    const links = all<HTMLLinkElement>(document, 'link[rel="alternate"]');
    expect(links.map(({ hreflang, href }) => [hreflang, href.replace(/\/$/, "")])).toEqual(
      versions.map(([language, address]) => [language, address?.replace(/\/$/, "")]),
    );
    const row = sitemapRows().find((row) => row.includes(`<loc>${site}${path}</loc>`)) ?? "";
    const named = [...row.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map((found) => found.slice(1));
    expect(named.toSorted()).toEqual(versions.toSorted());
  });

  test.each(pages)("$route leads to itself in the other language, in that language's own script", (page) => {
    const { path, locale, document } = page;
    const others = publishedLocales.filter((one) => one !== locale);
    const expected = others.map((one) => {
      const target = listedPages.includes(page) ? path : "/";
      return [one, words(one).languageName, localePath(target, one)];
    });
    const links = all<HTMLAnchorElement>(document, "header a[hreflang]");
    expect(links.map((link) => [link.lang, text(link), link.pathname])).toEqual(expected);
  });
});

describe.each(pages)("$route", (page) => {
  const { route, path, locale, document } = page;
  const label = words(locale);
  const isHome = path === "/";
  const isListed = listedPages.includes(page);

  test("says in its head what it is", () => {
    const address = site + route;
    expect(document.documentElement.lang).toBe(locale);
    expect(document.characterSet).toBe("UTF-8");
    expect(meta(document, "viewport")).toMatch(
      /^width=device-width, initial-scale=1(?!.*(?:maximum-scale|user-scalable))/,
    );
    expect(document.title).toMatch(/\S{2}/);
    expect(meta(document, "description")?.length).toBeGreaterThanOrEqual(50);
    expect(meta(document, "description")?.length).toBeLessThanOrEqual(160);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    expect(canonical).toBe(isListed ? address : undefined);
    expect(meta(document, "robots")).toBe(isSample || !isListed ? "noindex" : undefined);
  });

  test("has one h1 and its landmarks, and the skip link comes first", () => {
    expect(all(document, "h1")).toHaveLength(1);
    expect(text(document.querySelector("main h1"))).toBeTruthy();
    const landmarks = all(document, "body > :is(header, main, footer, nav)").map(({ localName }) => localName);
    expect(landmarks).toEqual(["header", "main", "footer"]);
    const [skip] = all<HTMLAnchorElement>(document, "a, button, input, summary, [tabindex='0']");
    expect([text(skip), skip?.getAttribute("href")]).toEqual([label.skipToContent, "#main"]);
    expect(document.querySelector("main")?.id).toBe("main");
    const navigation = [label.quickActions, label.mainNavigation, label.mainNavigation];
    expect(all(document, "header nav").map(nameOf)).toEqual(navigation);
  });

  test("begins with the emergency number: the word, the digits, among the first five stops", () => {
    const stops = all(document, "a[href], button, input, select, summary, iframe, [tabindex='0']").slice(0, 5);
    const { number, word } = urgentCall;
    const calls = stops.filter((stop) => stop.getAttribute("href") === `tel:${number.replaceAll(" ", "")}`);
    expect(calls.map(text)).toEqual([`${label[word]} ${number}`]);
    expect(page.html.indexOf(number, page.html.indexOf("<body"))).toBeLessThan(page.html.indexOf("<main"));
  });

  test("shows no number twice in one list", () => {
    const lists = all(document, "header > div, footer ul, .contact-box, .phone-list, .call-banner");
    const twice = lists.flatMap((list) =>
      repeated(all<HTMLAnchorElement>(list, 'a[href^="tel:"]').map(({ href }) => href)),
    );
    expect(twice).toEqual([]);
  });

  test("its headings leave out no level", () => {
    const levels = all(document, "main :is(h1, h2, h3, h4, h5, h6)").map(({ localName }) => Number(localName[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
  });

  test("its ids are its own, and what refers to one finds it", () => {
    expect(repeated(all(document, "[id]").map(({ id }) => id))).toEqual([]);
    const references = ["aria-labelledby", "aria-describedby", "aria-controls", "commandfor", "for"].flatMap((name) =>
      all(document, `[${name}]`).flatMap((element) => element.getAttribute(name)?.split(" ") ?? []),
    );
    expect(references.filter((id) => !document.getElementById(id))).toEqual([]);
  });

  test("says where it is, unless it is home", () => {
    const trail = all<HTMLLinkElement>(document, `nav[aria-label="${label.breadcrumbs}"] li`);
    if (isHome) return expect(trail).toEqual([]);
    expect(trail.length).toBeGreaterThanOrEqual(2);
    expect(trail[0]?.querySelector("a")?.getAttribute("href")).toBe(localePath("/", locale));
    expect(all(document, `[aria-label="${label.breadcrumbs}"] [aria-current="page"]`).map(text)).toEqual([
      text(trail.at(-1)),
    ]);
  });

  test("its pictures say what they show and how large they are", () => {
    const pictures = all<HTMLImageElement>(document, "img");
    const incomplete = pictures.filter(
      (img) =>
        !img.hasAttribute("alt") ||
        !(Number(img.getAttribute("width")) > 0) ||
        !(Number(img.getAttribute("height")) > 0),
    );
    expect(incomplete.map((img) => img.outerHTML)).toEqual([]);
  });

  test("loads at most its first picture before scrolling, and that one first", () => {
    const [first, ...others] = all<HTMLImageElement>(document, "img");
    const eager = all<HTMLImageElement>(document, 'img:not([loading="lazy"])');
    expect(eager.filter((img) => img !== first || img.getAttribute("fetchpriority") !== "high")).toEqual([]);
    expect(others.filter((img) => img.hasAttribute("fetchpriority"))).toEqual([]);
    // The banner's picture is the largest thing of the first screen.
    const banner = first?.closest<HTMLElement>("main > :is(:first-child, .breadcrumbs + *)");
    // On a page for a task a phone doesn't show it.
    const isShown = banner && !banner.querySelector("[data-look=task]") && banner.dataset.look !== "task";
    if (isShown) expect(eager).toHaveLength(1);
  });

  test("loads nothing from another site by itself", () => {
    const loading =
      "script[src], img, source, iframe, video, audio, embed, object, link[rel]:not([rel='canonical'], [rel='alternate'])";
    const addresses = all(document, loading).flatMap(addressesOf);
    const inStyles = [...stylesOf(page).matchAll(/(?:url\(|@import\s*)["']?([^"')]+)/g)].map(([, url = ""]) => url);
    expect(addresses.length).toBeGreaterThan(3);
    // A fragment is a place in this page.
    const outside = [...addresses, ...inStyles].filter((url) => !/^\/(?!\/)|^data:|^#/.test(url));
    expect(outside).toEqual([]);
  });

  test("has nothing that the Content-Security-Policy would block", () => {
    const handlers = all(document, "*").flatMap((element) =>
      [...element.attributes].filter(({ name }) => name.startsWith("on") || name === "style").map(({ name }) => name),
    );
    expect(handlers).toEqual([]);
    const addresses = all(document, "[href], [src], [action]").flatMap(addressesOf);
    expect(addresses.filter((url) => /^(?:javascript|vbscript|data):/i.test(url))).toEqual([]);
  });

  test("opens every new tab without giving it power over this one", () => {
    const links = all<HTMLAnchorElement>(document, "a[target]");
    expect(links.filter(({ target, rel }) => target !== "_blank" || !/\bnoopener\b/.test(rel))).toEqual([]);
  });

  test("its phone numbers are text, or the name of a sign, that a tap dials", () => {
    const links = all<HTMLAnchorElement>(document, 'a[href^="tel:"]');
    expect(links.length).toBeGreaterThanOrEqual(1);
    const wrong = links.filter((link) => {
      const number = link.getAttribute("href")?.slice("tel:".length) ?? "";
      // A card's sign has it in its name.
      const isShown = (link.ariaLabel ?? text(link))?.replaceAll(" ", "").includes(number);
      return !/^(?:\+91\d{10}|\d{3,6})$/.test(number) || !isShown;
    });
    expect(wrong.map((link) => link.outerHTML)).toEqual([]);
  });

  test("has its first screen in the first flight: at most 11,000 bytes of brotli, 20,000 for the whole page", () => {
    const sent = readFileSync(distFile(`${fileOf(route)}.br`));
    expect(brotliDecompressSync(sent).toString()).toBe(page.html);
    // The build's quality takes its time: where a lower one will do, it would too.
    const quick = firstScreenBytes(page.html, 9);
    expect(quick <= 11_000 ? quick : firstScreenBytes(page.html)).toBeLessThanOrEqual(11_000);
    expect(sent.length).toBeLessThanOrEqual(20_000);
  });

  test("loads no island before somebody uses it", () => {
    expect(all(document, "astro-island").map((island) => island.outerHTML)).toEqual([]);
  });

  test("asks for no script before the first paint", () => {
    const early = all(document, "script[src], link:is([rel='modulepreload'], [as='script'])");
    // What stands in noscript isn't looked at before a script of the page takes it out.
    expect(early.map((element) => element.parentElement?.id)).toEqual(["scripts"]);
    expect(early[0]?.closest("noscript")).not.toBeNull();
  });

  test("says whether the hospital is invented, or parts of its site are, or nothing", () => {
    const said = text(document.querySelector("footer")) ?? "";
    const hints = [label.sampleHint, label.samplePartsHint].map((hint) => said.includes(hint));
    expect(hints).toEqual([isSample && hospital.sample === true, isSample && hospital.sample !== true]);
  });

  test("ends with its HTML: nothing stands behind it", () => {
    expect(page.html.trimEnd()).toMatch(/<\/body>\s*<\/html>$/);
  });

  test("loads at most 45,000 bytes of fonts, early", () => {
    const preloaded = all(document, 'link[rel="preload"][as="font"]').flatMap(addressesOf);
    const named = [...stylesOf(page).matchAll(/url\(["']?([^"')]+\.woff2?)/g)].map(([, url = ""]) => url);
    expect(preloaded).toHaveLength(fontOf(locale) ? 2 : 1);
    expect(preloaded.filter((url) => !named.includes(url))).toEqual([]);
    const bytes = [...new Set(named)].map((url) => statSync(distFile(url)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000);
  });
});

const withNotice = Map.groupBy(
  pages.filter(({ html }) => html.includes('<p class="notices__notice"')),
  ({ locale }) => locale,
);
test.each([...withNotice])(
  "the heaviest pages (%s) keep these bytes with the longest notice allowed",
  (locale, own) => {
    const heaviest = [
      ...byWeight(own, ({ html }) => firstScreenBytes(html, 9)).slice(0, 2),
      ...byWeight(own, ({ route }) => statSync(distFile(`${fileOf(route)}.br`)).size).slice(0, 2),
    ];
    const longest = longestNotice[locale === "en" ? "en" : "hi"];
    for (const { html, route } of heaviest) {
      const longer = html.replace(/(<p class="notices__notice"[^>]*>(?:<a [^>]*>)?)[^<]+/, `$1${longest}`);
      expect(longer).toContain(longest);
      // The headers of a page are 400 bytes below their budget.
      expect(firstScreenBytes(longer), route).toBeLessThanOrEqual(11_200);
      expect(brotliCompressSync(longer).length, route).toBeLessThanOrEqual(20_200);
    }
  },
);

test.each(listedPages)("a link to $route has a preview", async ({ route, document }) => {
  expect(property(document, "og:title")).toBeTruthy();
  expect(property(document, "og:description")).toBe(meta(document, "description"));
  expect(property(document, "og:url")).toBe(site + route);
  const picture = property(document, "og:image");
  expect(picture, "og:image").toMatch(new RegExp(`^${site}/`));
  const file = distFile(new URL(picture ?? "").pathname);
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect([property(document, "og:image:width"), property(document, "og:image:height")]).toEqual(["1200", "630"]);
  expect(property(document, "og:image:alt")).toContain(property(document, "og:title"));
  expect(statSync(file).size).toBeLessThanOrEqual(60_000);
});

test("no two pages share a preview", () => {
  const pictures = listedPages.map(({ document }) => property(document, "og:image"));
  expect(repeated(pictures)).toEqual([]);
});

describe("links", () => {
  test("lead to a page or file that is there, and to a place in it that is there", () => {
    const links = pages.flatMap(({ route, document }) =>
      all(document, "a[href]").map((link) => ({ route, href: link.getAttribute("href") ?? "" })),
    );
    const internal = links.filter(({ href }) => !/^[a-z][a-z0-9+.-]*:/i.test(href));
    expect(internal.length).toBeGreaterThan(pages.length * 10);
    const dead = internal.filter(({ route, href }) => {
      const { pathname, hash, origin } = new URL(href, site + route);
      if (origin !== site) return true;
      const page = pages.find((candidate) => candidate.route === pathname);
      if (hash) return !page?.document.getElementById(decodeURIComponent(hash.slice(1)));
      return !page && !(posix.extname(pathname) && existsSync(distFile(pathname)));
    });
    expect(dead.map(({ route, href }) => `${route}: ${href}`)).toEqual([]);
  });

  test("leave the site only over https, or to call and to write", () => {
    const links = pages.flatMap(({ document }) => all(document, "a[href]").flatMap(addressesOf));
    const outside = [...new Set(links.filter((href) => !href.startsWith("/") && !href.startsWith("#")))];
    expect(outside.length).toBeGreaterThan(1);
    expect(outside.filter((href) => !/^(?:https:\/\/[^/]+|tel:(?:\+|\d{3,6}$)|mailto:[^@]+@)/.test(href))).toEqual([]);
  });

  test("to every page start somewhere in the site", () => {
    const links = new Set(listedPages.flatMap(({ document }) => all(document, "a[href]").flatMap(addressesOf)));
    expect(listedPages.map(({ route }) => route).filter((route) => !links.has(route))).toEqual([]);
  });
});

describe("files", () => {
  test("that a page names are there", () => {
    const named = new Set(
      pages.flatMap((page) => [
        ...all(page.document, "img, source, script[src], link[href], astro-island").flatMap(addressesOf),
        ...[...stylesOf(page).matchAll(/url\(["']?([^"')]+)/g)].map(([, url = ""]) => url),
      ]),
    );
    const own = [...named].filter((url) => url.startsWith("/") && !routes.includes(url));
    // A site of few pictures still has fonts, scripts and icons.
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((url) => !existsSync(distFile(url)))).toEqual([]);
  });

  test("of the app icon are there in the size that site.webmanifest says", async () => {
    const { name, icons } = JSON.parse(readFileSync(distFile("/site.webmanifest"), "utf8"));
    expect(name).toBe(hospital.name[defaultLocale] ?? hospital.name);
    expect(icons.length).toBeGreaterThanOrEqual(2);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(distFile(src)).metadata();
      if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  test("robots.txt lets everybody read and names the sitemap", () => {
    const lines = readFileSync(distFile("/robots.txt"), "utf8").trim().split("\n").filter(Boolean);
    expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${site}/sitemap-index.xml`]);
  });

  test("hospital.vcf is a contact card with every number", () => {
    const lines = readFileSync(distFile("/hospital.vcf"), "utf8").split("\r\n");
    expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
    expect(lines.slice(-2)).toEqual(["END:VCARD", ""]);
    expect(
      lines.filter((line) => line && !/^[A-Za-z0-9.-]+(?:;[A-Z]+=[\w,-]+)*:\S.*$/.test(line) && !/^ADR:;/.test(line)),
    ).toEqual([]);
    const numbers = lines.flatMap((line) => /TEL[^:]*:(.*)/.exec(line)?.[1] ?? []);
    const phones = new Set(Object.values<string | string[]>(hospital.phones).flat());
    expect(numbers.sort()).toEqual([...phones].map((one) => one.replaceAll(" ", "")).sort());
  });

  test.each(
    publishedLocales.flatMap((locale) =>
      ["/search-index.json", "/search-text.json"].map((file) => localePath(file, locale)),
    ),
  )("%s leads to pages that are there, in at most 100,000 bytes", (file) => {
    const documents: { title: string; href?: string }[] = JSON.parse(readFileSync(distFile(file), "utf8"));
    expect(documents.length).toBeGreaterThan(5);
    expect(statSync(distFile(`${file}.br`)).size).toBeLessThanOrEqual(100_000);
    const dead = documents.filter(({ href }) => {
      if (!href) return false;
      const [path, id] = href.split("#");
      const page = pages.find(({ route }) => route === path);
      return !page || (id && !page.document.getElementById(id));
    });
    expect(dead.map(({ href }) => href)).toEqual([]);
  });

  test.each(publishedLocales)(
    "that a phone keeps from the first visit on (%s) are at most 220,000 bytes",
    async (locale) => {
      const { pages: kept, assets } = await precacheOf(dist, routes, locale);
      const files = [...kept.map(({ url }) => fileOf(url)), ...assets.map(({ url }) => url), "/sw.js"];
      const sent = files.map((file) => [`${file}.br`, file].map(distFile).find((sent) => existsSync(sent)) ?? file);
      const bytes = sent.map((file) => statSync(file).size);
      expect(kept.length).toBeGreaterThan(2);
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(220_000);
    },
  );

  test("that are pictures hold nothing that a camera wrote: no place, no name, no time", async () => {
    const pictures = globSync("**/*.{avif,jpeg,webp,png}", { cwd: dist });
    const known = await Promise.all(pictures.map((file) => sharp(join(dist, file)).metadata()));
    expect(pictures.length).toBeGreaterThanOrEqual(listedPages.length);
    expect(pictures.filter((_, index) => known[index]?.exif || known[index]?.xmp || known[index]?.iptc)).toEqual([]);
  });

  test("are all such as the site needs: no source map, no leftover of the build", () => {
    const known =
      /\.(?:html|js|css|avif|jpeg|webp|png|svg|ico|woff2|xml|txt|json|webmanifest|vcf|pdf)(?:\.br|\.gz)?$|\/_(?:headers|redirects)$/;
    const built = globSync("**/*.*", { cwd: dist }).map((file) => `/${file}`);
    expect(built.filter((file) => statSync(distFile(file)).isFile() && !known.test(file))).toEqual([]);
  });
});

test("nothing of the editor is in the site", () => {
  const files = globSync("**/*.{html,js,css,json,webmanifest}", { cwd: dist });
  expect(files.length).toBeGreaterThan(pages.length);
  expect(files.filter((file) => /sveltia|edit-token/i.test(readFileSync(`${dist}/${file}`, "utf8")))).toEqual([]);
});

function fileOf(route: string): string {
  return `${route === "/" ? "/index" : route}.html`;
}

function meta(document: Document, name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

function property(document: Document, name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[property="${name}"]`)?.content;
}

function repeated(values: (string | undefined)[]): (string | undefined)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Every address that an element's attributes hold, as they are written. */
function addressesOf(element: Element): string[] {
  const single = ["href", "src", "action", "component-url", "renderer-url", "before-hydration-url"];
  const srcSet = element.getAttribute("srcset")?.split(",") ?? [];
  return [
    ...single.flatMap((name) => element.getAttribute(name) ?? []),
    ...srcSet.flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []),
  ];
}

/** Of all the files that the sitemap's index names. */
function sitemapRows(): string[] {
  const files = [...readFileSync(distFile("/sitemap-index.xml"), "utf8").matchAll(/<loc>(.*?)<\/loc>/g)];
  return files.flatMap(([, file = ""]) =>
    [...readFileSync(distFile(new URL(file).pathname), "utf8").matchAll(/<url>.*?<\/url>/gs)].map(([row]) => row),
  );
}

/** Of the HTML with its styles up to the mark that the first paint waits for, brotli, at best as the build writes it. */
function firstScreenBytes(html: string, quality = constants.BROTLI_MAX_QUALITY): number {
  const end = html.indexOf('id="first-screen-end"');
  if (end < 0) throw new Error("A page has no #first-screen-end.");
  return brotliCompressSync(html.slice(0, end), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** The heaviest first. */
function byWeight(from: BuiltPage[], weigh: (page: BuiltPage) => number): BuiltPage[] {
  return from
    .map((page) => ({ page, weight: weigh(page) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ page }) => page);
}
