import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

const switchTo = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });

test("remembers the choice: other pages mark it, without a redirect", async ({ page }) => {
  await page.goto("/about");
  await expect(switchTo(page, "हिन्दी")).not.toHaveAttribute("data-chosen");
  await switchTo(page, "हिन्दी").click();
  await expect(page).toHaveURL("/hi/about");
  await page.goto("/contact");
  await expect(page).toHaveURL("/contact");
  await expect(switchTo(page, "हिन्दी")).toHaveAttribute("data-chosen");
  await page.goto("/hi/contact");
  await expect(switchTo(page, "English")).not.toHaveAttribute("data-chosen");
});

test("the switch keeps the chosen day", async ({ page }) => {
  await page.goto("/opd#tue");
  await switchTo(page, "हिन्दी").click();
  await expect(page).toHaveURL("/hi/opd#tue");
});

test("the switch works without storage", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/about");
  await switchTo(page, "हिन्दी").click();
  await expect(page).toHaveURL("/hi/about");
});

test("Hindi is set in drawn weights, and no line cuts its signs off", async ({ page }) => {
  await page.goto("/hi/cardiology");
  await page.evaluate(() => document.fonts.ready);
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family, weight }) => `${family.split("-")[0]} ${weight}`),
  );
  expect(faces.filter((face) => /Devanagari/.test(face))).toEqual(["Devanagari 400 700"]);
  const cut = await page
    .locator("main :is(h1, h2, h3, p, li, a)")
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            getComputedStyle(element).overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1,
        )
        .map((element) => element.textContent),
    );
  expect(cut).toEqual([]);
  // A line is at least as high as Noto's own ascent and descent with a matra above and one below: 1.3 of the size.
  const tight = await page.locator("main *, header *, footer *").evaluateAll((elements) =>
    elements
      .filter((element) =>
        [...element.childNodes].some((node) =>
          /[\u0900-\u097F]/.test(node.nodeType === 3 ? (node.textContent ?? "") : ""),
        ),
      )
      .filter((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element);
        return Number.parseFloat(lineHeight) < 1.15 * Number.parseFloat(fontSize);
      })
      .map((element) => element.className),
  );
  expect(tight).toEqual([]);
});
