import { expect } from "@playwright/test";
import { messages } from "../../src/i18n/messages.ts";
import { test } from "./test.ts";

for (const locale of ["en", "hi"] as const) {
  const route = locale === "en" ? "/visiting" : "/hi/visiting";
  test.describe(route, () => {
    test("the page is sent by the phone's own choice of apps", async ({ page }) => {
      await page.addInitScript(() => {
        navigator.share = async (data) => void Object.assign(window, { shared: data?.url });
      });
      await page.goto(route);
      await page.getByRole("link", { name: messages(locale).sendPage }).click();
      const shared = await page.evaluate(() => ({ ...window }) as { shared?: string });
      expect(shared.shared).toBe(page.url());
    });

    test("without a share menu the link opens WhatsApp with the page's address", async ({ page }) => {
      await page.goto(route);
      const link = page.getByRole("link", { name: messages(locale).sendPage });
      const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
      expect(text).toContain(await page.locator("link[rel=canonical]").getAttribute("href"));
    });

    test("the page's address is copied where the phone has no share menu", async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, "share");
        navigator.clipboard.writeText = async (copied) => void Object.assign(window, { copied });
      });
      await page.goto(route);
      await page.getByRole("button", { name: messages(locale).copyLink }).click();
      await expect(page.getByRole("button", { name: messages(locale).copied })).toBeVisible();
      const copied = await page.evaluate(() => ({ ...window }) as { copied?: string });
      expect(copied.copied).toBe(page.url());
    });

    test("the page's address is shown to be copied where the browser refuses to copy", async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, "share");
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("Refused.", "NotAllowedError"));
      });
      await page.goto(route);
      const dialog = page.waitForEvent("dialog");
      const button = page.getByRole("button", { name: messages(locale).copyLink });
      const click = button.click();
      const shown = await dialog;
      expect([shown.message(), shown.defaultValue()]).toEqual([messages(locale).copyLink, page.url()]);
      await shown.dismiss();
      await click;
      await expect(button).toBeVisible();
    });
  });
}

test("a page that is not there is not sent", async ({ page }) => {
  await page.goto("/no-such-page");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: messages("en").sendPage })).toHaveCount(0);
});
