import { localePath, publishedLocales } from "@hospital/content/text/locales";
import { desktop } from "@hospital/testing/browser/devices";
import { sidewaysScroll } from "@hospital/testing/browser/overflow";
import { resize } from "@hospital/testing/whole-page";
import { tinyTexts } from "../browser/page-rules.ts";
import { chosenOf, inOneLanguage, representatives, routes } from "../browser/routes.ts";
import { type Rule, rules } from "../browser/rules.ts";
import { screenOf, test } from "../browser/visits.ts";

const homes = publishedLocales.map((locale) => localePath("/", locale));
/** A page that is like others is visited on a phone only, at both widths: playwright.config.ts. */
const onPhoneOnly = { tag: "@phone" };

const pagesOf: Record<Rule["pages"], (route: string) => boolean> = {
  "each home": (route) => homes.includes(route),
  "every page": () => true,
  "each kind": (route) => representatives.includes(route),
  "each kind in one language": (route) => inOneLanguage.includes(route),
  "each kind in one language, and each home": (route) => inOneLanguage.includes(route) || homes.includes(route),
};

// The rules are in ../browser/rules.ts. One visit of a page answers for all of them.
for (const route of new Set([...representatives, ...chosenOf(routes)])) {
  const isOfKind = representatives.includes(route);
  const title = `${route} keeps the rules of ${isOfKind ? "its kind" : "every page"}`;
  test(title, isOfKind ? {} : onPhoneOnly, async ({ visitor, isMobile }) => {
    const routeRules = rules.filter(
      ({ pages, screens }) => screens.includes(isMobile ? "phone" : "desktop") && pagesOf[pages](route),
    );
    const faults = await visitor.visit(route, routeRules, async (page, faults) => {
      if (isOfKind) return;
      await resize(page, desktop.viewport);
      const wide = await sidewaysScroll(page);
      if (wide.length > 0) faults.set("the page fits the width of a laptop", wide);
      const tiny = await page.evaluate(tinyTexts);
      if (tiny.length > 0) faults.set("no letters are too small to read on a laptop", tiny);
    });
    if (faults.size > 0) throw new Error(report(route, faults, screenOf(isMobile).width));
  });
}

/** The page, the rule, its faults, and how to reproduce them. */
function report(route: string, faults: Map<string, string[]>, width: number): string {
  const lines = [...faults].flatMap(([rule, ruleFaults]) => [
    `broken rule: ${rule}`,
    ...ruleFaults.map((fault) => `  ${fault}`),
  ]);
  return `${route} at ${width} px. To see it: npm run dev, http://localhost:4322${route}\n${lines.join("\n")}`;
}
