import { readFileSync } from "node:fs";
import { chmod, cp } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Hosting, hostingFile, locatingHeaders } from "@hospital/hosting/hosting";
import { startServer } from "@hospital/hosting/server";
import { askRaw, type RawReply } from "@hospital/testing/raw-request";
import { existing, hostile, missing, moved, refused } from "@hospital/testing/request-table";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import {
  howToInstall,
  isLeftOut,
  type StartedServer,
  startApache,
  startCaddy,
  type WebServer,
} from "@hospital/testing/web-servers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { files, hosting, writeSampleSite } from "../support/sample-site.ts";

const root = join(import.meta.dirname, "../../../..");
const folder = temporaryFolder("servers-test");
let dist: string;
/** A copy of the built site. */
const built = join(folder, "built");

beforeAll(async () => {
  // Apache reads it as another user.
  await chmod(folder, 0o755);
  dist = await writeSampleSite(folder);
  await cp(join(root, "dist"), built, { recursive: true });
});

interface Served {
  name: string;
  program?: WebServer;
  /** The local server drops what is for https alone, where it has another name than localhost. */
  host?: string;
  start: (dist: string) => Promise<StartedServer>;
}

const servers: Served[] = [
  {
    name: "the local server",
    host: "localhost",
    start: (dist) => startServer({ dist, hosting: hostingOf(dist), port: 0 }),
  },
  { name: "Caddy", program: "caddy", start: (dist) => startCaddy({ dist }) },
  { name: "Apache", program: "apache2", start: (dist) => startApache({ dist }) },
];

const hostingOf = (folder: string): Hosting =>
  folder === dist ? hosting : JSON.parse(readFileSync(join(root, hostingFile), "utf8"));

