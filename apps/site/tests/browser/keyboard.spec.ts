import { isDeepStrictEqual } from "node:util";
import { layOut } from "@hospital/testing/whole-page";
import { expect, type Page } from "@playwright/test";
import { scriptsStarted } from "./loading.ts";
import { inOneLanguage, isFull } from "./routes.ts";
import { test } from "./test.ts";

// Parts that move, or arrive on the way, would change the order of stops.
test.use({ reducedMotion: "reduce" });

test("Tab reaches all controls of each kind of page in order, keeps them visible, and leaves the page", async ({
  page,
  isMobile,
}) => {
  // One page of a kind is walked on a phone and another on a desktop; the full run walks all on both.
  const routes = inOneLanguage.filter((_, index) => isFull || index % 2 === Number(isMobile));
  test.setTimeout(routes.length * 30_000);
  const faults: Record<string, unknown> = {};
  for (const route of routes) {
    await page.goto(route);
    // The header and the footer are the same everywhere.
    const part = route === routes[0] ? "body" : "main";
    const expected = await arrive(page, part);
    const result = await walk(page, "Tab", part);
    if (!isDeepStrictEqual(result, { faults: [], reached: expected })) faults[route] = { ...result, expected };
  }
  expect(faults).toEqual({});
});

test("Shift+Tab follows the same order backwards", async ({ page, isMobile }) => {
  await page.goto(isMobile ? "/" : "/contact");
  const expected = await arrive(page, "body");
  expect(await walk(page, "Shift+Tab", "body")).toEqual({ faults: [], reached: expected.reverse() });
});

type Part = "body" | "main";

/** Lays out the page, loads its lazy scripts, puts the focus before the part, and returns the part's stops. */
async function arrive(page: Page, part: Part): Promise<string[]> {
  await layOut(page);
  // The menu's script loads with the first key, the others when their component is near the screen.
  await page.keyboard.press("Shift");
  for (const moving of await page.locator(".insurer-strip, .testimonial-carousel").all())
    await moving.scrollIntoViewIfNeeded();
  await expect(
    page.locator(
      ".site-menu:not([data-scripted]):visible, .insurer-strip:not([data-moving]), .testimonial-carousel:not([data-scripted])",
    ),
  ).toHaveCount(0);
  await scriptsStarted(page);
  return page.locator(part).evaluate((part) => {
    const stops = [...part.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, iframe, [tabindex]")]
      .filter((element) => element.tabIndex >= 0 && !element.closest("[inert], dialog:not([open])"))
      .filter((element) => !element.matches(":disabled") && element.checkVisibility({ visibilityProperty: true }));
    for (const [index, element] of stops.entries())
      element.dataset.stop = `${index} ${(element.ariaLabel || element.textContent || element.tagName).trim().replace(/\s+/g, " ")}`;
    for (const element of document.body.querySelectorAll<HTMLElement>("*"))
      if (["fixed", "sticky"].includes(getComputedStyle(element).position)) element.dataset.stays = "";
    window.scrollTo(0, 0);
    part.focus({ preventScroll: true });
    return stops.map((element) => element.dataset.stop ?? "");
  });
}

/**
 * Presses `key` until the focus leaves the part of the page: what was reached, and what is wrong with a stop. The page
 * itself looks at each when the key comes up: to ask it from here would take most of the time.
 */
async function walk(page: Page, key: "Tab" | "Shift+Tab", part: Part) {
  const count = await page.evaluate(
    `addEventListener("keyup", ({ key }) => key === "Tab" && (window.stops ??= []).push((${look})("${part}")), true);
     document.querySelectorAll("[data-stop]").length`,
  );
  for (let presses = 0; presses <= Number(count); presses += 1) await page.keyboard.press(key);
  const stops = await page.evaluate((): (Stop | undefined)[] => Reflect.get(window, "stops"));
  const end = stops.findIndex((stop) => !stop);
  const visitedStops = stops.slice(0, end < 0 ? undefined : end).filter((stop) => stop !== undefined);
  const faults = visitedStops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
  const orderedStops = (key === "Tab" ? visitedStops : visitedStops.toReversed()).filter(({ isFixed }) => !isFixed);
  // The eye goes down, or on to a column beside.
  const jumps = orderedStops.filter(({ bottom, left }, index) => {
    const before = orderedStops[index - 1];
    return before && bottom <= before.top && left < before.right;
  });
  return {
    faults: [...faults, ...jumps.map(({ name }) => `${name}: it comes after what is below it`)],
    reached: visitedStops.map(({ name }) => name),
  };
}

/** A place of the page that has the focus; the edges are those in the page. */
interface Stop extends Record<"top" | "bottom" | "left" | "right", number> {
  name: string;
  isFixed: boolean;
  faults: string[];
}

/** Runs in the page; `undefined` when the focus has left the part. */
function look(part: Part): Stop | undefined {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body || !focused.closest(part)) return;
  const faults: string[] = [];
  // A card has the ring around all of it: its link has the ring of a pseudo-element or of a box around.
  const card = focused.closest("li > *") ?? focused;
  const rings = [getComputedStyle(focused), getComputedStyle(focused, "::after"), getComputedStyle(card)];
  if (!rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2))
    faults.push("no ring of 2 pixels shows it");

  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (top < -1 || bottom > clientHeight + 1 || left < -1 || right > clientWidth + 1) faults.push("it is out of sight");
  const fixed = [...document.body.querySelectorAll("[data-stays]")];
  for (const cover of fixed.filter((element) => !element.contains(focused))) {
    const box = cover.getBoundingClientRect();
    // In the middle of the area that both share: another part of the page may have a line there that is not over it.
    const x = (Math.max(box.left, left) + Math.min(box.right, right)) / 2;
    const y = (Math.max(box.top, top) + Math.min(box.bottom, bottom)) / 2;
    const isOver = box.top < bottom && box.bottom > top && box.left < right && box.right > left;
    if (isOver && cover.contains(document.elementFromPoint(x, y))) faults.push(`${cover.className} covers it`);
  }
  return {
    name: focused.dataset.stop ?? focused.outerHTML.slice(0, 100),
    isFixed: fixed.some((element) => element.contains(focused)),
    faults,
    top: top + window.scrollY,
    bottom: bottom + window.scrollY,
    left,
    right,
  };
}
