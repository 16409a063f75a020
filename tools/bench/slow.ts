import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "@hospital/content/content-folder";
import { dialable, emergencyNumber } from "@hospital/content/text/phone-number";
import { ensureBrowser } from "@hospital/testing/browser";
import { chromium, type Page } from "@playwright/test";
import { parse } from "yaml";
import { type Figure, round } from "./figure.ts";
import { builtSite, onCaddy, root } from "./site.ts";

const bytesPerSecond = 50_000 / 8;
// Latency per response, as in DevTools, which don't delay the connection.
const line = { offline: false, latency: 2000, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };

/** The home page at 50 kbit/s with 2 s latency, on a small phone with an empty cache. */
export async function slow(): Promise<Figure[]> {
  const { phones } = parse(readFileSync(join(root, contentFolder(root), "hospital.yaml"), "utf8"));
  const number = `tel:${dialable(emergencyNumber(phones))}`;
  return await onCaddy(builtSite(), async (url) => {
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
    try {
      const page = await browser.newPage({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });
      const network = await page.context().newCDPSession(page);
      await network.send("Network.enable");
      await network.send("Network.emulateNetworkConditions", line);
      await page.addInitScript(watch, number);
      await page.goto(url, { waitUntil: "commit", timeout: 60_000 });
      const [emergencySeen, firstPaint] = [
        await time(page, "emergency-seen"),
        await time(page, "first-contentful-paint"),
      ];
      return [
        { title: "50 kbit/s and 2 s: first paint, s", measured: round(firstPaint / 1000) },
        {
          title: "50 kbit/s and 2 s: call to emergency visible, s",
          measured: round(emergencySeen / 1000),
          aim: "at most 6",
        },
      ];
    } finally {
      await browser.close();
    }
  });
}

/** Runs in the page: marks the first frame in which a link to `number` is visible. */
function watch(number: string): void {
  const look = () => {
    const isReachable = [...document.querySelectorAll(`a[href="${number}"]`)].some((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    // A task queued in a frame's callback runs after its paint.
    if (isReachable) setTimeout(() => performance.mark("emergency-seen"));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Milliseconds from the tap to the entry called `name`. */
async function time(page: Page, name: string): Promise<number> {
  const find = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
  const entry = await page.waitForFunction(find, name, { timeout: 60_000 });
  return (await entry.jsonValue()) ?? Number.NaN;
}
