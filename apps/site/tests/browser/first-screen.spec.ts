import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { desktop, phone } from "@hospital/testing/browser/devices";
import { layOut, resize } from "@hospital/testing/whole-page";
import { expect, type Page } from "@playwright/test";
import { listen } from "./complaints.ts";
import { edges } from "./page-rules.ts";
import { test } from "./test.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Quick actions" });
test.use(phone);

test("the first screen shows the page's name, the number to call, the way and the doctors", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const barTop = (await bar(page).boundingBox())?.y ?? 0;
  for (const [answer, locator] of Object.entries({
    "the name": main.getByRole("heading", { level: 1, name: "Kachnar Multi-Speciality Hospital" }),
    "the hours": main.getByText("Open 24/7", { exact: true }).first(),
    "the call": main.getByRole("link", { name: /^Call us \+91/ }).first(),
    "the way": main.getByRole("link", { name: "Get Directions" }).first(),
    "the doctors": main.getByRole("link", { name: "Find a Doctor" }).first(),
  })) {
    await expect(locator, answer).toBeInViewport({ ratio: 1 });
    const box = await locator.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), answer).toBeLessThanOrEqual(barTop);
  }
});

test("loads at most 130,000 bytes of home before scrolling", async ({ page, context }) => {
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

test("the bar stays in place while the page scrolls, and doesn't cover the end of the page", async ({ page }) => {
  await page.goto("/about");
  await layOut(page);
  const before = await bar(page).boundingBox();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await bar(page).boundingBox()).toEqual(before);
  const last = await page.getByRole("contentinfo").getByRole("paragraph").last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
});

test("the bar shows only the emergency call from 768 pixels on", async ({ page }) => {
  await page.goto("/");
  for (const [width, links] of [
    [360, 3],
    [767, 3],
    [768, 1],
  ] as const) {
    await resize(page, { width, height: 800 });
    await expect(bar(page).getByRole("link"), `at ${width} pixels`).toHaveCount(links);
    await expect(bar(page).getByRole("link").first()).toHaveText(/emergency \+91/);
  }
});

/** The purpose of each kind of page, as a selector: its first match begins on a laptop's first screen. */
const subjects: Record<string, string> = {
  "/": ".home-hero__actions",
  "/about": ".statement__line",
  "/dr-in-hospital": ".card-grid .portrait",
  "/dr-in-hospital/asha-rao": 'main a[href^="tel:"]',
  "/find-care": "main [type=search]",
  "/search": "main [type=search]",
  "/insurance-tpa": "main [type=search]",
  "/opd": "main tbody tr",
  "/visiting": "main tbody tr",
  "/disclosures/rates": "main tbody tr",
  "/contact": 'main a[href^="tel:"]',
  "/cardiology": "main a.button",
  "/emergency-care": "main a.button",
  "/ambulance-service": "main a.button",
  "/nurses": ".person-card",
  "/supportive-staff": ".person-card",
  "/gallery": ".photo-lightbox img",
  "/video-gallery": ".video-card",
  "/viewall-specialities": ".department-card",
  "/evan-lab": ".contents-list a",
  "/ayushman": ".contents-list a",
  "/admission": ".contents-list a",
  "/directions": ".contact-details",
  "/disclosures": ".link-list",
  "/no-such-page": ".phone-list",
};

test.describe("on a laptop and a tablet", () => {
  test.use(desktop);

  for (const language of ["", "/hi"])
    test(`a page's content begins by 480 pixels, after at most 140 of header and breadcrumbs: ${language || "/en"}`, async ({
      page,
    }) => {
      const late: string[] = [];
      for (const [path, subject] of Object.entries(subjects)) {
        const route = (language + path).replace(/(.)\/$/, "$1");
        await page.setViewportSize({ width: 1280, height: 720 });
        // Pictures have their size before they arrive; the fonts are requested after the first paint.
        await page.goto(route, { waitUntil: "domcontentloaded" });
        await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
        const begins = (await page.locator(subject).filter({ visible: true }).first().boundingBox())?.y ?? 10_000;
        if (begins > 480) late.push(`${route}: ${subject} begins at ${begins}`);
        for (const [width, maxStart] of [
          [1280, 140],
          [1023, 170],
          [768, 170],
        ] as const) {
          await resize(page, { width, height: 720 });
          const { start } = await edges(page);
          if (start > maxStart) late.push(`${route}: ${start} of ${width} pixels are above its words`);
        }
      }
      expect(late).toEqual([]);
    });

  test("name, booking and emergency call stay visible while the page scrolls, and don't cover link targets", async ({
    page,
  }) => {
    await page.goto("/about#services");
    const line = page.getByRole("banner");
    for (const name of ["Kachnar Hospital Devnagar", /^Book Appointment/, /^Call emergency/])
      await expect(line.getByRole("link", { name }).first()).toBeInViewport({ ratio: 1 });
    await expect(line.getByRole("link", { name: /^Booking:/ })).not.toBeInViewport();
    const below = await page.locator(".site-header__main").evaluate((line) => line.getBoundingClientRect().bottom);
    expect(below).toBeLessThanOrEqual(60);
    expect((await page.locator("#services").boundingBox())?.y).toBeGreaterThanOrEqual(below);
  });

  test("the top bar opens every address and number at one click, without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...desktop, baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await page.goto("/");
      const bar = page.getByRole("banner");
      await bar.getByText("Contact", { exact: true }).click();
      for (const name of [/^12 Kachnar Marg/, /@/, /^Booking: /, /^Reception: /, /^Enquiry: /])
        await expect(bar.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    }
    await context.close();
  });
});

test.describe("at 400% zoom, where a laptop is 320 by 256 pixels", () => {
  test.use({ ...desktop, viewport: { width: 320, height: 256 } });

  test("fixed parts leave at least half of the screen", async ({ page }) => {
    await page.goto("/");
    const height = await page.evaluate(() =>
      [...document.body.querySelectorAll("*")]
        .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility())
        .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
    );
    expect(height).toBeLessThanOrEqual(128);
  });
});

test.describe("a page that arrives in pieces", () => {
  let inPieces: Server;

  test.beforeEach(async ({ baseURL }) => {
    inPieces = createServer(async ({ url }, response) => {
      const answer = await fetch(`${baseURL}${url}`);
      const type = answer.headers.get("content-type") ?? "";
      response.writeHead(answer.status, { "content-type": type });
      const body = Buffer.from(await answer.arrayBuffer());
      const [before = "", after = ""] = type.startsWith("text/html") ? String(body).split(/(?=<body)/) : [];
      const pieces = after ? [before, ...after.split(/(?=<(?:section|div|p|ul|table|tr|h2|h3|footer|nav)\b)/)] : [body];
      for (const piece of pieces) {
        response.write(piece);
        // Longer than a frame, so that the browser paints what it has.
        await setTimeout(20);
      }
      response.end();
    });
    await new Promise<void>((resolve) => inPieces.listen(0, resolve));
  });

  test.afterEach(() => new Promise((resolve) => inPieces.close(resolve)));

  for (const [screen, { viewport }, route] of [
    ["phone", phone, "/hi/pharmacy"],
    ["desktop", desktop, "/contact"],
    ["desktop", desktop, "/disclosures"],
  ] as const)
    test(`moves nothing on a ${screen}: ${route}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const origin = `http://localhost:${(inPieces.address() as AddressInfo).port}`;
      const complaints = await listen(page, origin);
      await page.goto(origin + route);
      expect(complaints).toEqual([]);
    });
});
