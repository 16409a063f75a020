import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync, constants } from "node:zlib";
import { pageFile } from "@hospital/content/routes";
import { localePath, publishedLocales } from "@hospital/content/text/locales";
import { desktop, phone } from "@hospital/testing/browser/devices";
import { type CDPSession, expect, test } from "@playwright/test";
import sharp from "sharp";
import { tel } from "./emergency-number.ts";
import { isFull } from "./routes.ts";

const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** The looks in 2 s. A look that takes longer on a slow machine counts as one: the page isn't the cause. */
const looks = 100;
const betweenLooksMs = 20;

/** One page of each layout; in turns in one of the languages, in the full run in each. */
const paths = [
  "/",
  "/about",
  "/cardiology",
  "/emergency-care",
  "/dr-in-hospital",
  "/dr-in-hospital/asha-rao",
  "/opd",
  "/find-care",
  "/search",
  "/contact",
  "/gallery",
  "/privacy",
];
const routes = paths.flatMap((path, index) =>
  publishedLocales
    .filter((_, language) => isFull || language === index % publishedLocales.length)
    .map((locale) => localePath(path, locale)),
);

/** The bytes that the server sends before it stops. */
let sent: Buffer;
let server: Server;

test.beforeEach(async () => {
  server = createServer((request, response) => {
    // The whole connection stalls: fonts and pictures don't arrive, either.
    if (request.headers.accept?.startsWith("text/html"))
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).write(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

test.afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

for (const { viewport, ...device } of [phone, desktop])
  test(`paints the emergency call within 2 s when the connection stalls behind it, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, ...device });
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const isPainted = async (route: string, part: Buffer) => {
      sent = part;
      // Aborts the request that has stalled: another one for the same page would wait for it.
      await page.goto("about:blank");
      await page.goto(origin + route, { waitUntil: "commit" });
      let isFound = false;
      for (let look = 0; look < looks && !isFound; look += 1) {
        const call = await page.evaluate(findCall, tel);
        if (call && (await hasColours(session, call))) isFound = true;
        else await setTimeout(betweenLooksMs);
      }
      return isFound;
    };
    const unpainted: string[] = [];
    for (const route of routes) {
      const compressed = readFileSync(`dist${pageFile(route)}.br`);
      const parts = tenths.map((tenth) => compressed.subarray(0, Math.ceil((compressed.length * tenth) / 10)));
      const withCall = parts.filter((part) => decompressed(part).split(`href="${tel}"`)[1]?.includes("</a>"));
      expect(withCall.length, route).toBeGreaterThan(0);
      for (const part of withCall) {
        if (!(await isPainted(route, part)))
          unpainted.push(`${route} with ${Math.round((100 * part.length) / compressed.length)}% of its bytes`);
      }
    }
    await context.close();
    expect(unpainted).toEqual([]);
  });

/** The text of the beginning of a compressed page. */
function decompressed(part: Buffer): string {
  return brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

interface Call {
  box: { x: number; y: number; width: number; height: number };
  /** The channels of each colour, from 0 to 255. */
  colours: number[][];
}

/** The call if it is on the screen and uncovered, in a page that has been painted. Runs in the page. */
function findCall(tel: string): Call | undefined {
  const link = document.querySelector(`a[href="${tel}"]`);
  if (!link || performance.getEntriesByName("first-contentful-paint").length === 0) return undefined;
  const { x, y, width, height } = link.getBoundingClientRect();
  const isInView = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
  if (!isInView || !link.contains(document.elementFromPoint(x + width / 2, y + height / 2))) return undefined;
  const { backgroundColor, color } = getComputedStyle(link);
  const colours = [backgroundColor, color].map((colour) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  });
  return { box: { x, y, width, height }, colours };
}

/** Whether the call's colours are in a screenshot. Playwright's own waits for the fonts, which never arrive. */
async function hasColours(session: CDPSession, { box, colours }: Call): Promise<boolean> {
  const picture = await session.send("Page.captureScreenshot", { clip: { ...box, scale: 1 } });
  const { data, info } = await sharp(Buffer.from(picture.data, "base64"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isIn = (colour: number[]) => {
    for (let start = 0; start < data.length; start += info.channels)
      if (colour.every((value, channel) => Math.abs(value - (data[start + channel] ?? 0)) <= 4)) return true;
    return false;
  };
  return colours.every(isIn);
}
