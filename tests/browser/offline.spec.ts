import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { pageRoutes } from "../../hosting/page-routes.ts";
import { writeWorker } from "../../integrations/service-worker/service-worker.ts";
import { startServer } from "../../scripts/server.ts";
import { scriptsStarted } from "./loading.ts";
import { hosting, test as onNetwork } from "./network.ts";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const emergency = "tel:+910000000000";
const precachedRoutes = [
  "/",
  "/contact",
  "/directions",
  "/ambulance-service",
  "/emergency-care",
  "/search",
  "/offline",
];

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

interface Fixtures {
  /** Changes what the server of the site sends: `answer` gets the path and what it says, and returns what comes. */
  between: (answer: (path: string, reply: Reply) => Reply) => Promise<void>;
  /** Serves a copy of the site that `change` has changed, and returns its port. */
  release: (change: (dist: string) => Promise<void>) => Promise<number>;
}

const test = onNetwork.extend<Fixtures>({
  between: async ({ network }, use) => {
    const real = await startServer({ hosting, port: 0 });
    const servers: Server[] = [];
    await use(async (answer) => {
      const server = createServer(async ({ url = "/" }, response) => {
        const reply = await fetch(real.url + url, { redirect: "manual" });
        const headers = Object.fromEntries(reply.headers);
        for (const name of ["content-encoding", "content-length", "connection", "keep-alive"]) delete headers[name];
        const sent = answer(url, { status: reply.status, headers, body: Buffer.from(await reply.arrayBuffer()) });
        response.sendDate = false;
        response.writeHead(sent.status, sent.headers).end(sent.body);
      });
      await new Promise<void>((resolve) => server.listen(0, resolve));
      servers.push(server);
      network.leadTo((server.address() as AddressInfo).port);
    });
    for (const server of servers) server.close();
    await real.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures a fixture needs
  release: async ({}, use) => {
    const undo: (() => unknown)[] = [];
    await use(async (change) => {
      const copy = mkdtempSync(join(tmpdir(), "release-"));
      undo.push(() => rmSync(copy, { recursive: true }));
      cpSync(dist, copy, { recursive: true, filter: (file) => !/\.(?:br|gz|avif|webp|jpe?g|png)$/.test(file) });
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

const cached = (page: Page, name: string) =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
    name,
  );

/** What a network says that wants a password first. */
const portal: Reply = {
  status: 200,
  headers: { "Content-Type": "text/html", Date: new Date().toUTCString() },
  body: "<!doctype html><title>Wi-Fi</title><h1>Buy an hour</h1></html>",
};

function replaceInPages(folder: string, from: string, to: string): void {
  for (const name of globSync("**/*.html", { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
  }
}

test("after one visit to home a phone has the pages with the emergency number, whole, and a way on from any address", async ({
  page,
  network,
}) => {
  test.setTimeout(60_000);
  const { date = "" } = (await visit(page, "/"))?.headers() ?? {};
  network.become("down");
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(request.url()));
  const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(new Date(date));
  for (const route of precachedRoutes) {
    await page.goto(route);
    await expect(page.locator(`a[href="${emergency}"]:visible`).first(), route).toBeVisible();
    await expect(savedLine(page), route).toHaveText(`Saved copy of ${day}`);
    await expect(savedLine(page), route).toBeInViewport();
    await scriptsStarted(page);
  }
  expect(failed.filter((url) => /\.(?:js|woff2)$/.test(url))).toEqual([]);

  await test.step("a page that was never seen gives the phones at its address, and a way on to what is kept", async () => {
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
    await expect(call).toHaveAttribute("href", emergency);
    await page.goto("/search?q=heart+attack");
    await expect(call).toHaveAttribute("href", emergency);
  });
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

test("where the network does not answer, or the server fails, the saved copy comes, or the phones", async ({
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
});

test("a new release shows at once, replaces what was kept, and loads no page again", async ({
  page,
  network,
  release,
}) => {
  await visit(page, "/");
  const keptNames = () =>
    page.evaluate(async () => (await (await caches.open("precache-en")).keys()).map(({ url }) => url).sort());
  const before = await keptNames();
  expect(before).toHaveLength(precachedRoutes.length + 1);
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

test("a page that is another's, or half of one, or without its script, is not kept", async ({
  page,
  network,
  between,
}) => {
  await visit(page, "/");
  let script = "";
  await between((path, reply) => {
    const html = reply.body.toString();
    if (path === "/neurology") return portal;
    if (path === "/cardiology") return { ...reply, body: html.slice(0, html.length / 2) };
    if (path === "/dental") {
      script = "/_astro/of-another-release.js";
      return { ...reply, body: html.replace("</body>", `<script type="module" src="${script}"></script></body>`) };
    }
    return path === script ? { ...portal, status: 404 } : reply;
  });
  for (const path of ["/neurology", "/cardiology", "/dental", "/urology"]) await page.goto(path);
  await expect.poll(() => cached(page, "pages")).toContain("/urology");
  expect(script).not.toBe("");
  expect(await cached(page, "pages")).toEqual(["/", "/urology"]);
  network.become("down");
  await page.goto("/neurology");
  await expect(title(page)).toHaveText("No connection");
});

for (const [what, isWrong, wrong] of [
  [
    "a font of another release",
    (path: string) => path.endsWith(".woff2"),
    (reply: Reply) => ({ ...reply, headers: { "Content-Type": "font/woff2" }, body: "x" }),
  ],
  ["a network's own page for a script", (path: string) => /_astro.*\.js$/.test(path), () => portal],
] as const)
  test(`a worker that gets ${what} keeps nothing, and comes with the next page`, async ({ page, between }) => {
    let isOurs = false;
    let attempts = 0;
    await between((path, reply) => {
      if (path === "/sw.js") attempts += 1;
      return attempts > 0 && !isOurs && isWrong(path) ? wrong(reply) : reply;
    });
    // The browser has not the font yet that the worker will ask for.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/");
    const workers = () =>
      page.evaluate(async () => {
        const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return [installing, waiting, active].filter(Boolean).length;
      });
    await expect.poll(() => attempts).toBe(1);
    await expect.poll(workers).toBe(0);
    expect(await cached(page, "precache-en")).toEqual([]);
    const bodies = await page.evaluate(async () => {
      const cache = await caches.open("assets");
      return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
    });
    expect(bodies.filter((body) => body === "x" || body?.includes("Buy an hour"))).toEqual([]);
    isOurs = true;
    await visit(page, "/contact");
    expect(await cached(page, "precache-en")).toHaveLength(precachedRoutes.length + 1);
  });

test("a release that is switched while the worker comes leaves no page of one with files of the other", async ({
  page,
  network,
  between,
}) => {
  // The worker is of the release that was live, /emergency-care of the next one.
  await between((path, reply) =>
    path === "/emergency-care"
      ? { ...reply, body: reply.body.toString().replace("</main>", "<p>Next</p></main>") }
      : reply,
  );
  await page.goto("/");
  await expect.poll(() => cached(page, "assets")).not.toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)))
    .toBe(false);
  expect(await cached(page, "precache-en")).not.toContain("/emergency-care");
  // Its next page finds the release whole.
  await between((_, reply) => reply);
  await visit(page, "/");
  network.become("down");
  await page.goto("/emergency-care");
  await expect(savedLine(page)).toBeVisible();
});

test("a server that says no time has its pages kept all the same", async ({ page, network, between }) => {
  await between((_, reply) => {
    const { date, ...headers } = reply.headers;
    return { ...reply, headers };
  });
  expect((await visit(page, "/cardiology"))?.headers()).not.toHaveProperty("date");
  network.become("down");
  const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" }).format();
  for (const path of ["/cardiology", "/contact"]) {
    await page.goto(path);
    await expect(savedLine(page)).toHaveText(`Saved copy of ${day}`);
  }
});

test("a release that is taken back takes its worker back too", async ({ page, network, release }) => {
  const next = await release(async (copy) => {
    replaceInPages(copy, "+91 00000 00000", "+91 00000 00099");
    replaceInPages(copy, emergency, "tel:+910000000099");
    await writeWorker(copy, hosting.routes);
  });
  const first = await release(async () => {});
  network.leadTo(next);
  await visit(page, "/");
  network.leadTo(first);
  await page.goto("/contact");
  await expect(page.locator(`a[href="${emergency}"]:visible`).first()).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const copy = await (await caches.open("precache-en")).matchAll("/emergency-care", { ignoreSearch: true });
      return Promise.all(copy.map((response) => response.text()));
    });
  await expect.poll(async () => (await kept()).map((html) => html.includes(emergency))).toEqual([true]);
  network.become("down");
  await page.goto("/emergency-care");
  await expect(page.locator(`a[href="${emergency}"]:visible`).first()).toBeVisible();
});

test("a worker that has to go goes, with all that it kept", async ({ page, network, release }) => {
  await visit(page, "/");
  process.env.SERVICE_WORKER = "off";
  const next = await release((copy) => writeWorker(copy, hosting.routes)).finally(() => {
    delete process.env.SERVICE_WORKER;
  });
  network.leadTo(next);
  await page.goto("/contact");
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto("/neurology");
  await expect(title(page)).toHaveText("Neurology");
});

test("of each language only somebody who reads it keeps the pages", async ({ page, network }) => {
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
  test(`a browser that ${name} has the same site`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.addInitScript(refuse);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.goto("/contact", { waitUntil: "networkidle" });
    await scriptsStarted(page);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(complaints).toEqual([]);
  });
