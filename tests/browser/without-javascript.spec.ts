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

test("all nineteen insurers and all five testimonials can be read", async ({ page }) => {
  await page.goto("/");
  const insurers = page.getByRole("list", { name: "TPA & Insurance" }).getByRole("listitem");
  const testimonials = region(page, "Testimonials").getByRole("group");
  await expect(insurers).toHaveCount(19);
  await expect(testimonials).toHaveCount(5);
  for (const part of [...(await insurers.all()), ...(await testimonials.all())]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeVisible();
    await expect(part).toBeInViewport({ ratio: 0.5 });
  }
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

test("videos and photos are plain links to what they show", async ({ page, request }) => {
  await page.goto("/video-gallery");
  const videos = page.getByRole("link", { name: /^Play: / });
  await expect(videos).toHaveCount(16);
  for (const video of await everyOf(videos))
    await expect(video).toHaveAttribute("href", /^https:\/\/www\.youtube\.com\//);

  await page.goto("/gallery");
  const photos = page.getByRole("link", { name: /^View photo: / });
  await expect(photos).toHaveCount(25);
  for (const photo of await everyOf(photos)) {
    const answer = await request.head((await photo.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
  }
});

test("the map is a link", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("link", { name: /^Open the map/ })).toHaveAttribute("href", /^https:\/\/www\.openstreet/);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("no kind of page has a button but Menu: none that does nothing", async ({ page }) => {
    for (const route of inOneLanguage) {
      await page.goto(route, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("button"), route).toHaveText([words(localeOf(route)).menu]);
    }
  });

  test("Menu opens the drawer with its submenus", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByText("Departments", { exact: true }).tap();
    await drawer.getByRole("link", { name: "Nurses" }).tap();
    await expect(page).toHaveURL("/nurses");
  });
});

test.describe("on a desktop", () => {
  test.use(desktop);
  const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

  test("no kind of page has a button but those of the menu: none that does nothing", async ({ page }) => {
    for (const route of inOneLanguage) {
      await page.goto(route, { waitUntil: "domcontentloaded" });
      const names =
        localeOf(route) === "hi"
          ? ["हमारे लोग", "विभाग", "सेवाएँ", "आने से पहले"]
          : ["Departments", "Specialities", "Services", "Your visit"];
      await expect(page.getByRole("button"), route).toHaveText(names);
    }
  });

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
