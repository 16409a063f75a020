import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { fontOf, latinFont } from "@hospital/content/fonts/fonts";
import { pageFile } from "@hospital/content/routes";
import type { Locale } from "@hospital/content/text/locales";
import { expect, test } from "vitest";
import { type BuiltPage, distFile, pages, testPages } from "../support/built-site.ts";

/** 160 characters each. */
const longestNotice = {
  en: "On Tuesday the outpatient clinics of orthopaedics and physiotherapy move to the first floor of the new wing; please use the blue lift beside the chemist's window."
    .padEnd(160, "!")
    .slice(0, 160),
  hi: "मंगलवार से हड्डी रोग और फ़िज़ियोथेरेपी की ओपीडी नई इमारत की पहली मंज़िल पर लगेगी; दवा की खिड़की के पास वाली नीली लिफ़्ट लें, और अपनी पुरानी पर्ची, एक्स-रे और पहचान पत्र साथ लाएँ।"
    .padEnd(160, "!")
    .slice(0, 160),
};

/** The size of the display font, in languages without a separate font. */
const displayBytes = 12_600;

/** A letter of other scripts than Latin takes three bytes before compression. */
const maxPageBytes = (locale: Locale) => (fontOf(locale) ? 21_500 : 20_000);

// The heaviest page is the Hindi one of the emergency department, with first aid in full.
testPages(
  "each page has its first screen in the first flight: at most 11,000 bytes of brotli, and the whole page at most 20,000 (in other scripts 21,500)",
  pages,
  ({ route, html, locale }) => {
    // The build's brotli quality is slow; a lower one is an upper bound.
    let bytes = Number.POSITIVE_INFINITY;
    for (const quality of [5, 10, constants.BROTLI_MAX_QUALITY])
      if (bytes > 11_000) bytes = firstScreenBytes(html, quality);
    expect(bytes).toBeLessThanOrEqual(11_000);
    const sent = readFileSync(distFile(`${pageFile(route)}.br`));
    expect(brotliDecompressSync(sent).toString()).toBe(html);
    expect(sent.length).toBeLessThanOrEqual(maxPageBytes(locale));
  },
  [
    { html: "<p>not sent</p>", report: / to be / },
    { replace: [/id="first-screen-end"/, ""], report: /no #first-screen-end/ },
    {
      replace: [/<main[^>]*>/, `$&${Array.from({ length: 9000 }, (_, index) => (index ** 3).toString(36)).join("")}`],
      report: /less than or equal to 11000/,
    },
  ],
);

testPages(
  "each page has fewer than 5,000 elements, also with hundreds of tests or doctors",
  pages,
  ({ html }) => {
    expect([...html.matchAll(/<[a-z]/gi)].length).toBeLessThan(5_000);
  },
  [{ html: "<b></b>".repeat(5000), report: /less than 5000/ }],
);

testPages(
  "each page loads its fonts early, within the budgets of its scripts",
  pages,
  ({ html, locale }) => {
    const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, url]) => url);
    const fontUrls = [...html.matchAll(/url\(["']?([^"')]+\.woff2?)/g)].map(([, url = ""]) => url);
    expect(preloaded).toHaveLength(2);
    expect(new Set(fontUrls)).toEqual(new Set(preloaded));
    const bytes = [...new Set(fontUrls)].map((url) => statSync(distFile(url)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
      latinFont.maxBytes + (fontOf(locale)?.maxBytes ?? displayBytes),
    );
  },
  [
    { replace: [/<link rel="preload" [^>]*as="font"[^>]*>/, ""], report: /to have a length of 2/ },
    { replace: [/<\/style>/, "a{src:url(/other.woff2)}$&"], report: /other\.woff2/ },
  ],
);

const withNotice = Map.groupBy(
  pages.filter(({ html }) => html.includes('<p class="notices__notice page-width"')),
  ({ locale }) => locale,
);
test.each([...withNotice])(
  "the heaviest pages (%s) keep these bytes with the longest notice allowed",
  (locale, localePages) => {
    const heaviest = [
      ...byWeight(localePages, ({ html }) => firstScreenBytes(html, 5)).slice(0, 2),
      ...byWeight(localePages, ({ route }) => statSync(distFile(`${pageFile(route)}.br`)).size).slice(0, 2),
    ];
    const longest = longestNotice[locale === "en" ? "en" : "hi"];
    for (const { html, route } of heaviest) {
      const longer = html.replace(
        // A notice may be a link, and one without a translation is marked with its language.
        /(<p class="notices__notice page-width"[^>]*>(?:<(?:a|span) [^>]*>)*)[^<]+/,
        `$1${longest}`,
      );
      expect(longer).toContain(longest);
      // The headers leave 400 bytes of their budget.
      expect(firstScreenBytes(longer), route).toBeLessThanOrEqual(11_100);
      expect(brotliCompressSync(longer).length, route).toBeLessThanOrEqual(maxPageBytes(locale) + 100);
    }
  },
);

/** The brotli size of the HTML, styles included, up to the end of the first screen of a phone. */
function firstScreenBytes(html: string, quality = constants.BROTLI_MAX_QUALITY): number {
  const end = html.indexOf('id="first-screen-end"');
  if (end < 0) throw new Error("A page has no #first-screen-end.");
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  return brotliCompressSync(html.slice(0, end), { params }).length;
}

/** The heaviest first. */
function byWeight(from: BuiltPage[], weigh: (page: BuiltPage) => number): BuiltPage[] {
  return from
    .map((page) => ({ page, weight: weigh(page) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ page }) => page);
}
