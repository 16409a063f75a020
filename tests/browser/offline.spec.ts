import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { pageRoutes } from "../../integrations/hosting/page-routes.ts";
import { writeWorker } from "../../integrations/service-worker/service-worker.ts";
import { startServer } from "../../scripts/server.ts";
import { hosting, test as onNetwork } from "./network.ts";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const emergency = "tel:+910000000000";
const keptRoutes = ["/", "/contact", "/directions", "/ambulance-service", "/emergency-care", "/offline"];

interface Fixtures {
  /** Serves a copy of the site that `change` has changed, and returns its port. */
  release: (change: (dist: string) => Promise<void>) => Promise<number>;
}

const test = onNetwork.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures a fixture needs
  release: async ({}, use) => {
    const undo: (() => unknown)[] = [];
    await use(async (change) => {
      const copy = mkdtempSync(join(tmpdir(), "release-"));
      undo.push(() => rmSync(copy, { recursive: true }));
      cpSync(dist, copy, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
      await change(copy);
      const pages = globSync("**/*.html", { cwd: copy }).map((file) => ({
        pathname: file.replace(/(?:^index)?\.html$/, ""),
      }));
      const server = await startServer({ dist: copy, hosting: { ...hosting, routes: pageRoutes(pages) }, port: 0 });
      undo.push(() => server.close());
      return server.port;
    });
    for (const step of undo) await step();
  },
});

