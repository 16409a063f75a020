import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { distFile } from "@hospital/site/tests/support/built-site";
import { urgentCall } from "@hospital/site/tests/support/tested-hospital";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsOf, isStaging } from "./faults.ts";

const { number } = urgentCall;
const day = 24 * 60 * 60_000;
const files: Record<string, string> = {
  "/": "/index.html",
  "/offline": "/offline.html",
  "/board": "/board.html",
  "/sw.js": "/sw.js",
};
const built = /data-built="([^"]*)"/.exec(readFileSync(distFile("/board.html"), "utf8"))?.[1];
const website = "https://www.hospital.example";
const now = Date.parse(`${built}+05:30`) + day;

let server: Server;
let change = (text: string, _path: string) => text;
const site = () => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    const file = files[url];
    response.statusCode = file ? 200 : 404;
    response.end(file && change(readFileSync(distFile(file), "utf8"), url));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => server.close());

test("reports no fault of a site as it was built", async () => {
  expect(await faultsOf(site(), { number, now, website })).toEqual([]);
});

test.each<[string, typeof change, number, RegExp]>([
  ["another number", (text) => text.replaceAll(number, "+91 11111 11111"), 0, /does not have/],
  ["a build of last year", (text) => text, 31 * day, /built 32 days ago/],
  ["an OPD that ends today", (text) => text, 60 * day, /not of tomorrow/],
  ["a worker of another build", (text, path) => (path === "/offline" ? `${text} ` : text), 0, /another build/],
])("reports %s", async (_, tamper, later, message) => {
  change = tamper;
  const faults = await faultsOf(site(), { number, now: now + later, website });
  change = (text) => text;
  expect(faults).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
});

test("reports a site that doesn't answer with a message", async () => {
  expect(await faultsOf("http://localhost:1", { number, now, website })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^http:\/\/localhost:1\/ does not answer/)]),
  );
  const secure = (await faultsOf("https://localhost:1", { number, now, website })).join("\n");
  expect(secure).toMatch(/^localhost does not answer/);
  expect(secure).not.toContain("certificate");
});

test("accepts http for a staging machine, and not for the live site", () => {
  expect(isStaging(new URL("http://10.0.0.7:8080"), website)).toBe(true);
  expect(isStaging(new URL("http://www.hospital.example"), website)).toBe(false);
  expect(isStaging(new URL("https://staging.hospital.example"), website)).toBe(false);
});

test("reports the live site without https://", async () => {
  const faults = await faultsOf(site(), { number, now, website: "http://localhost" });
  expect(faults).toEqual(["The address does not begin with https://."]);
});
