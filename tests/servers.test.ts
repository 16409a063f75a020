import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hosting, hostingFile } from "../hosting/hosting.ts";
import { startServer } from "../scripts/server.ts";
import {
  findWebServer,
  howToInstall,
  isRequired,
  type StartedServer,
  type StartOptions,
  startCaddy,
  startNginx,
  type WebServer,
} from "../scripts/web-servers.ts";
import { askRaw, type RawReply } from "./raw-request.ts";
import { found, missing, moved, refused, refusedMethods } from "./request-table.ts";
import { files, hosting, writeSampleSite } from "./sample-site.ts";

const root = join(import.meta.dirname, "..");
let folder: string;
let dist: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "servers-test-"));
  dist = await writeSampleSite(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const servers: { name: string; program?: WebServer; start: (options: StartOptions) => Promise<StartedServer> }[] = [
  {
    name: "the local server",
    start: async (options) => {
      const server = await startServer({ ...options, port: 0 });
      return { ...server, plainPort: server.port };
    },
  },
  { name: "nginx", program: "nginx", start: startNginx },
  { name: "Caddy", program: "caddy", start: startCaddy },
];

describe.each(servers)("$name", ({ name, program, start }) => {
  if (program && !findWebServer(program) && !isRequired(program)) {
    test.skip(`is not here: ${howToInstall(program)}`);
    return;
  }

  let server: StartedServer;
  const get = (target: string, headers = {}) => askRaw(server.port, `GET ${target}`, headers);
  /** The path of a redirect. */
  const location = ({ headers }: RawReply) => headers.location?.replace(/^http:\/\/localhost(?=\/)/, "");
  /** Malformed requests are answered by Go itself, without Caddy's headers. */
  const expectHeaders = ({ headers }: RawReply, kind: "page" | "other" = "other") => {
    if (name === "Caddy" && headers.server === undefined) return;
    const expected = kind === "page" ? { ...hosting.headers, ...hosting.pageHeaders } : hosting.headers;
    for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()], name).toBe(value);
    const others = Object.keys(hosting.pageHeaders).filter((name) => !(name in expected));
    expect(others.filter((name) => name.toLowerCase() in headers)).toEqual([]);
  };

  beforeAll(async () => {
    server = await start({ dist, hosting });
  });
  afterAll(() => server?.close());

  test.each(found)("has %s", async (target) => {
    const reply = await get(target);
    expect(reply.status).toBe(200);
    const path = target.replace(/\?.*/, "");
    const address = { "/": "index.html" }[path] ?? decodeURIComponent(path).slice(1);
    const file = address in files ? address : `${address}.html`;
    expect(reply.body.toString()).toBe((files as Record<string, string>)[file]);
    expectHeaders(reply, file.endsWith(".html") ? "page" : "other");
  });

  test.each(moved)("leads from %s at once to %s", async (target, to) => {
    const reply = await get(target);
    expect([reply.status, location(reply)]).toEqual([301, to]);
    expect(reply.headers["cache-control"]).toBe("no-cache");
    expect(reply.headers).not.toHaveProperty("x-bad");
    expectHeaders(reply);
    expect((await get(to)).status).toBe(200);
  });

  test.each(missing)("answers %s with the not-found page", async (target) => {
    const reply = await get(target);
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).toBe(files[target.startsWith("/hi/") ? "hi/404.html" : "404.html"]);
    expect(reply.headers["content-type"]).toBe("text/html;charset=utf-8");
    expect(reply.headers["cache-control"]).toBe("no-cache");
    expect(reply.headers).not.toHaveProperty("cdn-cache-control");
    expectHeaders(reply, "page");
  });

  test.each(refused)("refuses %j", async (target) => {
    const reply = await get(target);
    expect(reply.status).toBe(400);
    expect(reply.body.toString()).not.toMatch(/outside|long|secret/);
    expect(reply.headers).not.toHaveProperty("x-bad");
    expectHeaders(reply);
  });

  test.each(refusedMethods)("knows no %s", async (method) => {
    for (const target of ["/about", "/ENT", "/nowhere", "/favicon.svg"]) {
      const reply = await askRaw(server.port, `${method} ${target}`);
      expect([reply.status, reply.headers.allow]).toEqual([405, "GET, HEAD"]);
      expectHeaders(reply);
    }
  });

  test("says which files last, and which a browser asks for again", async () => {
    expect((await get("/_astro/code.c3D4.js?x")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const target of ["/", "/favicon.svg", "/ENT", "/_astro/gone.c3D4.js", "/%00"])
      expect((await get(target)).headers["cache-control"], target).toBe("no-cache");
  });

  test.each([
    ["/about", "text/html;charset=utf-8"],
    ["/favicon.svg", "image/svg+xml"],
    ["/hospital.vcf", "text/vcard;charset=utf-8"],
    ["/form-iv-2025.pdf", "application/pdf"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/_astro/code.c3D4.js", "text/javascript"],
    ["/_astro/shown.a1B2.webp", "image/webp"],
    ["/.well-known/security.txt", "text/plain;charset=utf-8"],
    ["/verify.html", "text/html;charset=utf-8"],
  ])("gives %s the type %s", async (target, type) => {
    expect((await get(target)).headers["content-type"]).toBe(type);
  });

  // The local server doesn't compress its not-found page.
  const texts = ["/about", "/_astro/code.c3D4.js", ...(program ? ["/nowhere"] : [])];
  test.each(texts)("compresses %s for who understands it", async (target) => {
    const plain = await get(target);
    const zipped = await get(target, { "Accept-Encoding": "gzip" });
    const brotli = await get(target, { "Accept-Encoding": "gzip, deflate, br, zstd" });
    const replies = [plain, zipped, brotli];
    expect(replies.map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    for (const { headers } of replies) {
      expect(headers.vary).toContain("Accept-Encoding");
      expect(headers["content-type"]).toBe(plain.headers["content-type"]);
    }
  });

  test("sends nothing again to a browser that has it", async () => {
    for (const target of ["/about", "/favicon.svg", "/_astro/code.c3D4.js"]) {
      const encoding = { "Accept-Encoding": "br" };
      const { headers } = await get(target, encoding);
      const again = await get(target, { ...encoding, "If-None-Match": headers.etag ?? "" });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
      expectHeaders(again, target === "/about" ? "page" : "other");
    }
  });

  test("sends a head without a body", async () => {
    for (const [target, status, kind] of [
      ["/about", 200, "page"],
      ["/ENT", 301, "other"],
      ["/nowhere", 404, "page"],
    ] as const) {
      const reply = await askRaw(server.port, `HEAD ${target}`);
      expect([reply.status, reply.body.length]).toEqual([status, 0]);
      expectHeaders(reply, kind);
    }
  });

  test("sends a page in at most 1,500 bytes of headers", async () => {
    for (const target of ["/", "/dr-in-hospital/asha-rao", "/nowhere"])
      expect((await get(target, { "Accept-Encoding": "br" })).headerBytes, target).toBeLessThanOrEqual(1500);
  });

  test("sends each header once, whatever part is asked for", async () => {
    for (const range of ["bytes=999999-", "bytes=0-3", "bytes=9-2"]) {
      const reply = await get("/about", { Range: range });
      expect([200, 206, 416]).toContain(reply.status);
      expectHeaders(reply, "page");
    }
  });

  test("never repeats a name that only the request has", async () => {
    const host = { Host: "evil.example" };
    for (const target of ["/", "/ENT", "/nowhere", "/%00", "//evil.test/ent/"]) {
      const { headers, body } = await get(target, host);
      expect(JSON.stringify(headers) + body).not.toContain("evil.example");
    }
  });

  test("knows every form of every route of the built site", async () => {
    const built: Hosting = JSON.parse(readFileSync(join(root, hostingFile), "utf8"));
    const real = await start({ dist: join(root, "dist"), hosting: { ...built, origin: "http://localhost" } });
    const wrong: string[] = [];
    for (const { from, to } of [...built.redirects, ...built.routes.map((route) => ({ from: route, to: route }))]) {
      for (const form of formsOf(from)) {
        const reply = await askRaw(real.port, `GET ${form}`);
        if (reply.status !== (form === to ? 200 : 301) || (form !== to && location(reply) !== to))
          wrong.push(`${form}: ${reply.status} ${location(reply)}`);
      }
    }
    await real.close();
    expect(built.routes.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  if (!program) return;

  test("lets a CDN keep a page for a minute, and for a day when the server is down", async () => {
    expect((await get("/about")).headers["cdn-cache-control"]).toBe("max-age=60, stale-if-error=86400");
    const { headers } = await get("/_astro/code.c3D4.js");
    expect(headers["cdn-cache-control"]).toBe(headers["cache-control"]);
  });

  test("leads from http, from whatever name, to the registered address on https in one step", async () => {
    const origin = "https://www.hospital.example";
    const secure = await start({ dist, hosting: { ...hosting, origin } });
    const routes = ["/", "/about?x=1", "/nowhere"].map((target) => [target, target]);
    for (const [target, to] of [...moved, ...routes]) {
      const reply = await askRaw(secure.plainPort, `GET ${target}`, { Host: "evil.example" });
      expect([reply.status, reply.headers.location]).toEqual([301, origin + to]);
      expectHeaders(reply);
    }
    const bare = await askRaw(secure.port, "GET /ENT", { Host: "hospital.example" });
    expect([bare.status, bare.headers.location]).toEqual([301, `${origin}/ent`]);
    expectHeaders(bare);
    expect((await askRaw(secure.plainPort, "GET /..%2f")).status).toBe(400);
    expect((await askRaw(secure.plainPort, "POST /about")).status).toBe(405);
    await secure.close();
  });
});

/** Variants of an address, itself included. */
function formsOf(path: string): string[] {
  if (path === "/") return ["/", "//", "/index.html", "/INDEX.html", "//index.html/"];
  const spaced = path.replaceAll("/", "//");
  const capital = path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const plain = [path, path.toUpperCase(), capital, spaced];
  return plain.flatMap((form) => ["", "/", "//", ".html", "/index.html"].map((end) => form + end));
}
