import { test } from "@playwright/test";
import { expectNoFault } from "./accessibility.ts";
import { representatives } from "./routes.ts";

// The longest page has 10,000 things to look at.
test.setTimeout(90_000);
test.use({ colorScheme: "dark", reducedMotion: "reduce" });

for (const route of representatives) {
  test(`in the dark axe and IBM find no fault in ${route}`, async ({ page }) => {
    await page.goto(route);
    await expectNoFault(page);
  });
}
