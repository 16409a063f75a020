import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageFile, routeOfFile } from "@hospital/content/routes";
import { type Locale, pathLocale, withoutLocale } from "@hospital/content/text/locales";
import { DOMParser } from "linkedom";
import { expect, test } from "vitest";
import { hospital, isSample } from "./tested-hospital.ts";

const root = join(import.meta.dirname, "../../../..");

/** The folder that `npm run build` writes. */
export const dist = join(root, "dist");

/** The site's address without a slash at its end. */
export const site: string = hospital.website.replace(/\/$/, "");

/** The specification's routes. */
export const registeredRoutes = [
  ...["/", "/about", "/managements", "/dr-in-hospital", "/counsellor", "/rmo", "/nurses", "/technician"],
  ...["/supportive-staff", "/pulmonology", "/ent", "/surgery", "/internal-medicins", "/cardiology", "/neurology"],
  ...["/gynecology", "/orthopedics", "/emergency-care", "/pharmacy", "/viewall-specialities", "/oncology", "/dental"],
  ...["/homehealthcare", "/physiotherapy", "/urology", "/dermatology", "/paediatric", "/criticalcare", "/dialysis"],
  ...["/nephro", "/gastro", "/evan-lab", "/insurance-tpa", "/ambulance-service", "/radiology", "/ayushman"],
  ...["/video-gallery", "/gallery", "/contact"],
];

export interface BuiltPage {
  /** "/" is index.html, "/404" the not-found page. */
  route: string;
  locale: Locale;
  /** Without the language. */
  path: string;
  html: string;
  /**
   * Parsed on first use. It has elements and attributes, but no browser: `hrefOf` and `pathOf` read a link,
   * not its `href` and `pathname`.
   */
  readonly document: Document;
}

if (!existsSync(join(dist, "index.html"))) throw new Error('The site is not built yet: run "npm run build" first.');

/** Every page of `dist/` except the lobby's board, which apps/site/tests/browser/board.spec.ts tests. */
export const pages: BuiltPage[] = globSync("**/*.html", { cwd: dist, exclude: ["board.html"] })
  .map((file) => readPage(routeOfFile(file)))
  .sort((a, b) => (a.route < b.route ? -1 : 1));

/** Whether a page isn't the not-found or the offline page. */
export const isListed = ({ route }: BuiltPage) => !/\/(?:404|offline)$/.test(route);

export const listedPages = pages.filter(isListed);

export function pageAt(route: string): BuiltPage {
  const page = pages.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`dist/ has no page ${route}.`);
  return page;
}

/** A fault in the HTML of a page, which a rule reports. */
interface PlantedFault {
  /** Added at the end of the main part. `replace` changes another part. */
  html?: string;
  replace?: [from: RegExp, to: string];
  /** Matches the rule's report. */
  report: RegExp;
}

/**
 * Tests a rule on many pages in one test, whose failure lists the pages and errors; and that the rule reports each of the
 * faults `planted`, one for each of its conditions. Other hospitals may lack the parts in which they are planted.
 */
export function testPages(
  rule: string,
  from: BuiltPage[],
  check: (page: BuiltPage) => unknown,
  planted: PlantedFault[],
): void {
  if (isSample)
    test(`reports planted faults: ${rule}`, async () => {
      const unreported: unknown[] = [];
      for (const fault of planted) if (!(await isReported(fault, from, check))) unreported.push(fault);
      expect(unreported).toEqual([]);
    });

  test(rule, async () => {
    expect(from.length).toBeGreaterThan(0);
    const broken: string[] = [];
    for (const page of from) {
      try {
        await check(page);
      } catch (error) {
        broken.push(`${page.route}: ${error instanceof Error ? error.message : error}`);
      }
    }
    // `npm test` ends with the first lines of a message.
    if (broken.length > 0)
      throw new Error(
        `To see it: npm run dev, http://localhost:4322${broken[0]?.split(":")[0]}\n${broken.join("\n\n")}`,
      );
  });
}

