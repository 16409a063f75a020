import { defaultLocale } from "../../src/i18n/locales.ts";
import { expectNoFault } from "./accessibility.ts";
import { isFull, localeOf, representatives } from "./routes.ts";
import { test } from "./test.ts";

// The longest page has 10,000 things to look at.
test.setTimeout(90_000);
test.use({ colorScheme: "dark", reducedMotion: "reduce" });

// Colours know no language.
for (const route of representatives.filter((route) => isFull || localeOf(route) === defaultLocale)) {
  test(`in the dark axe and IBM find no fault in ${route}`, async ({ page }) => {
    await page.goto(route);
    await expectNoFault(page);
  });
}
