import { desktop, phone } from "@hospital/testing/browser/devices";
import { expect, type Page } from "@playwright/test";
import { messages } from "../../src/i18n/messages.ts";
import { inOneLanguage, localeOf } from "./routes.ts";
import { test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test("each kind of page hides fields and buttons that need scripts, and shows the menu's, on a desktop and a phone", async ({
  page,
}) => {
  test.setTimeout(inOneLanguage.length * 10_000);
  for (const route of inOneLanguage) {
    await page.setViewportSize(desktop.viewport);
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const names =
      localeOf(route) === "hi"
        ? ["हमारे लोग", "विभाग", "सेवाएँ", "आने से पहले"]
        : ["Departments", "Specialities", "Services", "Your visit"];
    await expect(page.getByRole("button"), route).toHaveText(names);
    await expect(page.getByRole("searchbox").or(page.getByRole("combobox")), route).toHaveCount(0);
    await page.setViewportSize(phone.viewport);
    await expect(page.getByRole("button"), route).toHaveText([messages(localeOf(route)).menu]);
  }
});

test.describe("on a desktop", () => {
  test.use(desktop);
  const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

  test("a submenu opens under the pointer, at a click and under the focus", async ({ page }) => {
    await page.goto("/");
    const button = menu(page).getByRole("button", { name: "Departments", exact: true });
    const target = menu(page).getByRole("link", { name: "Nurses", exact: true });
    await expect(target).toBeHidden();

    await button.hover();
    await expect(target).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(target).toBeHidden();

    await button.click();
    await page.mouse.move(640, 700);
    await expect(target).toBeVisible();

    await page.goto("/");
    await page.mouse.move(640, 700);
    await button.focus();
    await expect(target).toBeVisible();
    await target.press("Enter");
    await expect(page).toHaveURL("/nurses");
  });
});
