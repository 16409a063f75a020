import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/words.ts";
import { desktop, phone } from "./devices.ts";
import { inOneLanguage, localeOf } from "./routes.ts";
import { everyOf, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("home shows all of its parts, each with its heading", async ({ page }) => {
  await page.goto("/");
  for (const name of [
    "To Book an Appointment",
    "What We Do",
    "Specialities & Procedures",
    "Why Choose Us",
    "Managements",
    "Doctors",
    "Resident Medical Officer",
    "Nurses",
    "TPA & Insurance",
    "Testimonials",
  ])
    await expect(region(page, name).getByRole("heading", { name, exact: true })).toBeVisible();
  for (const [name, count] of Object.entries({
    "Specialities & Procedures": 8,
    Managements: 4,
    Doctors: 6,
    "Resident Medical Officer": 6,
    Nurses: 4,
    "TPA & Insurance": 19,
  }))
    await expect(page.getByRole("list", { name, exact: true }).getByRole("listitem"), name).toHaveCount(count);
});

test("every picture of home has an address of its own, not one that a script fills in", async ({ page }) => {
  await page.goto("/");
  for (const picture of await everyOf(page.getByRole("main").locator("img")))
    await expect(picture).toHaveAttribute("src", /^\/_astro\//);
});

test("the accordion has its first panel open, and one open at a time", async ({ page }) => {
  await page.goto("/about");
  const panels = region(page, "Medical Services").getByRole("group");
  const expectOpen = async (open?: number) => {
    for (let index = 0; index < 5; index += 1)
      await expect(panels.nth(index).getByRole("paragraph")).toBeVisible({ visible: index === open });
  };
  await expect(panels).toHaveCount(5);
  await expectOpen(0);
  await panels.nth(3).getByRole("heading").click();
  await expectOpen(3);
  await panels.nth(3).getByRole("heading").click();
  await expectOpen();
});

test("no kind of page has a button but those of the menu, on a desktop or a phone: none that does nothing", async ({
  page,
}) => {
  for (const route of inOneLanguage) {
    await page.setViewportSize(desktop.viewport);
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const names =
      localeOf(route) === "hi"
        ? ["हमारे लोग", "विभाग", "सेवाएँ", "आने से पहले"]
        : ["Departments", "Specialities", "Services", "Your visit"];
    await expect(page.getByRole("button"), route).toHaveText(names);
    await page.setViewportSize(phone.viewport);
    await expect(page.getByRole("button"), route).toHaveText([words(localeOf(route)).menu]);
  }
});

test.describe("on a desktop", () => {
  test.use(desktop);
  const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

  for (const [name, link, address] of [
    ["Departments", "Nurses", "/nurses"],
    ["Specialities", "Cardiology", "/cardiology"],
    ["Services", "Evan Lab", "/evan-lab"],
  ] as const) {
    test(`${name} opens under the pointer, at a click and under the focus`, async ({ page }) => {
      await page.goto("/");
      const button = menu(page).getByRole("button", { name, exact: true });
      const target = menu(page).getByRole("link", { name: link, exact: true });
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
      await expect(page).toHaveURL(address);
    });
  }
});
