import { expectNoFault } from "@hospital/testing/browser/accessibility";
import { desktop } from "@hospital/testing/browser/devices";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { holdBack, openPaused, runUntil } from "./test.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "Testimonials" });
const slide = (page: Page, number: number) => carousel(page).getByRole("group", { name: `${number} of 5` });
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name, exact: true });

/** Longer than a slide is shown, shorter than two. */
const oneSlide = 9000;

async function open(page: Page) {
  await openPaused(page, "/", new Date(), () => slide(page, 1).scrollIntoViewIfNeeded());
  await runUntil(page, () => isReady(page));
}

/** The slide fills the carousel, however far the page is scrolled. */
async function expectShown(page: Page, number: number) {
  const frame = carousel(page).locator(".testimonial-carousel__window");
  const left = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN;
  await expect.poll(async () => Math.abs((await left(slide(page, number))) - (await left(frame)))).toBeLessThan(2);
}

function isReady(page: Page): Promise<void> {
  return expect(button(page, "Next")).toBeVisible({ timeout: 1000 });
}

test.describe("the carousel", () => {
  test.beforeEach(({ page }) => open(page));

  test("shows one slide, and no other can be reached", async ({ page }) => {
    await expectShown(page, 1);
    await expect(slide(page, 2)).not.toBeInViewport();
    await expect(carousel(page).locator("[role=group]:not([inert])")).toHaveCount(1);
  });

  test("advances automatically and begins again after the last", async ({ page }) => {
    // It plays once its IntersectionObserver has fired.
    await expect(carousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", "off");
    // The time that a slide takes to arrive.
    await page.clock.runFor(1200);
    for (const number of [2, 3, 4, 5, 1]) {
      await page.clock.runFor(7000);
      await expectShown(page, number);
    }
  });

  test("waits while the focus is inside", async ({ page }) => {
    await button(page, "Next").focus();
    await page.clock.runFor(3 * oneSlide);
    await expectShown(page, 1);
  });

  test("each button of the carousel is described by its heading", async ({ page }) => {
    for (const name of ["Pause", "Previous", "Next"])
      await expect(button(page, name)).toHaveAccessibleDescription("Testimonials");
  });

  test("stops at Pause and continues at Play, independent of the pointer and the focus", async ({ page }) => {
    await button(page, "Pause").click();
    await page.keyboard.press("Tab");
    await page.clock.runFor(3 * oneSlide);
    await expectShown(page, 1);
    await button(page, "Play").click();
    await page.clock.runFor(oneSlide);
    await expectShown(page, 2);
  });

  test("takes 1000 ms from slide to slide", async ({ page }) => {
    const left = () => slide(page, 2).evaluate((element) => Math.round(element.getBoundingClientRect().left));
    await button(page, "Next").focus();
    const start = (await slide(page, 1).boundingBox())?.x ?? 0;
    await page.keyboard.press("Enter");
    await page.clock.runFor(900);
    expect(await left()).toBeGreaterThan(start);
    await page.clock.runFor(200);
    expect(await left()).toBe(Math.round(start));
  });

  test("goes to the last before the first, and to the first after the last", async ({ page }) => {
    await button(page, "Previous").click();
    await page.clock.runFor(1200);
    await expectShown(page, 5);
    await button(page, "Next").click();
    await page.clock.runFor(1200);
    await expectShown(page, 1);
  });

  test("goes to the first when it is dragged past the last", async ({ page }) => {
    await button(page, "Previous").click();
    await page.clock.runFor(1200);
    const box = await slide(page, 5).boundingBox();
    if (!box) throw new Error("The last slide has no place on the screen");
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.8, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 });
    await page.clock.runFor(500);
    await page.mouse.up();
    await page.clock.runFor(1200);
    await expectShown(page, 1);
  });
});

// Touch has no hover.
test.describe("on a desktop the carousel", () => {
  test.use(desktop);
  test.beforeEach(({ page }) => open(page));

  test("waits while the pointer is over it, and is silent only while it moves automatically", async ({ page }) => {
    const live = carousel(page).locator("[aria-live]");
    await expect(live).toHaveAttribute("aria-live", "off");
    await slide(page, 1).hover();
    await expect(live).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(3 * oneSlide);
    await expectShown(page, 1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(oneSlide);
    await expect(slide(page, 1)).not.toBeInViewport();
  });

  test("waits also for a pointer that was there before the carousel", async ({ page }) => {
    const release = await holdBack(page, "**/testimonial-carousel*.js");
    await page.reload({ waitUntil: "commit" });
    await slide(page, 1).hover();
    release();
    await runUntil(page, () => isReady(page));
    await page.clock.runFor(3 * oneSlide);
    await expectShown(page, 1);
  });
});

test("under reduced motion it waits for the reader and jumps, and axe finds no accessibility problem", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await expect(button(page, "Play")).toBeVisible();
  await page.clock.runFor(3 * oneSlide);
  await expectShown(page, 1);
  await button(page, "Next").click();
  await expectShown(page, 2);
  await page.clock.resume();
  await expectNoFault(page);
});
