import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pageRoutes, routeOfFile } from "@hospital/content/routes";
import { startServer } from "@hospital/hosting/server";
import { phone } from "@hospital/testing/browser/devices";
import { expect, type Page } from "@playwright/test";
import { writeWorker } from "../../integrations/service-worker/service-worker.ts";
import { tel } from "./emergency-number.ts";
import { hosting, test as onNetwork } from "./network.ts";
import { precachedRoutes, savedLine, title, visit } from "./offline.ts";

const dist = fileURLToPath(new URL("../../../../dist/", import.meta.url));
interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

interface Fixtures {
  /** Changes the answers of the site's server: `answer` gets the path and the body, and returns the new body. */
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
        pathname: routeOfFile(file),
      }));
      const server = await startServer({ dist: copy, hosting: { ...hosting, routes: pageRoutes(pages) }, port: 0 });
      undo.push(() => server.close());
      return server.port;
    });
    for (const step of undo) await step();
  },
});

test.use(phone);

const cached = (page: Page, name: string) =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
    name,
  );

/** The number of workers that are installing, waiting or active. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return [installing, waiting, active].filter(Boolean).length;
  });

/** A captive portal's response. */
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

test("a new release shows at once, replaces the stored pages, and loads no page again", async ({
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
    replaceInPages(copy, tel, "tel:+910000000099");
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
  await expect(page.locator(`a[href="${tel}"]`)).toHaveCount(0);
});

test("doesn't store a foreign page, half a page or a page without its script", async ({ page, network, between }) => {
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

for (const [description, isWrong, wrong] of [
  [
    "a font of another release",
    (path: string) => path.endsWith(".woff2"),
    (reply: Reply) => ({ ...reply, headers: { "Content-Type": "font/woff2" }, body: "x" }),
  ],
  ["a network's own page for a script", (path: string) => /_astro.*\.js$/.test(path), () => portal],
] as const)
  test(`a worker that gets ${description} stores nothing, and is installed with the next page`, async ({
    page,
    between,
  }) => {
    let isOurs = false;
    let attempts = 0;
    let wrongReplies = 0;
    await between((path, reply) => {
      if (path === "/sw.js") attempts += 1;
      if (attempts === 0 || isOurs || !isWrong(path)) return reply;
      wrongReplies += 1;
      return wrong(reply);
    });
    // The browser has not the font yet that the worker will ask for.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/");
    await expect.poll(() => wrongReplies).toBeGreaterThan(0);
    await expect.poll(() => workers(page)).toBe(0);
    expect(attempts).toBe(1);
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

test("never mixes a release that goes live during the worker's installation with the earlier one", async ({
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
  await expect.poll(() => workers(page)).toBe(0);
  expect(await cached(page, "precache-en")).not.toContain("/emergency-care");
  // Its next page finds the release whole.
  await between((_, reply) => reply);
  await visit(page, "/");
  network.become("down");
  await page.goto("/emergency-care");
  await expect(savedLine(page)).toBeVisible();
});

test("stores pages of a server that sends no date", async ({ page, network, between }) => {
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

test("the next release replaces a page from a server whose clock was years ahead", async ({
  page,
  network,
  between,
  release,
}) => {
  await between((_, reply) => ({ ...reply, headers: { ...reply.headers, date: "Sun, 01 Jan 2040 00:00:00 GMT" } }));
  await visit(page, "/emergency-care");
  await expect.poll(() => cached(page, "pages")).toContain("/emergency-care");
  const next = await release(async (copy) => {
    replaceInPages(copy, tel, "tel:+910000000099");
    await writeWorker(copy, hosting.routes);
  });
  network.leadTo(next);
  await page.goto("/contact");
  await expect.poll(() => cached(page, "pages")).not.toContain("/emergency-care");
  // The copy goes while the next worker installs; without a network it would never finish.
  const coming = () =>
    page.evaluate(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return (installing ?? waiting)?.state;
    });
  await expect.poll(coming).toBeUndefined();
  network.become("down");
  await page.goto("/emergency-care");
  await expect(page.locator('a[href="tel:+910000000099"]:visible').first()).toBeVisible();
  await expect(page.locator(`a[href="${tel}"]`)).toHaveCount(0);
});

test("rolling back a release also rolls back its worker", async ({ page, network, release }) => {
  const next = await release(async (copy) => {
    replaceInPages(copy, "+91 00000 00000", "+91 00000 00099");
    replaceInPages(copy, tel, "tel:+910000000099");
    await writeWorker(copy, hosting.routes);
  });
  const first = await release(async () => {});
  network.leadTo(next);
  await visit(page, "/");
  network.leadTo(first);
  await page.goto("/contact");
  await expect(page.locator(`a[href="${tel}"]:visible`).first()).toBeVisible();
  const storedCopies = () =>
    page.evaluate(async () => {
      const copy = await (await caches.open("precache-en")).matchAll("/emergency-care", { ignoreSearch: true });
      return Promise.all(copy.map((response) => response.text()));
    });
  await expect.poll(async () => (await storedCopies()).map((html) => html.includes(tel))).toEqual([true]);
  network.become("down");
  await page.goto("/emergency-care");
  await expect(page.locator(`a[href="${tel}"]:visible`).first()).toBeVisible();
});

test("a worker that removes itself deletes everything that it stored", async ({ page, network, release }) => {
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
