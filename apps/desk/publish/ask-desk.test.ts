import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { askDesk } from "./ask-desk.ts";

const server = createServer();
afterEach(() => {
  server.close();
  server.removeAllListeners("request");
  vi.unstubAllGlobals();
});

async function askServer(answer: RequestListener) {
  server.on("request", answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return askDesk({ url: `http://127.0.0.1:${port}`, key: "secret" });
}

test("returns the outcome of a publish that takes longer than fetch waits for an answer", async () => {
  const giveUp = () => Promise.reject(new TypeError("fetch failed", { cause: new Error("Headers Timeout Error") }));
  vi.stubGlobal("fetch", giveUp);
  const outcome = { failure: [{ en: "The disk is full.", hi: "डिस्क भर गई है।" }], notes: [] };
  const answer = await askServer(async (request, response) => {
    expect([request.url, request.headers["x-edit-key"], await json(request)]).toEqual([
      "/api/publish",
      "secret",
      { wait: true },
    ]);
    response.end(JSON.stringify(outcome));
  });
  expect(answer).toEqual(outcome);
});

test("reports why a desk refuses to publish", async () => {
  const asked = askServer((_, response) => response.writeHead(403).end("Only for this computer."));
  await expect(asked).rejects.toThrow("does not publish: Only for this computer.");
});
