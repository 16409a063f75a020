import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Collects errors, warnings, failed responses, layout shifts and requests to other hosts from now on. */
export async function listen(page: Page, origin: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // Playwright blocks the service worker, which isn't an error of the page.
    if (["error", "warning"].includes(message.type()) && !message.text().startsWith("Service Worker"))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => complaints.push(`${request.failure()?.errorText}: ${request.url()}`));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) complaints.push(`A request to another host: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() !== 200) complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() => {
    // A late font with display "swap" moves the text once. packages/content/fonts/fonts.ts gives the reason for it.
    let swapped = Number.POSITIVE_INFINITY;
    addEventListener("load", async () => {
      await document.fonts.ready;
      requestAnimationFrame(() => requestAnimationFrame((now) => (swapped = now)));
    });
    const isOfSwap = ({ startTime }: PerformanceEntry) =>
      startTime < swapped && [...document.fonts].some(({ display }) => display === "swap");
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`The policy's ${violatedDirective} blocked ${blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (isOfSwap(shift)) continue;
        const moved = shift.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.localName}.${node.getAttribute("class")}` : node?.nodeValue;
          const [before, after] = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height]);
          return `${name} from ${before} to ${after}`;
        });
        console.error(`Layout shift of ${moved.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return complaints;
}
