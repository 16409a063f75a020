import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect } from "vitest";
import { pages, testPages } from "../support/built-site.ts";

const loader = new StaticConfigLoader({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The menu is in the HTML twice, and only one of the two is visible: docs/decisions/first-screen.md
    "unique-landmark": "off",
    // Finders filter while typing and have no submit button.
    "wcag/h32": "off",
  },
});
// To read the configuration anew for each page takes a fifth of the time.
const config = await loader.getConfigFor("page.html");
loader.getConfigFor = () => config;
const validator = new HtmlValidate(loader);

/** Safari needs them where styles change the display: `lostRoles` in apps/site/tests/browser/page-rules.ts. */
const neededRoles = /^Redundant role "(?:list|table|rowgroup|row|columnheader|rowheader|cell)"/;

async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !neededRoles.test(message))
    .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
}

testPages(
  "the HTML of each page is valid",
  pages,
  async ({ html }) => {
    expect(await faults(html)).toEqual([]);
  },
  [
    { html: '<p><div id="main"></div></p>', report: /no-dup-id/ },
    { html: '<button type="button" role="button">a</button>', report: /no-redundant-role/ },
  ],
);
