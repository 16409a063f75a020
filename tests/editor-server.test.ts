/** @module-tag editor */
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { patches } from "../editor/cms-patches.ts";
import { type EditServer, startEditServer } from "../editor/server.ts";
import { copySample } from "./sample.ts";

const project = join(import.meta.dirname, "..");

describe("the editor's server", () => {
  let root = "";
  let server: EditServer;
  beforeAll(async () => {
    root = copySample();
    server = await startEditServer({ root, port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });

  test("that is the second on one folder says where the first one is; the next one after a crash does not", async () => {
    await expect(startEditServer({ root, port: 0 })).rejects.toThrow(`The editor is open already, at ${server.url}.`);
    const file = join(root, ".git/editor/owner.json");
    const owner = JSON.parse(await readFile(file, "utf8"));
    // Its number is another program's now, which is not an editor.
    await writeFile(file, JSON.stringify({ ...owner, id: "crashed" }));
    await (await startEditServer({ root, port: 0 })).close();
    await writeFile(file, JSON.stringify(owner));
  });

  /** `fetch` would not send these headers. */
  function status(path: string, headers: Record<string, string>, method = "GET"): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      request(server.url + path, { method, headers }, ({ statusCode }) => resolve(statusCode))
        .on("error", reject)
        .end();
    });
  }

  test("answers nobody who calls it by another name", { tags: "daily" }, async () => {
    expect(await status("/files.json", {})).toBe(200);
    expect(await status("/files.json", { Host: "attacker.example" })).toBe(403);
  });

  test("answers to the name of a server in front of it when it is told that one", async () => {
    const folder = copySample();
    const online = await startEditServer({ root: folder, port: 0, origin: "https://edit.hospital.example" });
    const answer = await new Promise((resolve) =>
      request(`${online.url}/edit`, { headers: { Host: "edit.hospital.example" } }, ({ statusCode }) =>
        resolve(statusCode),
      ).end(),
    );
    await online.close();
    await rm(folder, { recursive: true });
    expect(answer).toBe(200);
    expect(await status("/edit", { Host: "edit.hospital.example" })).toBe(403);
  });

  test("waits until the site knows a page that was just saved, and asks no other host for one", async () => {
    const asked: string[] = [];
    const site = createServer(({ url = "" }, response) => {
      asked.push(url);
      response.writeHead(asked.length < 3 ? 404 : 200).end();
    }).listen(0, "localhost");
    await once(site, "listening");
    const { port } = site.address() as AddressInfo;
    const folder = copySample();
    const server = await startEditServer({ root: folder, port: 0, site: `http://localhost:${port}` });
    expect((await fetch(`${server.url}/ready?page=//localhost:${port + 1}/about`)).status).toBe(404);
    expect((await fetch(`${server.url}/ready?page=/about`)).status).toBe(204);
    await server.close();
    await rm(folder, { recursive: true });
    site.close();
    expect(asked).toEqual(["/about", "/about", "/about"]);
  });

  test("saves only for its own page", { tags: "daily" }, async () => {
    const token =
      /name="edit-token" content="([^"]+)"/.exec(await (await fetch(`${server.url}/edit`)).text())?.[1] ?? "";
    expect(token).not.toBe("");
    expect(await status("/save", { Origin: server.url }, "POST")).toBe(403);
    expect(await status("/save", { Origin: "https://attacker.example", "X-Edit-Token": token }, "POST")).toBe(403);
  });

  test("takes no more than 50 MB at once, and says so", async () => {
    const [, token = ""] =
      /name="edit-token" content="([^"]+)"/.exec(await (await fetch(`${server.url}/edit`)).text()) ?? [];
    const headers = { Origin: server.url, "X-Edit-Token": token };
    const answer = await fetch(`${server.url}/save`, { method: "POST", headers, body: Buffer.alloc(50_000_001) });
    expect(await answer.json()).toMatchObject({ refused: [expect.stringMatching(/more than 50 MB/)] });
  });

  test.each([
    "/content/../package.json",
    "/content/%2e%2e/package.json",
    "/packages/@sveltia/cms/../../yaml/package.json",
    "/page/../server.ts",
    "/packages/yaml/package.json",
  ])("does not hand out %s", async (path) => {
    expect(await status(path, {})).toBe(404);
  });

  test("lets its page ask no other host for anything", { tags: "daily" }, async () => {
    const policy = (await fetch(`${server.url}/edit`)).headers.get("Content-Security-Policy");
    expect(policy).toContain("connect-src 'self' blob: data:;");
    expect(policy).not.toContain("http");
    const { fonts } = await ownFonts();
    expect(fonts).toHaveLength(3);
    for (const font of fonts) expect(await status(font, {})).toBe(200);
  });

  test("changes in Sveltia CMS what stands there once, and nothing else", async () => {
    const original = await readFile(join(project, "node_modules/@sveltia/cms/npm/index.js"), "utf8");
    for (const { find } of patches)
      expect([find.source, [...original.matchAll(new RegExp(find, "g"))].length]).toEqual([find.source, 1]);
    // In the place of "Please try again later".
    expect((await ownFonts()).words).toContain("Nothing was changed. Please put this right and save again:");
  });

  async function ownFonts() {
    const words = await (await fetch(`${server.url}/packages/@sveltia/cms/npm/index.js`)).text();
    expect(words).not.toContain("cdn.jsdelivr.net");
    return { words, fonts: [...words.matchAll(/src:url\((\/packages[^)]+\.woff2)\)/g)].map(([, path = ""]) => path) };
  }
});
