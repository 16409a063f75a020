import { expect } from "@playwright/test";
import { test } from "./test.ts";

for (const width of [280, 320])
  test(`every price is beside its name in one piece, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/disclosures/rates");
    const tables = page.getByRole("table");
    expect(await tables.count()).toBeGreaterThan(1);
    const outside = await tables.evaluateAll((tables) =>
      tables.filter(({ parentElement }) => parentElement && parentElement.scrollWidth > parentElement.clientWidth),
    );
    expect(outside).toHaveLength(0);
    const prices = page.getByRole("cell");
    const lines = await prices.evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });
