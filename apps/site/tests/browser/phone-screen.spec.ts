import { phone } from "@hospital/testing/browser/devices";
import { expect } from "@playwright/test";
import { messages } from "../../src/i18n/messages.ts";
import { localeOf } from "./routes.ts";
import { everyOf, test } from "./test.ts";

test.use({ ...phone, viewport: { width: 360, height: 640 } });

for (const route of ["/", "/hi"]) {
  const { contact } = messages(localeOf(route));
  const address = route === "/" ? "12 Kachnar Marg" : "12 कचनार मार्ग";

  test.describe(`the top bar of ${route} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test("is one line that opens address, email and the three numbers", async ({ page }) => {
      await page.goto(route);
      const banner = page.getByRole("banner");
      const closed = await page.locator(".top-bar").boundingBox();
      expect(closed?.height).toBeLessThanOrEqual(44);
      await expect(banner.getByRole("link", { name: address })).toBeHidden();
      await banner.getByText(contact, { exact: true }).click();
      await expect(banner.getByRole("link", { name: address })).toBeVisible();
      await expect(banner.locator('a[href^="mailto:"]')).toBeVisible();
      const numbers = banner.locator('.top-bar__phones a[href^="tel:"]');
      await expect(numbers.filter({ visible: true })).toHaveCount(3);
      for (const link of await everyOf(numbers)) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
  });
}

test("shows the name of the other language without a font for its script", async ({ page }) => {
  await page.route(/\.woff2$/, (request) => request.abort());
  await page.goto("/");
  const drawn = page.getByRole("link", { name: "हिन्दी" }).locator("path");
  expect((await drawn.boundingBox())?.width).toBeGreaterThan(20);
});

for (const route of ["/", "/hi"]) {
  const label = messages(localeOf(route));

  test(`from ${route} a cardiologist's next session and the call are one tap away`, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-23T09:00:00+05:30"));
    await page.goto(route);
    await page
      .getByRole("navigation", { name: label.quickActions })
      .getByRole("link", { name: label.findDoctor })
      .click();
    await expect(page).toHaveURL(/dr-in-hospital$/);
    const { cardiologist, today } =
      route === "/"
        ? { cardiologist: "Cardiologist", today: "Next session: today" }
        : { cardiologist: "हृदय रोग विशेषज्ञ", today: label.changes.today };
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: cardiologist }).first();
    const session = row.locator(".next-session");
    await expect(session).toContainText(today);
    await expect(session).toBeInViewport({ ratio: 1 });
    const call = row.locator('a[href^="tel:"]');
    await expect(call).toBeInViewport({ ratio: 1 });
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
}

for (const route of ["/emergency-care", "/hi/emergency-care", "/ambulance-service"]) {
  test(`on ${route} the call is on the first screen, and first aid begins within two more`, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole("main");
    await expect(main.locator("a.button").first()).toBeInViewport({ ratio: 1 });
    const aid = main.getByRole("heading", { level: 2 }).nth(1);
    expect((await aid.boundingBox())?.y).toBeLessThanOrEqual(3 * 640);
  });
}

test("each link beside a doctor of a department is at least 24 pixels high, also to ask for the fee", async ({
  page,
}) => {
  await page.goto("/radiology");
  const links = page.locator(".doctor-line a");
  await expect(links.filter({ hasText: "Fee: ask" })).not.toHaveCount(0);
  for (const link of await everyOf(links)) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});
