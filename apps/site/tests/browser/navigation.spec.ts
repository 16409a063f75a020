import { expectNoFault } from "@hospital/testing/browser/accessibility";
import { desktop } from "@hospital/testing/browser/devices";
import { sidewaysScroll } from "@hospital/testing/browser/overflow";
import { resize } from "@hospital/testing/whole-page";
import { expect, type Page } from "@playwright/test";
import { isGroup, menu as specifiedMenu } from "../support/specified-menu.ts";
import { everyOf, holdBack, test } from "./test.ts";

const groups = Object.fromEntries(specifiedMenu.filter(isGroup));
const names = Object.keys(groups);
/** Beside the tree. */
const visit = "Your visit";
const tree = specifiedMenu.flatMap((entry) => (isGroup(entry) ? [[entry[0], null], ...entry[1]] : [entry]));

/** The first link of a submenu, which no other submenu has. */
const firstOf = (name: string) => groups[name]?.[0]?.[0] ?? "";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const button = (page: Page, name: string) => menu(page).getByRole("button", { name, exact: true });
const submenu = (page: Page, name: string) =>
  menu(page)
    .getByRole("list")
    .filter({ has: page.getByRole("link", { name: firstOf(name), exact: true }) })
    .last();
const banner = (page: Page) => page.getByRole("banner");

async function expectOpen(page: Page, ...open: string[]) {
  for (const name of names) {
    const isOpen = open.includes(name);
    await expect(button(page, name)).toHaveAttribute("aria-expanded", String(isOpen));
    const link = menu(page).getByRole("link", { name: firstOf(name), exact: true });
    if (isOpen) await expect(link).toBeVisible();
    else await expect(link).toBeHidden();
  }
}

const leave = (page: Page) => page.mouse.move(640, 700);
/** An open submenu covers the title. */
const belowMenu = (page: Page) => page.getByRole("main").getByRole("heading").last();

test.use(desktop);

test.beforeEach(async ({ page }) => {
  await page.goto("/contact");
  await leave(page);
  // The buttons are there before the script that opens them at a press.
  await page.waitForLoadState("load");
});

test("each is closed at first, opens while the pointer is over it or its submenu, and closes when it leaves", async ({
  page,
}) => {
  await expectOpen(page);
  for (const name of names) {
    await button(page, name).hover();
    await expectOpen(page, name);
    await submenu(page, name).getByRole("link").last().hover();
    await expectOpen(page, name);
    await leave(page);
    await expectOpen(page);
  }
});

test("a click keeps each open when the pointer has gone, a second click or one elsewhere closes it", async ({
  page,
}) => {
  for (const name of names) {
    for (const elsewhere of [button(page, name), belowMenu(page)]) {
      await button(page, name).click();
      await expectOpen(page, name);
      await leave(page);
      await expectOpen(page, name);
      await elsewhere.click();
      await leave(page);
      await expectOpen(page);
    }
  }
});

test("Enter and Space open each and close it", async ({ page }) => {
  for (const name of names) {
    for (const key of ["Enter", "Space"]) {
      await button(page, name).press(key);
      await expectOpen(page, name);
      await expect(button(page, name)).toBeFocused();
      await page.keyboard.press(key);
      await expectOpen(page);
    }
  }
});

test("Escape closes each, from its links or under the pointer, and the focus is back on its button", async ({
  page,
}) => {
  for (const name of names) {
    await button(page, name).press("Enter");
    await page.keyboard.press("Tab");
    await expect(submenu(page, name).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expectOpen(page);
    await expect(button(page, name)).toBeFocused();
    await button(page, name).hover();
    await expectOpen(page, name);
    await page.keyboard.press("Escape");
    await expectOpen(page);
    await leave(page);
  }
});

test("each closes when the focus leaves it forwards", async ({ page }) => {
  for (const name of names) {
    await button(page, name).press("Enter");
    await submenu(page, name).getByRole("link").last().focus();
    await expectOpen(page, name);
    await page.keyboard.press("Tab");
    await expectOpen(page);
  }
});

test("axe finds no accessibility problem while a submenu is open", async ({ page }) => {
  for (const name of names) {
    await button(page, name).click();
    await expectOpen(page, name);
    await expectNoFault(page, name);
  }
});

test("one submenu is open at a time, by pointer, click or keyboard", async ({ page }) => {
  await button(page, "Departments").click();
  await button(page, "Specialities").hover();
  await expectOpen(page, "Specialities");
  await button(page, "Services").click();
  await expectOpen(page, "Services");
  await button(page, "Departments").press("Enter");
  await expectOpen(page, "Departments");
});

test("a click and a hover that come before the script count in their order", async ({ page }) => {
  const release = await holdBack(page, /site-menu\.lazy/);
  await button(page, "Departments").click();
  await button(page, "Specialities").hover();
  release();
  await expectOpen(page, "Specialities");
  await leave(page);
  await expectOpen(page, "Departments");
});

test("the keyboard reaches all of the menu, in the order of the tree", async ({ page }) => {
  await banner(page).getByRole("link", { name: "Book Appointment" }).focus();
  const reached: (string | null)[][] = [];
  while (reached.length < tree.length) {
    await page.keyboard.press("Tab");
    const focused = menu(page).locator(":focus");
    await expect(focused, `after ${reached.at(-1)?.[0]}`).toHaveCount(1);
    const href = await focused.getAttribute("href");
    reached.push([(await focused.textContent())?.trim() ?? "", href]);
    if (href === null) await page.keyboard.press("Enter");
  }
  expect(reached).toEqual(tree);
  await page.keyboard.press("Tab");
  await expect(button(page, visit)).toBeFocused();
});

test("marks the group of the current page in the menu", async ({ page }) => {
  await page.goto("/cardiology");
  await expect(button(page, "Specialities")).toHaveCSS("text-decoration-line", "underline");
  await expect(button(page, "Services")).toHaveCSS("text-decoration-line", "none");
});

for (const route of ["/contact", "/hi/contact"])
  test(`the menu of ${route} is one line from a tablet on`, async ({ page }) => {
    await page.goto(route);
    for (const width of [768, 800, 820, 900, 1024]) {
      await resize(page, { width, height: 800 });
      const tops = await page
        .locator(".site-menu__group:visible")
        .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().top));
      expect(new Set(tops).size, `at ${width} pixels`).toBe(1);
    }
  });

test("every submenu is whole on the screen, at any width", async ({ page }) => {
  for (const width of [768, 1024, 1280]) {
    await resize(page, { width, height: 800 });
    for (const name of names) {
      await button(page, name).hover();
      for (const link of await everyOf(submenu(page, name).getByRole("link")))
        await expect(link, `at ${width} pixels`).toBeInViewport({ ratio: 1 });
      expect(await sidewaysScroll(page), `${name} at ${width} pixels`).toEqual([]);
    }
  }
});
