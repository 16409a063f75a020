import { expect, type Page, test } from "@playwright/test";
import { phone } from "./devices.ts";
import { routes } from "./routes.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Quick actions" });
const barLinks = {
  "Call emergency": "tel:+910000000000",
  Directions: /^https:\/\/www\.google\.com\/maps\//,
  "Find a doctor": "/dr-in-hospital",
};

test.use(phone);

test("the first screen says where one is, and whom to call, how to get there, which doctor", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const barTop = (await bar(page).boundingBox())?.y ?? 0;
  for (const [answer, thing] of Object.entries({
    "the name": main.getByRole("heading", { level: 1, name: "Kachnar Multi-Speciality Hospital" }),
    "the hours": main.getByText("Open 24/7", { exact: true }).first(),
    "the call": main.getByRole("link", { name: /^Call us \+91/ }).first(),
    "the way": main.getByRole("link", { name: "Get Directions" }).first(),
    "the doctors": main.getByRole("link", { name: "Find a Doctor" }).first(),
  })) {
    await expect(thing, answer).toBeInViewport({ ratio: 1 });
    const box = await thing.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), answer).toBeLessThanOrEqual(barTop);
  }
});

test("home takes at most 130,000 bytes before one scrolls", async ({ page, context }) => {
  const addresses = new Map<string, string>();
  const transfers: { address?: string; bytes: number }[] = [];
  const network = await context.newCDPSession(page);
  network.on("Network.requestWillBeSent", ({ requestId, request }) => addresses.set(requestId, request.url));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    transfers.push({ address: addresses.get(requestId), bytes: encodedDataLength }),
  );
  await network.send("Network.enable");
  await page.goto("/", { waitUntil: "networkidle" });
  const sum = transfers.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(transfers.length).toBeGreaterThan(1);
  expect(sum, JSON.stringify(transfers, null, 1)).toBeLessThanOrEqual(130_000);
});

test("every page has the bar with the three answers under the thumb", async ({ page }) => {
  for (const route of [...routes, "/no-such-page"]) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    await expect(bar(page).getByRole("link"), route).toHaveText(Object.keys(barLinks));
    for (const [name, address] of Object.entries(barLinks)) {
      const link = bar(page).getByRole("link", { name, exact: true });
      await expect(link, route).toHaveAttribute("href", address);
      await expect(link, route).toBeInViewport({ ratio: 1 });
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${name} on ${route}`).toBeGreaterThanOrEqual(44);
    }
  }
});

test("the bar stays where it is while the page scrolls, and leaves the end of the page to be read", async ({
  page,
}) => {
  await page.goto("/about");
  const before = await bar(page).boundingBox();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await bar(page).boundingBox()).toEqual(before);
  const last = await page.getByRole("contentinfo").getByRole("paragraph").last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
});

for (const route of ["/", "/about", "/contact", "/cardiology", "/dr-in-hospital", "/gallery", "/video-gallery"]) {
  for (const key of ["Tab", "Shift+Tab"]) {
    test(`the bar never covers what has the focus: ${route} by ${key}`, async ({ page }) => {
      await page.goto(route);
      if (key !== "Tab") await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const stops = new Set<string>();
      const covered: string[] = [];
      for (;;) {
        await page.keyboard.press(key);
        const stop = await bar(page).evaluate(async (bar) => {
          await new Promise(requestAnimationFrame);
          const focused = document.activeElement;
          if (!focused || focused === document.body) return;
          const { top, bottom, left } = focused.getBoundingClientRect();
          const isCovered = !bar.contains(focused) && bottom > bar.getBoundingClientRect().top;
          const place = `${Math.round(left)} ${Math.round(top + window.scrollY)}`;
          return { name: `${focused.tagName} "${focused.textContent?.trim()}" at ${place}`, isCovered, top };
        });
        if (!stop || stops.has(stop.name)) break;
        stops.add(stop.name);
        if (stop.isCovered) covered.push(stop.name);
        expect(stop.top, stop.name).toBeGreaterThan(-1);
      }
      expect(covered).toEqual([]);
      expect(stops.size).toBeGreaterThan(15);
    });
  }
}

test("there is no bar from 768 pixels on", async ({ page }) => {
  await page.goto("/");
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(bar(page)).toBeHidden();
});
