import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "../integrations/hosting/content-security-policy.ts";
import { cacheRules, contentTypes, headers, redirects } from "../integrations/hosting/hosting.ts";
import { compressTexts } from "../integrations/precompress/precompress.ts";
import { pruneUnnamed } from "../integrations/prune-pictures/prune-pictures.ts";
import { type RunningServer, startServer } from "../scripts/server.ts";

const routes = ["/", "/about", "/ent", "/hi", "/hi/about", "/internal-medicins"];
const site = {
  routes,
  redirects: redirects(routes),
  headers: headers(contentSecurityPolicy(["<style>a{}</style>"])),
  cache: cacheRules,
  types: contentTypes,
};
const files: Record<string, string> = {
  "index.html": "<h1>Home</h1><img src=/_astro/shown.a1B2.webp>",
  "about.html": `<h1>About</h1>${"Good hospital. ".repeat(100)}`,
  "ent.html": "<h1>ENT</h1>",
  "hi.html": "<h1>मुख्य</h1>",
  "hi/about.html": "<h1>परिचय</h1>",
  "hi/404.html": "<h1>पृष्ठ नहीं मिला</h1>",
  "internal-medicins.html": "<h1>Internal Medicine</h1>",
  "404.html": "<h1>Page not found</h1>",
  "favicon.svg": "<svg></svg>",
  "verify.html": "a file that is no page",
  "hospital.vcf": "BEGIN:VCARD",
  "manifest.webmanifest": "{}",
  ".secret": "secret",
  ".well-known/security.txt": "Contact: mailto:info@kachnar.example",
  _headers: "/*",
  "_astro/code.c3D4.js": `// ${"long ".repeat(100)}`,
  "_astro/shown.a1B2.webp": "picture",
  "_astro/Dr Rao (1).e5F6.jpg": "original",
};
let folder: string;
let dist: string;
let pruned: string[];
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "server-test-"));
  dist = join(folder, "dist");
  await writeFile(join(folder, "outside.txt"), "outside");
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  pruned = await pruneUnnamed(dist);
  await compressTexts(dist);
  server = await startServer({ dist, hosting: site, port: 0 });
});

afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.port, path, agent: false, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers: headers as Record<string, string>, body: Buffer.concat(parts) });
      });
    });
    sent.on("error", reject).end();
  });
}

/** Sends a request line just as it is: `node:http` would refuse the odd ones. */
function askRaw(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = "";
    const socket = connect(server.port, "localhost", () =>
      socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, "latin1"),
    );
    socket.on("data", (part) => {
      reply += part;
    });
    socket.on("error", reject).on("close", () => resolve(reply));
  });
}

describe("a page", () => {
  test.each([
    ["/", "<h1>Home"],
    ["/about", "<h1>About"],
    ["/hi", "<h1>मुख्य"],
    ["/hi/about?x=1", "<h1>परिचय"],
  ])("is at its registered address %s", async (path, text) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html;charset=utf-8");
    expect(body.toString()).toContain(text);
  });

  test("has no body when only its head is asked for", async () => {
    const { status, headers, body } = await ask("/about", { method: "HEAD" });
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers["content-length"])).toBeGreaterThan(1000);
  });

  test("is not sent again to a browser that has it", async () => {
    const { headers } = await ask("/about");
    const again = await ask("/about", { headers: { "If-None-Match": headers.etag ?? "" } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("comes whole when a range makes no sense", async () => {
    expect((await ask("/about", { headers: { Range: "bytes=9-2" } })).status).toBe(200);
  });
});

describe("another form of an address", () => {
  test.each([
    ["/ENT", "/ent"],
    ["/ent/", "/ent"],
    ["/About////", "/about"],
    ["//about", "/about"],
    ["/about.html", "/about"],
    ["/about/index.html", "/about"],
    ["/index.html", "/"],
    ["/HI/About/?q=a%20b", "/hi/about?q=a%20b"],
    ["/internal-medicine", "/internal-medicins"],
    ["/Home/", "/"],
  ])("redirects %s to %s", async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, location]);
    expect((await ask(location)).status).toBe(200);
  });

  test.each(["//evil.example", "//evil.example/", "/%2f%2fevil.example", "/\\evil.example"])(
    "never leads away from the site: %s",
    async (path) => {
      expect(await askRaw(`GET ${path}`)).toMatch(/^HTTP\/1\.1 40[04] /);
    },
  );
});