/** Whether the rule reports the fault on one of the pages. */
async function isReported(
  { html = "", replace, report }: PlantedFault,
  from: BuiltPage[],
  check: (page: BuiltPage) => unknown,
): Promise<boolean> {
  for (const page of from) {
    const added = page.html.replace("</main>", () => `${html}</main>`);
    const changed = replace ? added.replace(...replace) : added;
    if (changed === page.html) continue;
    try {
      await check(toPage(page.route, changed));
    } catch (error) {
      if (report.test(String(error))) return true;
    }
  }
  return false;
}

/** The file of a path of the site, such as `distFile("/robots.txt")`. */
export function distFile(path: string): string {
  return join(dist, decodeURIComponent(path));
}

/** The elements that `selector` finds, in the order of the page. */
export function findAll<Match extends HTMLElement>(from: ParentNode, selector: string): Match[] {
  return [...from.querySelectorAll<Match>(selector)];
}

/** The address of a link as it is written; "" for none. */
export function hrefOf(link: Element | null | undefined): string {
  return link?.getAttribute("href") ?? "";
}

/** The path to which a link leads. */
export function pathOf(link: Element | null | undefined): string {
  return new URL(hrefOf(link), site).pathname;
}

/** An element's text on one line; `undefined` for none. */
export function text(element: Element | null | undefined): string | undefined {
  return element?.textContent?.replace(/\s+/g, " ").trim();
}

/** The accessible name of an element that has an `aria-label` or `aria-labelledby`. */
export function nameOf(element: Element): string | undefined {
  const id = element.getAttribute("aria-labelledby");
  return element.getAttribute("aria-label") ?? (id ? text(element.ownerDocument.getElementById(id)) : undefined);
}

/** The only element that `selector` finds with this name. */
export function findNamed(from: ParentNode, selector: string, name: string): HTMLElement {
  const matches = findAll(from, selector).filter((element) => nameOf(element) === name);
  const [element] = matches;
  if (!element || matches.length > 1)
    throw new Error(`There are ${matches.length} of ${selector} named "${name}", not one.`);
  return element;
}

/** The content of the `<meta>` of this name. */
export function meta(document: Document, name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** The content of the Open Graph property. */
export function property(document: Document, name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[property="${name}"]`)?.content;
}

/** The raw URLs in an element's attributes. */
export function addressesOf(element: Element): string[] {
  const single = ["href", "src", "action"];
  const srcSet = element.getAttribute("srcset")?.split(",") ?? [];
  return [
    ...single.flatMap((name) => element.getAttribute(name) ?? []),
    ...srcSet.flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []),
  ];
}

/** The `<url>` rows of all sitemaps. */
export function sitemapRows(): string[] {
  const files = [...readFileSync(distFile("/sitemap-index.xml"), "utf8").matchAll(/<loc>(.*?)<\/loc>/g)];
  return files.flatMap(([, file = ""]) =>
    [...readFileSync(distFile(new URL(file).pathname), "utf8").matchAll(/<url>.*?<\/url>/gs)].map(([row]) => row),
  );
}

function readPage(route: string): BuiltPage {
  return toPage(route, readFileSync(join(dist, pageFile(route)), "utf8"));
}

function toPage(route: string, html: string): BuiltPage {
  let parsed: Document | undefined;
  return {
    ...{ route, locale: pathLocale(route), path: withoutLocale(route), html },
    get document() {
      parsed ??= parse(html);
      return parsed;
    },
  };
}

/** In a third of the time that jsdom takes: it builds no browser around a page. */
function parse(html: string): Document {
  // HTML ignores the case of attributes, unlike this parser. Other tests check styles.
  const plain = html.replace(/<style>.*?<\/style>/gs, "").replace(/ [a-z]+[A-Z]\w*="/g, (name) => name.toLowerCase());
  const document = new DOMParser().parseFromString(plain, "text/html") as unknown as Document;
  // Joins the parts of a text around "&amp;".
  document.normalize();
  return document;
}
