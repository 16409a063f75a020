import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeChecksums } from "@hospital/hosting/checksums";
import { type RunningServer, startServer } from "@hospital/hosting/server";
import { askRaw } from "@hospital/testing/raw-request";
import { refused } from "@hospital/testing/request-table";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pruneUnused } from "../../integrations/prune-pictures/prune-pictures.ts";
import { hosting, writeSampleSite } from "../support/sample-site.ts";

/** Features of the local server only; `servers.test.ts` tests what all servers share. */

const folder = temporaryFolder("server-test");
let dist: string;
let server: RunningServer;

beforeAll(async () => {
  dist = await writeSampleSite(folder);
  server = await startServer({ dist, hosting, port: 0 });
});

afterAll(() => server?.close());

describe("the local server", () => {
  test.each(refused)("refuses %j", async (target) => {
    const { status, headers } = await askRaw(server.port, `GET ${target}`);
    expect(status).toBe(400);
    expect(headers).toMatchObject({ "cache-control": "no-cache", "x-content-type-options": "nosniff" });
  });

  test("supports no other methods than GET and HEAD", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])
      for (const target of ["/about", "/ENT", "/nowhere", "/favicon.svg"]) {
        const reply = await askRaw(server.port, `${method} ${target}`);
        expect([reply.status, reply.headers.allow]).toEqual([405, "GET, HEAD"]);
      }
  });

  test("ignores a range and sends the whole page", async () => {
    expect((await askRaw(server.port, "GET /about", { Range: "bytes=9-2" })).status).toBe(200);
  });

  test("refuses to be a proxy", async () => {
    expect((await askRaw(server.port, "GET http://evil.example/ent")).status).toBe(400);
  });

  test("sends the length of a page in the answer to HEAD", async () => {
    const { headers } = await askRaw(server.port, "HEAD /about");
    expect(Number(headers["content-length"])).toBeGreaterThan(1000);
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  test("leaves out upgrade-insecure-requests for Safari and for another host than localhost", async () => {
    const safari = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15";
    const requests: Record<string, string>[] = [
      { Host: "192.0.2.7:4321" },
      { Host: "localhost:4321", "User-Agent": safari },
    ];
    for (const request of requests) {
      const { headers } = await askRaw(server.port, "GET /", request);
      expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
    }
  });

  test("shows the site during a build in its folder, and then the new one", async () => {
    const rebuiltFolder = join(folder, "rebuilt");
    const dist = await writeSampleSite(rebuiltFolder);
    const rebuilt = await startServer({ dist, hosting, port: 0 });
    const about = async () => {
      const { status, body } = await askRaw(rebuilt.port, "GET /about");
      return [status, body.toString().slice(0, 14)];
    };
    await rm(dist, { recursive: true });
    expect(await about()).toEqual([200, "<h1>About</h1>"]);
    await writeSampleSite(rebuiltFolder);
    await rm(join(dist, "_sums"));
    await writeFile(join(dist, "about.html"), "<h1>Abou2</h1>");
    expect(await about()).toEqual([200, "<h1>About</h1>"]);
    writeChecksums(dist);
    expect(await about()).toEqual([200, "<h1>Abou2</h1>"]);
    await rebuilt.close();
  });

  test("reports that the site isn't built", async () => {
    await expect(startServer({ dist: join(folder, "none"), hosting, port: 0 })).rejects.toThrow(
      /The site is not built yet: .*none is missing\. Run "npm start"/,
    );
  });

  test("reports a port that is taken", async () => {
    await expect(startServer({ dist, hosting, port: server.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});

test("a picture stays in the site only when something names it", () => {
  expect(pruneUnused(dist)).toEqual([join("_astro", "Dr Rao (1).e5F6.jpg")]);
});