describe("an address that nothing is at", () => {
  test.each(["/nowhere", "/404", "/404.html", "/about/more", "/ent.html.html"])(
    "answers %s with the not-found page and its status",
    async (path) => {
      const { status, body } = await ask(path);
      expect([status, body.toString()]).toEqual([404, files["404.html"]]);
    },
  );

  test("answers in the language of the address", async () => {
    expect((await ask("/hi/nowhere")).body.toString()).toBe(files["hi/404.html"]);
  });

  test.each(["/.secret", "/_headers", "/about.html.br", "/favicon.svg.gz", "/outside.txt"])(
    "keeps %s to itself",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

describe("a bad request", () => {
  test.each([
    "/../outside.txt",
    "/%2e%2e/outside.txt",
    "/%2E%2E%2Foutside.txt",
    "/_astro/..%2f..%2foutside.txt",
    "/..\\outside.txt",
    "/about%00",
    "/about%00.html",
    "/about%0d%0aX-Bad:%201",
    "/about\u0001",
    "/%",
    "/%c0%ae%c0%ae/outside.txt",
    "about",
  ])("is refused: %s", async (path) => {
    const reply = await askRaw(`GET ${path}`);
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply).toContain("Content-Security-Policy: default-src 'none'");
    expect(reply).not.toMatch(/outside$|X-Bad/);
  });

  test.each(["/%252e%252e/outside.txt", "/....//outside.txt", "/~/outside.txt"])(
    "that only looks like one finds nothing: %s",
    async (path) => {
      expect(await askRaw(`GET ${path}`)).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])(
    "of the method %s is told what is allowed",
    async (method) => {
      const { status, headers } = await ask("/about", { method });
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    },
  );
});

describe("every response", () => {
  test.each([
    ["a page", "/", 200],
    ["a file", "/favicon.svg", 200],
    ["a hashed file", "/_astro/code.c3D4.js", 200],
    ["a redirect", "/ENT", 301],
    ["a not-found page", "/nowhere", 404],
    ["a refusal", "/%00", 400],
  ])("carries the security headers: %s", async (_, path, expected) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(expected);
    for (const [name, value] of Object.entries(site.headers)) expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  test("carries them for a method that is not allowed, too", async () => {
    const { headers } = await ask("/", { method: "POST" });
    for (const [name, value] of Object.entries(site.headers)) expect(headers[name.toLowerCase()]).toBe(value);
  });

  test("asks for no https where this computer is reached by another name", async () => {
    const { headers } = await ask("/", { headers: { Host: "192.0.2.7:4321" } });
    expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'none'$/);
  });

  test.each([
    ["/_astro/code.c3D4.js", "public, max-age=31536000, immutable"],
    ["/_astro/code.c3D4.js?x", "public, max-age=31536000, immutable"],
    ["/", "no-cache"],
    ["/favicon.svg", "no-cache"],
    ["/ENT", "no-cache"],
    ["/_astro/gone.c3D4.js", "no-cache"],
  ])("says how long it lasts: %s", async (path, value) => {
    expect((await ask(path)).headers["cache-control"]).toBe(value);
  });
});

describe("a file", () => {
  test.each([
    ["/favicon.svg", "image/svg+xml"],
    ["/hospital.vcf", "text/vcard;charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/_astro/code.c3D4.js", "text/javascript"],
    ["/.well-known/security.txt", "text/plain;charset=utf-8"],
    ["/verify.html", "text/html;charset=utf-8"],
  ])("has its own type: %s", async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers["content-type"]]).toEqual([200, type]);
  });

  test("comes in brotli to who understands it, in gzip to who understands that, and plain to others", async () => {
    for (const path of ["/about", "/_astro/code.c3D4.js"]) {
      const plain = await ask(path);
      const zipped = await ask(path, { headers: { "Accept-Encoding": "gzip" } });
      const brotli = await ask(path, { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } });
      expect([plain, zipped, brotli].map(({ headers }) => headers["content-encoding"])).toEqual([
        undefined,
        "gzip",
        "br",
      ]);
      expect(gunzipSync(zipped.body)).toEqual(plain.body);
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(brotli.headers["content-type"]).toBe(plain.headers["content-type"]);
      expect(plain.headers.vary).toBe("Accept-Encoding");
    }
  });

  test("stays in the site only when something names it", () => {
    expect(pruned).toEqual([join("_astro", "Dr Rao (1).e5F6.jpg")]);
  });
});

describe("the server", () => {
  test("says in words that the site is not built", async () => {
    await expect(startServer({ dist: join(folder, "none"), hosting: site, port: 0 })).rejects.toThrow(
      /The site is not built yet: .*none is missing\. Run "npm start"/,
    );
  });

  test("reports a port that is taken", async () => {
    await expect(startServer({ dist, hosting: site, port: server.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});
