import { expect } from "@playwright/test";
import { test } from "./test.ts";

for (const width of [280, 320])
  test(`every price stands beside its name in one piece, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/disclosures/rates");
    const tables = page.getByRole("table");
    expect(await tables.count()).toBeGreaterThan(1);
    const outside = await tables.evaluateAll((tables) =>
      tables.filter(({ parentElement }) => parentElement && parentElement.scrollWidth > parentElement.clientWidth),
    );
    expect(outside).toHaveLength(0);
    const prices = page.getByRole("cell");
    const texts = await prices.allTextContents();
    expect(texts).toContain("₹2,50,000");
    expect(texts.filter((text) => !/^₹(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})$/.test(text))).toEqual([]);
    const lines = await prices.evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });

test("the officer for complaints can be called and written to, and is two taps away from Contact", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("main").getByRole("link", { name: "Complaints" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^\+91/ })).toHaveAttribute("href", /^tel:\+91\d{10}$/);
  await expect(main.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
});

test("the trail leads from home over the disclosures to the part", async ({ page }) => {
  await page.goto("/hi/disclosures/rates");
  const trail = page.getByRole("navigation", { name: "आप यहाँ हैं" }).getByRole("link");
  await expect(trail).toHaveText(["होम", "सार्वजनिक जानकारी"]);
  await trail.last().click();
  await expect(page).toHaveURL(/\/hi\/disclosures$/);
});
