import { expect, type Locator, type Page } from "@playwright/test";
import { everyOf, test } from "./test.ts";

const section = (page: Page) => page.getByRole("region", { name: "TPA & Insurance" });
const list = (page: Page) => section(page).getByRole("list", { name: "TPA & Insurance" });
const button = (page: Page, name: string) => section(page).getByRole("button", { name, exact: true });

/** Whether its position changes within two frames. */
const isMoving = (locator: Locator) =>
  locator.evaluate(async (element) => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    const before = element.getBoundingClientRect().left;
    await frame();
    await frame();
    return element.getBoundingClientRect().left !== before;
  });

async function open(page: Page) {
  await page.goto("/");
  await page.mouse.move(0, 0);
  await list(page).scrollIntoViewIfNeeded();
}

test("the names move 15 pixels every 85 ms, and the copy that follows them isn't a list", async ({ page }) => {
  await open(page);
  await expect.poll(() => isMoving(list(page))).toBe(true);
  await expect(list(page)).toHaveCount(1);
  const pixelsPerSecond = await list(page).evaluate((element) => {
    const [motion] = element.parentElement?.getAnimations() ?? [];
    const milliseconds = Number(motion?.effect?.getComputedTiming().duration);
    return (element.getBoundingClientRect().width / milliseconds) * 1000;
  });
  expect(pixelsPerSecond).toBeCloseTo((15 / 85) * 1000, 0);
});

test("the names don't move while they are out of view", async ({ page }) => {
  await page.goto("/");
  await expect(list(page)).not.toBeInViewport();
  expect(await isMoving(list(page))).toBe(false);
});

test("the names stop while the pointer or the focus is on the strip", async ({ page }) => {
  await open(page);
  await expect.poll(() => isMoving(list(page))).toBe(true);
  await button(page, "Pause").hover();
  await expect.poll(() => isMoving(list(page))).toBe(false);
  await page.mouse.move(0, 0);
  await expect.poll(() => isMoving(list(page))).toBe(true);
  await button(page, "Pause").focus();
  await expect.poll(() => isMoving(list(page))).toBe(false);
});

test("Pause is described by the heading of the strip", async ({ page }) => {
  await open(page);
  await expect(button(page, "Pause")).toHaveAccessibleDescription("TPA & Insurance");
});

test("Pause stops the names and Play moves them again", async ({ page }) => {
  await open(page);
  await button(page, "Pause").click();
  await page.mouse.move(0, 0);
  await expect.poll(() => isMoving(list(page))).toBe(false);
  await button(page, "Play").click();
  await expect.poll(() => isMoving(list(page))).toBe(true);
});

test("at rest no name is cut at an edge", async ({ page }) => {
  await open(page);
  await expect.poll(() => isMoving(list(page))).toBe(true);
  await button(page, "Pause").click();
  await page.mouse.move(0, 0);
  await expect.poll(() => isMoving(list(page))).toBe(false);
  const cut = () =>
    section(page)
      .locator(".insurer-strip__window")
      .evaluate((frame) => {
        const { left, right } = frame.getBoundingClientRect();
        return [...frame.querySelectorAll("li")]
          .filter((tile) => getComputedStyle(tile).opacity !== "0")
          .map((tile) => ({ name: tile.textContent, box: tile.getBoundingClientRect() }))
          .filter(({ box }) => box.right > left && box.left < right && (box.left < left || box.right > right))
          .map(({ name }) => name);
      });
  await expect.poll(cut).toEqual([]);
  await button(page, "Play").click();
  await page.mouse.move(0, 0);
  await expect(section(page).locator("[data-cut]")).toHaveCount(0);
});

test("under reduced motion all names are still and readable, also when the setting changes later", async ({ page }) => {
  await open(page);
  await expect.poll(() => isMoving(list(page))).toBe(true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(button(page, "Pause")).toBeHidden();
  expect(await isMoving(list(page))).toBe(false);
  for (const name of await everyOf(list(page).getByRole("listitem"))) {
    await name.scrollIntoViewIfNeeded();
    await expect(name).toBeInViewport({ ratio: 1 });
  }
});
