import { expect } from "@playwright/test";
import { tel } from "./emergency-number.ts";
import { test } from "./test.ts";

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
