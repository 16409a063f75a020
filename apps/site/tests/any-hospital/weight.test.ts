import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { displayFont, fontOf, latinFont } from "@hospital/content/fonts/fonts";
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
    expectAtMost(11_000, bytes, "first screen", firstScreen(html));
    const sent = readFileSync(distFile(`${pageFile(route)}.br`));
    expect(brotliDecompressSync(sent).toString()).toBe(html);
    expectAtMost(maxPageBytes(locale), sent.length, "page", html);
  },
  [
    { html: "<p>not sent</p>", report: / to be / },
    { replace: [/id="first-screen-end"/, ""], report: /no #first-screen-end/ },
    {
      replace: [/<main[^>]*>/, `$&${Array.from({ length: 9000 }, (_, index) => (index ** 3).toString(36)).join("")}`],
      report:
        /has [\d,]+ bytes of brotli, [\d,]+ more than 11,000\. .*main [\d,]+.*: expected \d+ to be less than or equal to 11000/,
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
      latinFont.maxBytes + (fontOf(locale)?.maxBytes ?? displayFont.maxBytes),
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
      expectAtMost(11_100, firstScreenBytes(longer), `first screen of ${route}`, firstScreen(longer));
      expectAtMost(maxPageBytes(locale) + 100, brotliCompressSync(longer).length, `page ${route}`, longer);
    }
  },
);

/** The HTML, styles included, up to the end of the first screen of a phone. */
function firstScreen(html: string): string {
  const end = html.indexOf('id="first-screen-end"');
  if (end < 0) throw new Error("A page has no #first-screen-end.");
  return html.slice(0, end);
}

function firstScreenBytes(html: string, quality = constants.BROTLI_MAX_QUALITY): number {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  return brotliCompressSync(firstScreen(html), { params }).length;
}

/** Reports the parts of the HTML that have most of the bytes. */
function expectAtMost(max: number, bytes: number, name: string, html: string): void {
  const number = (value: number) => value.toLocaleString("en");
  const advice = () =>
    [
      `The ${name} has ${number(bytes)} bytes of brotli, ${number(bytes - max)} more than ${number(max)}.`,
      `Without one of its parts it would have so many fewer: ${bytesOfParts(html)
        .map(([part, count]) => `${part} ${number(count)}`)
        .join(", ")}.`,
      "Remove as much from the part that has grown; docs/decisions/page-weight.md lists what every page contains.",
    ].join(" ");
  expect(bytes, bytes > max ? advice() : undefined).toBeLessThanOrEqual(max);
}

/** The bytes that the HTML loses with each part, the largest first. Sections have the name of their heading. */
function bytesOfParts(html: string): [name: string, bytes: number][] {
  const headingOf = (section: string) => /<h\d[^>]*>(.*?)<\/h\d>/s.exec(section)?.[1]?.replace(/<[^>]*>/g, "");
  const sections = [...html.matchAll(/<section.*?<\/section>/gs)].map(([section]): [string, string | RegExp] => [
    `section "${headingOf(section) ?? /class="([^"]*)/.exec(section)?.[1]}"`,
    section,
  ]);
  const parts: [string, string | RegExp][] = [
    ["styles", /<style.*?<\/style>/gs],
    ["scripts", /<script.*?<\/script>/gs],
    ["header", /<header.*?<\/header>/s],
    ["main", /<main.*?(?:<\/main>|$)/s],
    ["footer", /<footer.*?<\/footer>/s],
    ...sections,
  ];
  const bytesOf = (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  const whole = bytesOf(html);
  return parts
    .map(([name, part]): [string, number] => [name, whole - bytesOf(html.replace(part, () => ""))])
    .filter(([, bytes]) => bytes > 100)
    .sort(([, a], [, b]) => b - a);
}

/** The heaviest first. */
function byWeight(from: BuiltPage[], weigh: (page: BuiltPage) => number): BuiltPage[] {
  return from
    .map((page) => ({ page, weight: weigh(page) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ page }) => page);
}
