import { expectNoFault, rest } from "@hospital/testing/browser/accessibility";
import { desktop, phone } from "@hospital/testing/browser/devices";
import { frames } from "@hospital/testing/whole-page";
import { expect, type Page } from "@playwright/test";
import { everyOf, holdBack, test } from "./test.ts";

const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu", exact: true });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const closer = (page: Page) => drawer(page).getByRole("button", { name: "Close menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const overlay = { x: 40, y: 400 };

async function open(page: Page) {
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
}

/** Under the menu's last entry; the drawer stays open. */
async function tapBesideLinks(page: Page) {
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(144);
  await page.touchscreen.tap(150, 790);
  await frames(page);
  await expect(drawer(page)).toBeVisible();
}

test.use(phone);

test("Menu opens a dialog from the right, 60% of the screen wide and as high as it, and dims the page behind it", async ({
  page,
}) => {
  await page.goto("/");
  await expect(drawer(page)).toBeHidden();
  await open(page);
  await expect.poll(() => drawer(page).boundingBox()).toEqual({ x: 144, y: 0, width: 216, height: 800 });
  await expect(menu(page)).toBeVisible();
  // It covers a part of the call at the bottom, and the page behind it doesn't react.
  await expect(drawer(page).locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
  const overlay = await drawer(page).evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor);
  const opacity = Number(overlay.match(/[\d.]+(?=\)$)/)?.[0]);
  expect(overlay).toMatch(/^rgba\(/);
  expect(opacity).toBeGreaterThanOrEqual(0.4);
  expect(opacity).toBeLessThan(1);
});

test("moves the focus into the drawer and traps it there", async ({ page }) => {
  await page.goto("/");
  await open(page);
  await expect(closer(page)).toBeFocused();
  const stops = await drawer(page).locator("a:visible, button:visible").count();
  const reached = new Set<string>();
  // After the last stop the focus may go to the browser's toolbar.
  for (let step = 0; step < 2 * (stops + 1); step += 1) {
    await page.keyboard.press("Tab");
    const where = await drawer(page).evaluate((dialog) => {
      const focused = document.activeElement;
      // Some browsers focus a scrollable dialog itself.
      if (!focused || focused === document.body || focused === dialog) return "the browser";
      return dialog.contains(focused) ? `${focused.textContent}` : "the page behind";
    });
    expect(where).not.toBe("the page behind");
    if (where !== "the browser") reached.add(where);
  }
  expect(reached.size).toBe(stops);
  for (let step = 0; step < stops; step += 1) {
    await page.keyboard.press("Shift+Tab");
    expect(
      await drawer(page).evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
});

test("Escape, a tap or a click on the overlay and Close menu close it, and the focus is back on Menu; a tap beside the links doesn't", async ({
  page,
}) => {
  await page.goto("/");
  await open(page);
  await tapBesideLinks(page);
  await closer(page).click();
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.touchscreen.tap(overlay.x, overlay.y),
    () => page.mouse.click(overlay.x, overlay.y),
    () => closer(page).click(),
  ]) {
    await open(page);
    await close();
    await expect(drawer(page), String(close)).toBeHidden();
    await expect(opener(page), String(close)).toBeFocused();
    await expect(page).toHaveURL("/");
  }
});

test("the page behind doesn't scroll while the drawer is open", async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto("/");
  await page.mouse.move(overlay.x, overlay.y);
  await page.mouse.wheel(0, 60);
  // The page glides to its new position.
  await expect.poll(scrolled).toBe(60);
  await opener(page).scrollIntoViewIfNeeded();
  const before = await scrolled();
  await open(page);
  // The compositor scrolls the page until it has the drawer's first frame.
  await frames(page);
  await page.mouse.wheel(0, 500);
  await frames(page);
  await page.keyboard.press("End");
  await frames(page);
  expect(await scrolled()).toBe(before);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await page.mouse.wheel(0, 500);
  await expect.poll(scrolled).toBeGreaterThan(before);
});

test("a submenu opens on a tap, its arrow turns over, and it closes on the next; the drawer stays", async ({
  page,
}) => {
  await page.goto("/");
  await open(page);
  const group = menu(page).getByRole("button", { name: "Departments" });
  const turn = () => group.evaluate((button) => getComputedStyle(button, "::after").transform);
  const closed = await turn();
  const nurses = menu(page).getByRole("link", { name: "Nurses" });
  await expect(nurses).toBeHidden();
  await group.tap();
  await expect(nurses).toBeVisible();
  await expect.poll(turn).not.toBe(closed);
  await group.tap();
  await expect(nurses).toBeHidden();
  await expect(drawer(page)).toBeVisible();
});

test("with its submenus open every entry is at least 44 pixels high, and axe finds no accessibility problem", async ({
  page,
}) => {
  await page.goto("/");
  await open(page);
  for (const name of ["Departments", "Specialities", "Services"])
    await menu(page).getByText(name, { exact: true }).tap();
  for (const entry of await everyOf(drawer(page).locator("a:visible, button:visible")))
    expect((await entry.boundingBox())?.height, await entry.innerText()).toBeGreaterThanOrEqual(44);
  await rest(page);
  await expectNoFault(page);
});

test("opens the group of the current page, and marks the page", async ({ page }) => {
  await page.goto("/cardiology");
  await open(page);
  await expect(menu(page).locator("[aria-current=page]:visible")).toHaveText("Cardiology");
  await expect(menu(page).getByRole("link", { name: "Nurses" })).toBeHidden();
});

test("a link that opens a new tab closes the drawer too", async ({ page, context }) => {
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Outside</title>" }),
  );
  await page.goto("/");
  await open(page);
  // Waits for the script that the first tap has loaded.
  await expect(page.locator("html[data-drawer-open]")).toHaveCount(1);
  const opened = context.waitForEvent("page");
  await menu(page)
    .getByRole("link", { name: /^Book Appointment .*opens in a new tab/ })
    .tap();
  await expect(await opened).toHaveTitle("Outside");
  await expect(drawer(page)).toBeHidden();
});

test("a wider window closes the drawer, also before its script arrives, and the page scrolls again", async ({
  page,
}) => {
  const release = await holdBack(page, /site-menu\.lazy/);
  await page.goto("/");
  await open(page);
  await page.setViewportSize(desktop.viewport);
  release();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.mouse.move(overlay.x, overlay.y);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.setViewportSize(phone.viewport);
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeVisible();
});

test.describe("in a browser without command and closedby", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
      // Disables the attributes' native behaviour.
      document.addEventListener("command", (event) => event.preventDefault(), true);
      new MutationObserver(() => document.querySelector("[closedby]")?.removeAttribute("closedby")).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await page.goto("/");
  });

  test("the script opens the drawer, and closes it by its button", async ({ page }) => {
    await open(page);
    await expect(closer(page)).toBeFocused();
    await closer(page).click();
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await open(page);
  });

  test("the script closes it on a tap on the overlay", async ({ page }) => {
    await open(page);
    await tapBesideLinks(page);
    await page.touchscreen.tap(overlay.x, overlay.y);
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL("/");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Menu opens the drawer, its submenus open, and Escape, overlay and Close menu close it", async ({ page }) => {
    await page.goto("/");
    await open(page);
    await expect(closer(page)).toBeFocused();
    await menu(page).getByText("Services", { exact: true }).tap();
    await expect(menu(page).getByRole("link", { name: "Radiology" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await open(page);
    await page.touchscreen.tap(overlay.x, overlay.y);
    await expect(drawer(page)).toBeHidden();
    await open(page);
    await closer(page).click();
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});
