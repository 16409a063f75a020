import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { localePath, publishedLocales } from "@hospital/content/text/locales";
import { dialable } from "@hospital/content/text/phone-number";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { messages } from "../../src/i18n/messages.ts";
import { letterPages } from "../../src/queries/letters.ts";
import {
  addressesOf,
  type BuiltPage,
  distFile,
  findAll,
  findNamed,
  hrefOf,
  isListed,
  listedPages,
  meta,
  nameOf,
  pageAt,
  pages,
  pathOf,
  property,
  site,
  sitemapRows,
  testPages,
  text,
} from "../support/built-site.ts";
import { content, hasSamples, hospital, urgentCall } from "../support/tested-hospital.ts";

const routes = pages.map(({ route }) => route);
const nameOfDoctor = (id: string) => {
  const { name } = parse(readFileSync(join(content, `doctors/${id}.yaml`), "utf8"));
  return { id, name: name.en ?? name };
};
const stylesOf = ({ html }: BuiltPage) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css).join();

describe("the pages", () => {
  test("match the content, in each language", () => {
    const slugs = (pattern: string) => globSync(pattern, { cwd: content }).map((file) => posix.basename(file, ".yaml"));
    const ownRoutes = [
      ...slugs("{departments,laboratories,people,pages}/*.yaml").map((slug) => (slug === "home" ? "/" : `/${slug}`)),
      ...slugs("doctors/*.yaml").map((slug) => `/dr-in-hospital/${slug}`),
      ...slugs("disclosures/*.yaml").map((slug) => `/disclosures/${slug}`),
      ...letterPages(slugs("doctors/*.yaml").map(nameOfDoctor)).map(({ slug }) => `/dr-in-hospital/letter/${slug}`),
    ];
    const expected = publishedLocales.flatMap((locale) => ownRoutes.map((route) => localePath(route, locale)));
    expect(routes).toEqual(expected.sort());
  });

  test.each(publishedLocales)("each have a unique title and description: %s", (language) => {
    // Text without a translation is on the other language's page as well.
    const localePages = pages.filter(({ locale }) => locale === language);
    expect(repeated(localePages.map(({ document }) => document.title))).toEqual([]);
    expect(repeated(localePages.map(({ document }) => meta(document, "description")))).toEqual([]);
  });

  test.each(publishedLocales)("list the other doctors by their names in its language: %s", (locale) => {
    const { doctors: chosen = [] } = parse(readFileSync(join(content, "pages/dr-in-hospital.yaml"), "utf8"));
    const cards = pageAt(localePath("/dr-in-hospital", locale)).document.querySelectorAll<HTMLElement>("[data-id]");
    const names = [...cards]
      .filter(({ dataset }) => !chosen.includes(dataset.id))
      .map((card) => card.querySelector("h2")?.textContent ?? "");
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale, { numeric: true }).compare));
  });

  test("are in the sitemap if a visitor may look for them", () => {
    const addresses = sitemapRows().map((row) => row.match(/<loc>(.*?)<\/loc>/)?.[1]);
    expect(addresses.toSorted()).toEqual(listedPages.map(({ route }) => site + route).toSorted());
  });

  testPages(
    "name themselves in every language, and so does the sitemap",
    listedPages,
    ({ path, document }) => {
      const languages = publishedLocales.length > 1 ? publishedLocales : [];
      const versions = languages.map((locale): [string, string] => [locale, site + localePath(path, locale)]);
      if (versions.length > 0) versions.push(["x-default", site + path]);
      const links = findAll<HTMLLinkElement>(document, 'link[rel="alternate"]');
      expect(links.map(({ hreflang, href }) => [hreflang, href.replace(/\/$/, "")])).toEqual(
        versions.map(([language, address]) => [language, address?.replace(/\/$/, "")]),
      );
      const row = sitemapRows().find((row) => row.includes(`<loc>${site}${path}</loc>`)) ?? "";
      const alternates = [...row.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map((match) => match.slice(1));
      expect(alternates.toSorted()).toEqual(versions.toSorted());
    },
    [{ replace: [/hreflang="hi"/g, 'hreflang="ur"'], report: /ur/ }],
  );

  testPages(
    "lead to themselves in the other language, in that language's own script",
    pages,
    (page) => {
      const { path, locale, document } = page;
      const otherLocales = publishedLocales.filter((otherLocale) => otherLocale !== locale);
      const expected = otherLocales.map((otherLocale) => {
        const target = isListed(page) ? path : "/";
        return [otherLocale, messages(otherLocale).languageName, localePath(target, otherLocale)];
      });
      const links = findAll<HTMLAnchorElement>(document, "header a[hreflang]");
      expect(links.map((link) => [link.lang, text(link), pathOf(link)])).toEqual(expected);
    },
    [{ replace: [/(<a [^>]*hreflang="hi"[^>]*>)[^<]*/i, "$1Hindi"], report: /Hindi/ }],
  );
});

