import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { phone } from "@hospital/testing/browser/devices";
import { expect } from "@playwright/test";
import { listen } from "./complaints.ts";
import { tel } from "./emergency-number.ts";
import { scriptsStarted } from "./loading.ts";
import { test } from "./network.ts";
import { precachedRoutes, savedLine, title, visit } from "./offline.ts";

test.use(phone);

test("stores the complete pages with the emergency number after one visit to home, and links on from any address", async ({
  page,
  network,
}) => {
  const { date = "" } = (await visit(page, "/"))?.headers() ?? {};
  network.become("down");
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(request.url()));
  const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(new Date(date));
  for (const route of precachedRoutes) {
    await page.goto(route);
    await expect(page.locator(`a[href="${tel}"]:visible`).first(), route).toBeVisible();
    await expect(savedLine(page), route).toHaveText(`Saved copy of ${day}`);
    await expect(savedLine(page), route).toBeInViewport();
    await scriptsStarted(page);
  }
  expect(failed.filter((url) => /\.(?:js|woff2)$/.test(url))).toEqual([]);

  await test.step("a page that was never opened shows the phones at its address, and a link to the stored pages", async () => {
    await page.goto("/dialysis");
    await expect(page).toHaveURL("/dialysis");
    await expect(title(page)).toHaveText("No connection");
    const phones = page.getByRole("main").getByRole("list", { name: "Call us" }).getByRole("link");
    await expect(phones.first()).toHaveAttribute("href", tel);
    const links = page.getByRole("list", { name: "Pages kept on your phone" }).getByRole("link");
    const addresses = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) {
      await page.goto(address);
      await expect(title(page), address).not.toHaveText("No connection");
    }
  });

  await test.step("an address that is nowhere is not found", async () => {
    expect((await page.goto("/no-such-page"))?.status()).toBe(404);
    await expect(title(page)).toHaveText("Page not found");
    expect((await page.goto("/dr-in-hospital/nobody-known"))?.status()).toBe(200);
    await expect(title(page)).toHaveText("No connection");
  });

  await test.step("danger typed into the search brings the numbers to call", async () => {
    await page.goto("/offline");
    await page.getByRole("main").locator('a[href="/search"]').click();
    await expect(savedLine(page)).toBeVisible();
    const call = page.getByRole("main").getByRole("alert").getByRole("link").first();
    await page.getByRole("main").getByRole("searchbox").fill("saans nahi aa rahi");
    await expect(call).toHaveAttribute("href", tel);
    await page.goto("/search?q=heart+attack");
    await expect(call).toHaveAttribute("href", tel);
  });
});

test("opens visited pages without a connection, including the first one", async ({ page, network }) => {
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

test("shows the stored copy or the phones when the network doesn't answer or the server fails", async ({
  page,
  network,
}) => {
  await visit(page, "/");
  const failing = createServer((_, response) => response.writeHead(502).end("Bad gateway"));
  await new Promise<void>((resolve) => failing.listen(0, resolve));
  network.leadTo((failing.address() as AddressInfo).port);
  await page.goto("/contact");
  await expect(savedLine(page)).toBeVisible();
  await page.goto("/dialysis");
  await expect(title(page)).toHaveText("No connection");
  failing.close();

  network.become("silent");
  // Its pictures never come.
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await expect(title(page)).toHaveText("Contact Us");
  await expect(savedLine(page)).toBeVisible();
  // Never opened before, so only the phone numbers can be shown during the wait.
  await page.goto("/dialysis", { waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL("/dialysis");
  await expect(title(page)).toHaveText("No connection");
  await expect(page.locator(`a[href="${tel}"]:visible`).first()).toBeVisible();
});

test("stores pages of a language only for a visitor who has opened one of them", async ({ page, network }) => {
  await visit(page, "/");
  const languages = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("precache")));
  expect(await languages()).toEqual(["precache-en"]);
  await page.goto("/hi");
  const hindi = () => page.evaluate(async () => (await (await caches.open("precache-hi")).keys()).length);
  await expect.poll(hindi).toBe(precachedRoutes.length + 1);
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
  test(`a browser that ${name} has the same site`, async ({ page, network }) => {
    const complaints = await listen(page, network.url);
    await page.addInitScript(refuse);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.goto("/contact", { waitUntil: "networkidle" });
    await scriptsStarted(page);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(complaints).toEqual([]);
  });
