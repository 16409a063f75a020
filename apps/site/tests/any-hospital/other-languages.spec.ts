import { clippedTexts, sidewaysScroll } from "@hospital/testing/browser/overflow";
import { expect } from "@playwright/test";
import { misreadNumbers, speak } from "../browser/other-languages.ts";
import { scrollThrough } from "../browser/page-rules.ts";
import { eachKind, isFull } from "../browser/routes.ts";
import { test } from "../browser/test.ts";
import { overlaps } from "../support/page-facts.ts";

// Texts are replaced in the page, because building a site in each language would take minutes.
test.use({ reducedMotion: "reduce" });

for (const route of isFull ? eachKind : ["/"])
  for (const pseudo of ["longer", "mirrored", "urdu"] as const)
    test(`${route} loses no word in a language that is ${pseudo}`, async ({ page }) => {
      await page.goto(route);
      await scrollThrough(page);
      await speak(page, pseudo);
      // The line that stays at the top covers others while one scrolls.
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      expect.soft(await sidewaysScroll(page), "wider than the screen").toEqual([]);
      expect.soft(await clippedTexts(page), "cut off").toEqual([]);
      expect.soft(await page.evaluate(overlaps), "over one another").toEqual([]);
      if (pseudo === "urdu") expect.soft(await misreadNumbers(page), "read from the wrong end").toEqual([]);
    });