describe("each page", () => {
  testPages(
    "has its title, description, address and language in its head",
    pages,
    (page) => {
      const { route, locale, document } = page;
      const address = site + route;
      expect(document.documentElement.lang).toBe(locale);
      expect(document.querySelector("meta[charset]")?.getAttribute("charset")).toBe("utf-8");
      expect(meta(document, "viewport")).toMatch(
        /^width=device-width, initial-scale=1(?!.*(?:maximum-scale|user-scalable))/,
      );
      expect(document.title).toMatch(/\S{2}/);
      expect(meta(document, "description")?.length).toBeGreaterThanOrEqual(50);
      expect(meta(document, "description")?.length).toBeLessThanOrEqual(160);
      const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
      expect(canonical).toBe(isListed(page) ? address : undefined);
      expect(meta(document, "robots")).toBe(hasSamples || !isListed(page) ? "noindex" : undefined);
    },
    [
      { replace: [/<html lang="en"/, '<html lang="hi"'], report: /expected 'hi' to be 'en'/ },
      { replace: [/charset="utf-8"/i, 'charset="latin1"'], report: /latin1/ },
      { replace: [/width=device-width, initial-scale=1/, "$&, user-scalable=no"], report: /user-scalable/ },
      { replace: [/<title>[^<]*/, "<title>"], report: /expected '' to match/ },
      { replace: [/(name="description" content=")[^"]*/, "$1Short"], report: /greater than or equal to 50/ },
      { replace: [/(name="description" content=")/, `$1${"long ".repeat(40)}`], report: /less than or equal to 160/ },
      { replace: [/(rel="canonical" href=")[^"]*/, "$1https://elsewhere.example/"], report: /elsewhere/ },
      { replace: [/<meta name="robots"[^>]*>/, ""], report: /to be 'noindex'/ },
    ],
  );

  testPages(
    "has one h1 and its landmarks, and the skip link comes first",
    pages,
    ({ locale, document }) => {
      const label = messages(locale);
      expect(findAll(document, "h1").map(text)).toHaveLength(1);
      expect(text(document.querySelector("main h1"))).toBeTruthy();
      const landmarks = findAll(document, "body > :is(header, main, footer, nav)").map(({ localName }) => localName);
      expect(landmarks).toEqual(["header", "main", "footer"]);
      const [skip] = findAll<HTMLAnchorElement>(document, "a, button, input, summary, [tabindex='0']");
      expect([text(skip), skip?.getAttribute("href")]).toEqual([label.skipToContent, "#main"]);
      expect(document.querySelector("main")?.id).toBe("main");
      const navigation = [label.quickActions, label.mainNavigation];
      expect(findAll(document, "header nav").map(nameOf)).toEqual(navigation);
    },
    [
      { html: "<h1>another</h1>", report: /to have a length of 1/ },
      { replace: [/<h1([^>]*)>.*?<\/h1>/s, "<h1$1></h1>"], report: /to be truthy/ },
      { replace: [/<main/, "<nav></nav>$&"], report: /'nav'/ },
      { replace: [/class="skip-link" href="#main"/, 'class="skip-link" href="#title"'], report: /#title/ },
      { replace: [/<main id="main"/, '<main id="other"'], report: /'other'/ },
      {
        replace: [/class="site-menu" aria-label="[^"]*"/, 'class="site-menu" aria-label="Another"'],
        report: /Another/,
      },
    ],
  );

  testPages(
    "begins with the emergency number: the word, the digits, among the first five stops",
    pages,
    (page) => {
      const { locale, document } = page;
      const label = messages(locale);
      const stops = findAll(document, "a[href], button, input, select, summary, iframe, [tabindex='0']").slice(0, 5);
      const { number, word } = urgentCall;
      const calls = stops.filter((stop) => stop.getAttribute("href") === `tel:${number.replaceAll(" ", "")}`);
      expect(calls.map(text)).toEqual([`${label[word]} ${number}`]);
      expect(page.html.indexOf(number, page.html.indexOf("<body"))).toBeLessThan(page.html.indexOf("<main"));
    },
    [
      { replace: [/href="tel:[^"]*"/g, 'href="tel:+1"'], report: /to deeply equal/ },
      { replace: [/<header/, "<main></main>$&"], report: /to be less than/ },
    ],
  );

  testPages(
    "has a bar with the emergency call, the way here and the doctors",
    pages,
    ({ locale, document }) => {
      const { [urgentCall.word]: call, directions, findDoctor, quickActions } = messages(locale);
      const [directionsPage, doctorsPage] = [localePath("/directions", locale), localePath("/dr-in-hospital", locale)];
      const isThere = (path: string) => routes.includes(path);
      const bar = findNamed(document, "header nav", quickActions);
      expect(findAll(bar, "a").map((link) => [text(link), link.getAttribute("href")])).toEqual([
        [`${call} ${urgentCall.number}`, `tel:${urgentCall.number.replaceAll(" ", "")}`],
        // places.test.ts tests the links to other buildings.
        [directions, expect.stringMatching(isThere(directionsPage) ? `^${directionsPage}(#place-\\d+)?$` : "^https:")],
        ...(isThere(doctorsPage) ? [[findDoctor, doctorsPage]] : []),
      ]);
    },
    [{ replace: [/(class="quick-bar__link" href=")[^"]*/, "$1/elsewhere"], report: /elsewhere/ }],
  );

  testPages(
    "shows no number twice in one list",
    pages,
    ({ document }) => {
      const lists = findAll(document, "header > div, footer ul, .contact-box, .phone-list, .call-banner");
      const twice = lists.flatMap((list) => repeated(findAll(list, 'a[href^="tel:"]').map(hrefOf)));
      expect(twice).toEqual([]);
    },
    [{ html: '<ul class="phone-list"><li><a href="tel:+1">1</a><li><a href="tel:+1">1</a></ul>', report: /tel:\+1/ }],
  );

  testPages(
    "its headings leave out no level",
    pages,
    ({ document }) => {
      const levels = findAll(document, "main :is(h1, h2, h3, h4, h5, h6)").map(({ localName }) => Number(localName[1]));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
    },
    [
      { replace: [/<main[^>]*>/, "$&<h2>first</h2>"], report: /expected 2 to be 1/ },
      { html: "<h2>a</h2><h5>b</h5>", report: /\[ 5 \]/ },
    ],
  );

  testPages(
    "each reference to an ID has its target",
    pages,
    ({ document }) => {
      const references = ["aria-labelledby", "aria-describedby", "aria-controls", "commandfor", "for"].flatMap((name) =>
        findAll(document, `[${name}]`).flatMap((element) => element.getAttribute(name)?.split(" ") ?? []),
      );
      expect(references.filter((id) => !document.getElementById(id))).toEqual([]);
    },
    [
      ...["aria-labelledby", "aria-describedby", "aria-controls", "commandfor", "for"].map((name) => ({
        html: `<p ${name}="nowhere">a</p>`,
        report: /nowhere/,
      })),
    ],
  );

  testPages(
    "shows its position in the site, unless it is home",
    pages,
    ({ path, locale, document }) => {
      const label = messages(locale);
      const trail = findAll<HTMLLinkElement>(document, `nav[aria-label="${label.breadcrumbs}"] li`);
      if (path === "/") return expect(trail.map(text)).toEqual([]);
      expect(trail.length).toBeGreaterThanOrEqual(2);
      expect(trail[0]?.querySelector("a")?.getAttribute("href")).toBe(localePath("/", locale));
      expect(findAll(document, `[aria-label="${label.breadcrumbs}"] [aria-current="page"]`).map(text)).toEqual([
        text(trail.at(-1)),
      ]);
    },
    [
      { html: '<nav aria-label="You are here"><li>a</li></nav>', report: /to deeply equal \[\]/ },
      { replace: [/<nav class="breadcrumbs".*?<\/nav>/s, ""], report: /greater than or equal to 2/ },
      { replace: [/(<nav class="breadcrumbs".*?href=")[^"]*/s, "$1/elsewhere"], report: /elsewhere/ },
      { replace: [/aria-current="page"/g, ""], report: /to deeply equal/ },
    ],
  );

  testPages(
    "its pictures have a width and a height",
    pages,
    ({ document }) => {
      const pictures = findAll<HTMLImageElement>(document, "img");
      const isSized = (img: Element) => ["width", "height"].every((name) => Number(img.getAttribute(name)) > 0);
      const incomplete = pictures.filter((img) => !isSized(img));
      expect(incomplete.map((img) => img.outerHTML)).toEqual([]);
    },
    [
      { html: '<img src="/wide.png" width="9">', report: /wide/ },
      { html: '<img src="/high.png" height="9">', report: /high/ },
    ],
  );

  testPages(
    "loads only pictures of the first screen before scrolling, and those first",
    pages,
    (page) => {
      const { document } = page;
      // Beside a logo that isn't a drawing.
      const pictures = findAll<HTMLImageElement>(document, "img:not(header *)");
      const eager = findAll<HTMLImageElement>(document, 'img:not([loading="lazy"], header *)');
      const preferred = findAll<HTMLImageElement>(document, "img[fetchpriority=high]:not(header *)");
      const [first] = pictures;
      // A phone shows up to four portraits of a list of doctors.
      const firstScreen = pictures.slice(0, first?.closest("[data-columns=doctors]") ? 4 : 1);
      const toHtml = ({ outerHTML }: Element) => outerHTML;
      expect(eager.filter((img) => !firstScreen.includes(img)).map(toHtml)).toEqual([]);
      expect(preferred.map(toHtml)).toEqual(eager.map(toHtml));
      // The banner's picture is the largest thing of the first screen.
      const banner = first?.closest<HTMLElement>("main > :is(:first-child, .breadcrumbs + *)");
      // A phone doesn't show it on a page for a task.
      const isShown = banner && !banner.querySelector("[data-look=task]") && banner.dataset.look !== "task";
      if (isShown) expect(eager).toHaveLength(1);
    },
    [
      { html: '<img src="/late.png" width="9" height="9">', report: /late\.png/ },
      { replace: [/(<img [^>]*) fetchpriority="high"/i, "$1"], report: /to deeply equal/ },
      { replace: [/<img ([^>]*)fetchpriority="high"/i, '<img loading="lazy" $1'], report: /to have a length of 1/ },
    ],
  );

  testPages(
    "loads nothing from another site automatically",
    pages,
    (page) => {
      const { document } = page;
      const loading =
        "script[src], img, source, iframe, video, audio, embed, object, link[rel]:not([rel='canonical'], [rel='alternate'])";
      const addresses = findAll(document, loading).flatMap(addressesOf);
      const inStyles = [...stylesOf(page).matchAll(/(?:url\(|@import\s*)["']?([^"')]+)/g)].map(([, url = ""]) => url);
      expect(addresses.length).toBeGreaterThan(3);
      // A fragment is a place in this page.
      const outside = [...addresses, ...inStyles].filter((url) => !/^\/(?!\/)|^data:|^#/.test(url));
      expect(outside).toEqual([]);
    },
    [
      { html: '<img src="https://elsewhere.example/a.png">', report: /elsewhere/ },
      { html: '<img srcset="/a.png 1x, https://elsewhere.example/b.png 2x">', report: /elsewhere/ },
      { replace: [/<\/style>/, "a{background:url(https://elsewhere.example/a.png)}$&"], report: /elsewhere/ },
      { replace: [/^.*$/s, "<html><body></body></html>"], report: /greater than 3/ },
    ],
  );

  testPages(
    "has nothing that the Content-Security-Policy would block",
    pages,
    ({ document }) => {
      const handlers = findAll(document, "*").flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith("on") || name === "style"),
      );
      expect(handlers).toEqual([]);
      const addresses = findAll(document, "[href], [src], [action]").flatMap(addressesOf);
      expect(addresses.filter((url) => /^(?:javascript|vbscript|data):/i.test(url))).toEqual([]);
    },
    [
      { html: '<p onclick="a()">a</p>', report: /onclick/ },
      { html: '<p style="color: red">a</p>', report: /style/ },
      { html: '<a href="javascript:a()">a</a>', report: /javascript:/ },
    ],
  );

  testPages(
    "opens new tabs without access to this one",
    pages,
    ({ document }) => {
      const links = findAll<HTMLAnchorElement>(document, "a[target]");
      const open = links.filter(({ target, rel }) => target !== "_blank" || !/\bnoopener\b/.test(rel));
      expect(open.map(({ outerHTML }) => outerHTML)).toEqual([]);
    },
    [
      { html: '<a target="_blank" href="/a">a</a>', report: /to deeply equal/ },
      { html: '<a target="other" rel="noopener" href="/a">a</a>', report: /to deeply equal/ },
    ],
  );

  testPages(
    "its phone numbers are text in a bdi, or the hidden text of a sign, that a tap dials",
    pages,
    ({ document }) => {
      const links = findAll<HTMLAnchorElement>(document, 'a[href^="tel:"]');
      expect(links.length).toBeGreaterThanOrEqual(1);
      const wrong = links.filter((link) => {
        const number = link.getAttribute("href")?.slice("tel:".length) ?? "";
        // A card's sign has it in its hidden text; Markdown has no bdi.
        const numberElement = link.closest(".prose") ? link : link.querySelector("bdi, .visually-hidden");
        const isShown = text(numberElement)?.replaceAll(" ", "").includes(number);
        return !/^(?:\+91\d{10}|18[06]0\d{6,7}|\d{3,6})$/.test(number) || !isShown;
      });
      expect(wrong.map((link) => link.outerHTML)).toEqual([]);
    },
    [
      { replace: [/href="tel:/g, 'href="sms:'], report: /greater than or equal to 1/ },
      { html: '<a href="tel:12"><bdi>12</bdi></a>', report: /tel:12/ },
      { html: '<a href="tel:112">call</a>', report: /tel:112/ },
    ],
  );

  testPages(
    "no aria-label contains a text in another language, which would be read in the voice of the page",
    pages,
    ({ document, locale }) => {
      const marked = findAll(document, "body [lang]").filter((element) => element.getAttribute("lang") !== locale);
      const foreign = new Set(marked.map((element) => text(element) ?? "").filter(({ length }) => length > 3));
      const labels = findAll(document, "[aria-label]:not([lang])").map((element) => element.getAttribute("aria-label"));
      expect(labels.filter((label) => [...foreign].some((name) => label?.includes(name)))).toEqual([]);
    },
    [{ html: '<b lang="te">డాక్టర్ రావు</b><i aria-label="Call డాక్టర్ రావు"></i>', report: /Call/ }],
  );

  testPages(
    "a space separates each hidden text from the text beside it",
    pages,
    ({ document }) => {
      const visible = (node: ChildNode | null) =>
        node?.nodeType === 3 || (node as Element | null)?.matches?.("span:not([aria-hidden])") ? node?.textContent : "";
      const glued = findAll(document, ".visually-hidden").filter((element) => {
        const texts = [visible(element.previousSibling), element.textContent, visible(element.nextSibling)];
        return element.textContent && /\S\n\S/.test(texts.filter(Boolean).join("\n"));
      });
      expect(glued.map((element) => element.parentElement?.outerHTML)).toEqual([]);
    },
    [
      { html: '<b>Call<span class="visually-hidden">Dr Rao</span></b>', report: /<b>/ },
      { html: '<b><span class="visually-hidden">Call</span><span>Dr Rao</span></b>', report: /<b>/ },
    ],
  );

  testPages(
    "loads no island before somebody uses it",
    pages,
    ({ document }) => {
      expect(findAll(document, "astro-island").map((island) => island.outerHTML)).toEqual([]);
    },
    [{ html: "<astro-island></astro-island>", report: /astro-island/ }],
  );

  testPages(
    "requests no script before the first paint",
    pages,
    (page) => {
      const { document } = page;
      const early = findAll(document, "script[src], link:is([rel='modulepreload'], [as='script'])");
      // Scripts in noscript load only when the page moves them out.
      expect(early.map((element) => element.parentElement?.id)).toEqual(["scripts"]);
      expect(early[0]?.closest("noscript")).not.toBeNull();
    },
    [
      { html: '<script src="/a.js"></script>', report: /to deeply equal/ },
      { html: '<link rel="modulepreload" href="/a.js">', report: /to deeply equal/ },
      {
        replace: [/<noscript id="scripts">(.*?)<\/noscript>/s, '<div id="scripts">$1</div>'],
        report: /not to be null/,
      },
    ],
  );

  testPages(
    "announces an invented hospital, and invented parts of its site",
    pages,
    ({ locale, document }) => {
      const label = messages(locale);
      const footerText = text(document.querySelector("footer")) ?? "";
      const hints = [label.sampleHint, label.samplePartsHint].map((hint) => footerText.includes(hint));
      expect(hints).toEqual([hasSamples && hospital.sample === true, hasSamples && hospital.sample !== true]);
    },
    [{ replace: [/<footer.*<\/footer>/s, "<footer></footer>"], report: /\[ false, false \]/ }],
  );

  testPages(
    "ends with the closing tag of its HTML",
    pages,
    ({ html }) => {
      expect(html.trimEnd()).toMatch(/<\/body>\s*<\/html>$/);
    },
    [{ replace: [/<\/html>\s*$/, ""], report: /to match/ }],
  );
});

testPages(
  "a link to each has a preview",
  listedPages,
  async ({ route, document }) => {
    // Names the hospital, because some apps show no site name.
    expect(property(document, "og:title")).toBe(document.title);
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
  },
  [
    { replace: [/(property="og:title" content=")[^"]*/, "$1Rates"], report: /Rates/ },
    { replace: [/(property="og:description" content=")[^"]*/, "$1Another"], report: /Another/ },
    { replace: [/(property="og:url" content=")[^"]*/, "$1/elsewhere"], report: /elsewhere/ },
    { replace: [/(property="og:image" content=")[^"]*/, "$1/elsewhere.png"], report: /elsewhere/ },
    { replace: [/(property="og:image" content=")[^"]*/, `$1${site}/apple-touch-icon.png`], report: /\[ 180, 180 \]/ },
    { replace: [/(property="og:image:width" content=")[^"]*/, "$1nine"], report: /nine/ },
    { replace: [/(property="og:image:alt" content=")[^"]*/, "$1Another"], report: /Another/ },
  ],
);

test.each(publishedLocales)("the contact page lists the number that booking buttons call: %s", (locale) => {
  const number = dialable(hospital.phones.booking ?? hospital.phones.reception);
  const { document } = pageAt(localePath("/contact", locale));
  expect(findAll(document, "main ul[aria-labelledby='title'] a").map(hrefOf)).toContain(`tel:${number}`);
});

test.each(publishedLocales)("the search offers insurers only if the hospital lists some: %s", (locale) => {
  const { input, inputWithoutInsurers } = messages(locale).search;
  const hasInsurers = existsSync(join(content, "insurers.yaml"));
  const { document } = pageAt(localePath("/search", locale));
  expect(text(document.querySelector("main form label"))).toContain(hasInsurers ? input : inputWithoutInsurers);
});

test.each(publishedLocales)("the list of everyday words has a heading only if it has words: %s", (locale) => {
  const route = localePath("/find-care", locale);
  if (!existsSync(distFile(`${route}.html`))) return;
  const { document } = pageAt(route);
  expect(Boolean(document.querySelector("#letters"))).toBe(Boolean(document.querySelector(".a-to-z")));
});

describe("links", () => {
  test("lead to an existing page or file, and to an existing fragment of it", () => {
    const links = pages.flatMap(({ route, document }) =>
      findAll(document, "a[href]").map((link) => ({ route, href: link.getAttribute("href") ?? "" })),
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
    const links = pages.flatMap(({ document }) => findAll(document, "a[href]").flatMap(addressesOf));
    const outside = [...new Set(links.filter((href) => !href.startsWith("/") && !href.startsWith("#")))];
    expect(outside.length).toBeGreaterThan(1);
    expect(
      outside.filter((href) => !/^(?:https:\/\/[^/]+|tel:(?:\+|18[06]0|\d{3,6}$)|sms:\+|mailto:[^@]+@)/.test(href)),
    ).toEqual([]);
  });

  test("to every page start somewhere in the site", () => {
    const links = new Set(listedPages.flatMap(({ document }) => findAll(document, "a[href]").flatMap(addressesOf)));
    expect(listedPages.map(({ route }) => route).filter((route) => !links.has(route))).toEqual([]);
  });
});

test("the files that a page names exist", () => {
  const urls = new Set(
    pages.flatMap((page) => [
      ...findAll(page.document, "img, source, script[src], link[href]").flatMap(addressesOf),
      ...[...stylesOf(page).matchAll(/url\(["']?([^"')]+)/g)].map(([, url = ""]) => url),
    ]),
  );
  const ownUrls = [...urls].filter((url) => url.startsWith("/") && !routes.includes(url));
  // A site without pictures still has fonts, scripts and icons.
  expect(ownUrls.length).toBeGreaterThan(5);
  expect(ownUrls.filter((url) => !existsSync(distFile(url)))).toEqual([]);
});

function repeated(values: (string | undefined)[]): (string | undefined)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
