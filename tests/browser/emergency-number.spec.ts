import { expect } from "@playwright/test";
import { words } from "../../src/i18n/words.ts";
import { tel } from "./emergency-number.ts";
import { localeOf } from "./routes.ts";
import { test } from "./test.ts";

for (const route of ["/", "/hi"]) {
  test(`no word of the bar breaks at 320 pixels with letters twice as large on ${route}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(route);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const links = page.getByRole("navigation", { name: words(localeOf(route)).quickActions }).getByRole("link");
    await expect(links).toHaveCount(3);
    const cut = await links.evaluateAll((links) =>
      links
        .filter((link) => link.scrollWidth > link.clientWidth || link.getBoundingClientRect().right > innerWidth)
        .map((link) => link.textContent),
    );
    expect(cut).toEqual([]);
    await expect(links.first()).toBeInViewport({ ratio: 1 });
  });
}

test("on a page for emergencies the call comes first, then signs and first aid, and nothing asks to book", async ({
  page,
}) => {
  for (const route of ["/emergency-care", "/criticalcare", "/ambulance-service"]) {
    await page.goto(route);
    const main = page.getByRole("main");
    await expect(main.locator("a.button").first(), route).toHaveAttribute("href", tel);
    const headings = await main.getByRole("heading", { level: 2 }).allTextContents();
    const wanted =
      route === "/ambulance-service" ? /^Where are you\?.When to call/ : /^Come at once if.*Before you reach us/s;
    expect(
      headings
        .slice(0, 2)
        .map((heading) => heading.trim())
        .join("\n"),
      route,
    ).toMatch(new RegExp(wanted.source, "s"));
    await expect(main.locator('.call-banner, a[href="tel:+910000000001"]'), route).toHaveCount(0);
  }
});