const savedLine = (page: Page) => page.getByRole("status").filter({ hasText: "Saved copy" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens a page and waits until the worker has kept what it wants to keep. */
async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  return response;
}

function replaceInPages(folder: string, from: string, to: string): void {
  for (const name of globSync("**/*.html", { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
  }
}

test("one visit keeps the pages with the emergency number, and each says of which day it is", async ({
  page,
  network,
}) => {
  const { date = "" } = (await visit(page, "/"))?.headers() ?? {};
  network.become("down");
  const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(new Date(date));
  for (const route of keptRoutes) {
    await page.goto(route);
    await expect(page.locator(`a[href="${emergency}"]:visible`).first(), route).toBeVisible();
    await expect(savedLine(page), route).toHaveText(`Saved copy of ${day}`);
    await expect(savedLine(page), route).toBeInViewport();
  }
});

test("pages that were seen open without a connection, the one of the first visit too", async ({ page, network }) => {
  await visit(page, "/cardiology");
  await page.goto("/neurology?from=somewhere");
  await expect(savedLine(page)).toHaveCount(0);
  network.become("down");
  for (const [path, name] of [
    ["/cardiology", "Cardiology"],
    ["/neurology", "Neurology"],
    ["/neurology?from=elsewhere", "Neurology"],
  ] as const) {
    await page.goto(path);
    await expect(title(page)).toHaveText(name);
    await expect(savedLine(page)).toBeVisible();
  }
  await page.goto("/");
  await expect(savedLine(page)).toBeVisible();
});

test("a saved page has its font and its scripts", async ({ page, network }) => {
  await visit(page, "/");
  network.become("down");
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(request.url()));
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(failed.filter((url) => /\.(?:js|woff2)$/.test(url))).toEqual([]);
  await expect(page.locator(".site-menu")).toHaveAttribute("data-scripted");
});

test("a page that was never seen gives the phones at its address, and a way on to what is kept", async ({
  page,
  network,
}) => {
  await visit(page, "/");
  network.become("down");
  await page.goto("/dialysis");
  await expect(page).toHaveURL("/dialysis");
  await expect(title(page)).toHaveText("No connection");
  const phones = page.getByRole("main").getByRole("list", { name: "Call us" }).getByRole("link");
  await expect(phones.first()).toHaveAttribute("href", emergency);
  const links = page.getByRole("list", { name: "Pages kept on your phone" }).getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    await page.goto(address);
    await expect(title(page), address).not.toHaveText("No connection");
  }
});

test("an address that is nowhere is not found, without a connection too", async ({ page, network }) => {
  await visit(page, "/");
  network.become("down");
  expect((await page.goto("/no-such-page"))?.status()).toBe(404);
  await expect(title(page)).toHaveText("Page not found");
  expect((await page.goto("/dr-in-hospital/nobody-known"))?.status()).toBe(200);
  await expect(title(page)).toHaveText("No connection");
});

test("where the network does not answer, the saved copy comes", async ({ page, network }) => {
  await visit(page, "/");
  network.become("silent");
  // Its pictures never come.
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await expect(title(page)).toHaveText("Contact Us");
  await expect(savedLine(page)).toBeVisible();
});

test("where the server fails, the saved copy comes, or the phones", async ({ page, network }) => {
  await visit(page, "/");
  const failing = createServer((_, response) => response.writeHead(502).end("Bad gateway"));
  await new Promise<void>((resolve) => failing.listen(0, resolve));
  network.leadTo((failing.address() as AddressInfo).port);
  await page.goto("/contact");
  await expect(savedLine(page)).toBeVisible();
  await page.goto("/dialysis");
  await expect(title(page)).toHaveText("No connection");
  failing.close();
});

test("a new release shows at once, replaces what was kept, and loads no page again", async ({
  page,
  network,
  release,
}) => {
  await visit(page, "/");
  const keptNames = () =>
    page.evaluate(async () => (await (await caches.open("kept-en")).keys()).map(({ url }) => url).sort());
  const before = await keptNames();
  expect(before).toHaveLength(keptRoutes.length + 1);
  const script = await page.locator('script[src^="/_astro/"]').first().getAttribute("src");

  const next = await release(async (copy) => {
    replaceInPages(copy, "+91 00000 00000", "+91 00000 00099");
    replaceInPages(copy, emergency, "tel:+910000000099");
    replaceInPages(copy, script ?? "", "/_astro/next.js");
    renameSync(join(copy, script ?? ""), join(copy, "_astro/next.js"));
    await writeWorker(copy, hosting.routes);
  });
  network.leadTo(next);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.goto("/contact");
  await expect(page.locator('a[href="tel:+910000000099"]:visible').first()).toBeVisible();
  await expect(savedLine(page)).toHaveCount(0);
  await expect.poll(async () => (await keptNames()).filter((name) => before.includes(name))).toEqual([]);
  expect(await keptNames()).toHaveLength(before.length);
  expect(loads).toBe(1);
  // A page of the old release may still be open in another tab.
  expect(await page.evaluate(async (url) => (await fetch(url ?? "")).status, script)).toBe(200);

  network.become("down");
  await page.goto("/emergency-care");
  await expect(page.locator('a[href="tel:+910000000099"]:visible').first()).toBeVisible();
  await expect(page.locator(`a[href="${emergency}"]`)).toHaveCount(0);
});

test("of each language only somebody who reads it keeps the pages", async ({ page, network }) => {
  await visit(page, "/");
  const languages = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("kept")));
  expect(await languages()).toEqual(["kept-en"]);
  await page.goto("/hi");
  const hindi = () => page.evaluate(async () => (await (await caches.open("kept-hi")).keys()).length);
  await expect.poll(hindi).toBe(keptRoutes.length + 1);
  network.become("down");
  await page.goto("/hi/contact");
  await expect(title(page)).toHaveText("संपर्क करें");
  await expect(page.getByRole("status")).toHaveText(/^\d+ .* \d{4} की सहेजी हुई कॉपी$/);
});

for (const [name, refuse] of Object.entries({
  "has no service workers": () => Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }),
  "refuses them": () => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("Refused", "SecurityError"));
  },
}))
  test(`a browser that ${name} has the same site`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.addInitScript(refuse);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.goto("/contact", { waitUntil: "networkidle" });
    await expect(page.locator(".site-menu")).toHaveAttribute("data-scripted");
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(complaints).toEqual([]);
  });
