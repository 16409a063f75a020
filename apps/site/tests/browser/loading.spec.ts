import { expect, test } from "@playwright/test";

import { earlyRequests, scriptsStarted } from "./loading.ts";

// An address that asks an island for something needs its script at once.
for (const route of ["/search?q=heart", "/dr-in-hospital?q=heart", "/hi/insurance-tpa?q=star"]) {
  test(`${route} asks only for fonts and pictures of the first screen before the first paint`, async ({ page }) => {
    await page.goto(route);
    await scriptsStarted(page);
    await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
    expect(await earlyRequests(page)).toEqual([]);
  });
}

test("a page is complete without its scripts", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  const testimonials = page.getByRole("region", { name: "Testimonials" });
  await expect(testimonials.getByRole("group")).toHaveCount(5);
  await expect(testimonials.getByRole("button")).toHaveCount(0);
  await testimonials.getByRole("group").last().scrollIntoViewIfNeeded();
  await expect(testimonials.getByRole("group").last()).toBeInViewport({ ratio: 0.5 });
});

/** Runs in the page: React leaves its mark on what it has taken over. */
function isTakenOver(): boolean {
  const island = document.querySelector("lazy-island");
  return Object.keys(island ?? {}).some((key) => key.startsWith("__reactContainer"));
}