/** Servers treat malformed requests differently, but must not show a file that isn't public. */
describe.each(servers)("$name", ({ program, host, start }) => {
  if (program && isLeftOut(program)) {
    test.skip(howToInstall(program));
    return;
  }

  let server: StartedServer;
  const asBrowser = { Host: host ?? new URL(hosting.origin).hostname, "X-Forwarded-Proto": "https" };
  const get = (target: string, headers = {}) => askRaw(server.port, `GET ${target}`, { ...asBrowser, ...headers });
  /** The path of a redirect. */
  const location = ({ headers }: RawReply) => headers.location?.replace(/^https?:\/\/[\w.-]+(?::\d+)?(?=\/)/, "");
  /** A redirect may have the policy of a page or of a file: it has no content. */
  const expectHeaders = ({ headers }: RawReply, kind: "page" | "locating" | "file" | "moved") => {
    const { "Content-Security-Policy": _, ...otherHeaders } = hosting.headers;
    const page = { ...otherHeaders, ...hosting.pageHeaders };
    const expected = { page, locating: { ...page, ...locatingHeaders }, file: hosting.headers, moved: otherHeaders }[
      kind
    ];
    for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()], name).toBe(value);
  };

  beforeAll(async () => {
    server = await start(dist);
  });
  afterAll(() => server?.close());

  test.each(existing)("has %s", async (target) => {
    const reply = await get(target);
    expect(reply.status).toBe(200);
    const path = target.replace(/\?.*/, "");
    const address = { "/": "index.html" }[path] ?? decodeURIComponent(path).slice(1);
    const file = address in files ? address : `${address}.html`;
    expect(reply.body.toString()).toBe((files as Record<string, string>)[file]);
    const isLocating = hosting.locating.includes(path);
    expectHeaders(reply, isLocating ? "locating" : file.endsWith(".html") ? "page" : "file");
  });

  test.each(moved)("leads from %s at once to %s", async (target, to) => {
    const reply = await get(target);
    expect([reply.status, location(reply)]).toEqual([301, to]);
    expect(reply.headers["cache-control"]).toBe("no-cache");
    expect(reply.headers).not.toHaveProperty("x-bad");
    expectHeaders(reply, "moved");
    expect((await get(to)).status).toBe(200);
  });

  test.each(missing)("answers %s with the not-found page", async (target) => {
    const reply = await get(target);
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).toBe(files[target.startsWith("/hi/") ? "hi/404.html" : "404.html"]);
    expect(reply.headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(reply.headers["cache-control"]).toBe("no-cache");
  });

  test.each([...hostile, ...refused])(
    "shows nothing for %j that is not public, and repeats nothing of it",
    async (target) => {
      const { headers, body } = await get(target, { Host: "evil.example" });
      expect(body.toString()).not.toMatch(/outside|secret/);
      expect(headers.location ?? "").not.toMatch(/^(?:https?:)?\/\/evil/);
      expect(headers).not.toHaveProperty("x-bad");
    },
  );

  test("marks the files to cache, and the files that a browser requests again", async () => {
    expect((await get("/_astro/code.c3D4.js?x")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const target of ["/", "/favicon.svg", "/ENT", "/_astro/gone.c3D4.js"])
      expect((await get(target)).headers["cache-control"], target).toBe("no-cache");
  });

  test.each([
    ["/about", /^text\/html; ?charset=utf-8$/],
    ["/favicon.svg", /^image\/svg\+xml$/],
    ["/hospital.vcf", /^text\/vcard/],
    ["/form-iv-2025.pdf", /^application\/pdf$/],
    ["/site.webmanifest", /^application\/manifest\+json$/],
    ["/_astro/code.c3D4.js", /^text\/javascript/],
    ["/_astro/shown.a1B2.webp", /^image\/webp$/],
    ["/.well-known/security.txt", /^text\/plain/],
  ])("gives %s its type", async (target, type) => {
    expect((await get(target)).headers["content-type"]).toMatch(type);
  });

  test.each(["/about", "/_astro/code.c3D4.js"])("compresses %s for clients that accept it", async (target) => {
    const uncompressed = await get(target);
    const zipped = await get(target, { "Accept-Encoding": "gzip" });
    const brotli = await get(target, { "Accept-Encoding": "gzip, deflate, br, zstd" });
    const replies = [uncompressed, zipped, brotli];
    expect(replies.map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
    expect(gunzipSync(zipped.body)).toEqual(uncompressed.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(uncompressed.body);
    for (const { headers } of replies) {
      expect(headers.vary).toContain("Accept-Encoding");
      expect(headers["content-type"]).toBe(uncompressed.headers["content-type"]);
    }
  });

  test("answers a browser that has the current file with status 304", async () => {
    for (const target of ["/about", "/favicon.svg", "/_astro/code.c3D4.js"]) {
      const encoding = { "Accept-Encoding": "br" };
      const { headers } = await get(target, encoding);
      const secondReply = await get(target, { ...encoding, "If-None-Match": headers.etag ?? "" });
      expect([secondReply.status, secondReply.body.length]).toEqual([304, 0]);
      expect(secondReply.headers["cache-control"]).toBe(headers["cache-control"]);
    }
  });

  test("sends a head without a body", async () => {
    for (const [target, status] of [
      ["/about", 200],
      ["/ENT", 301],
      ["/nowhere", 404],
    ] as const) {
      const reply = await askRaw(server.port, `HEAD ${target}`, asBrowser);
      expect([reply.status, reply.body.length]).toEqual([status, 0]);
    }
  });

  test("sends a page in at most 1,500 bytes of headers", async () => {
    for (const target of ["/", "/dr-in-hospital/asha-rao", "/nowhere"])
      expect((await get(target, { "Accept-Encoding": "br" })).headerBytes, target).toBeLessThanOrEqual(1500);
  });

  test("answers every form of every route of the built site", async () => {
    const site = hostingOf(built);
    const real = await start(built);
    const ownHeaders = { ...asBrowser, Host: new URL(site.origin).hostname };
    const wrong: string[] = [];
    for (const { from, to } of [...site.redirects, ...site.routes.map((route) => ({ from: route, to: route }))]) {
      for (const form of formsOf(from)) {
        const reply = await askRaw(real.port, `GET ${form}`, ownHeaders);
        if (reply.status !== (form === to ? 200 : 301) || (form !== to && location(reply) !== to))
          wrong.push(`${form}: ${reply.status} ${location(reply)}`);
      }
    }
    await real.close();
    expect(site.routes.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});

test.skipIf(isLeftOut("caddy"))(
  `Caddy keeps a page in a CDN for a minute, and for a day when it is down (${howToInstall("caddy")})`,
  async () => {
    const server = await startCaddy({ dist });
    const { headers } = await askRaw(server.port, "GET /about");
    expect(headers["cdn-cache-control"]).toBe("max-age=60, stale-if-error=86400");
    await server.close();
  },
);

test.skipIf(isLeftOut("apache2"))(
  `Apache leads from http and the site's other name to its address in one step (${howToInstall("apache2")})`,
  async () => {
    const server = await startApache({ dist });
    const headerSets: Record<string, string>[] = [
      { Host: "www.hospital.example" },
      { Host: "hospital.example", "X-Forwarded-Proto": "https" },
    ];
    for (const headers of headerSets)
      expect((await askRaw(server.port, "GET /about?x=1", headers)).headers.location).toBe(
        "https://www.hospital.example/about?x=1",
      );
    await server.close();
  },
);

/** Variants of an address, itself included. */
function formsOf(path: string): string[] {
  if (path === "/") return ["/", "/index.html", "/INDEX.html"];
  const capital = path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return [path, path.toUpperCase(), capital].flatMap((form) =>
    ["", "/", ".html", "/index.html"].map((end) => form + end),
  );
}
