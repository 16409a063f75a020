import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compressFolder } from "./compress-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "precompress-"));
const [dist, cache] = [join(folder, "dist"), join(folder, "cache")];
beforeEach(() => {
  for (const path of [dist, cache]) mkdirSync(path, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("reuses the compressed copy of an unchanged page, and removes copies of deleted pages", async () => {
  const page = join(dist, "about.html");
  const content = "one page ".repeat(50);
  writeFileSync(page, content);
  expect(await compressFolder(dist, cache)).toBe(1);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(content);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(content);
  // These bytes can only come from the cache.
  const [marked, markedGzip] = [brotliCompressSync(`${content}marked`), gzipSync(`${content}marked`)];
  const stored = readdirSync(cache);
  for (const entry of stored) writeFileSync(join(cache, entry), entry.endsWith(".br") ? marked : markedGzip);
  await compressFolder(dist, cache);
  expect(readFileSync(`${page}.br`)).toEqual(marked);
  expect(readFileSync(`${page}.gz`)).toEqual(markedGzip);
  writeFileSync(page, "two");
  await compressFolder(dist, cache);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe("two");
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe("two");
  expect(readdirSync(cache)).toHaveLength(2);
  expect(readdirSync(cache)).not.toContain(stored[0]);
});

test("compresses the files that are added until the folder is complete", async () => {
  writeFileSync(join(dist, "about.html"), "a page");
  const { promise, resolve } = Promise.withResolvers<void>();
  const compressed = compressFolder(dist, cache, promise);
  await vi.waitFor(() => readFileSync(join(dist, "about.html.gz")), { timeout: 60_000 });
  writeFileSync(join(dist, "sitemap.xml"), "a sitemap");
  resolve();
  expect(await compressed).toBe(2);
  expect(gunzipSync(readFileSync(join(dist, "sitemap.xml.gz"))).toString()).toBe("a sitemap");
});

test("compresses a site with more than a thousand files at a lower quality", async () => {
  const page = Array.from({ length: 300 }, (_, index) => `${index * index} of a page`).join(" ");
  const write = (index: number) => writeFileSync(join(dist, `doctor-${index}.html`), page);
  const sizeOfFirst = () => readFileSync(join(dist, "doctor-0.html.br")).length;
  write(0);
  await compressFolder(dist, cache);
  const initialSize = sizeOfFirst();
  for (let index = 1; index <= 1000; index += 1) write(index);
  await compressFolder(dist, cache);
  expect(sizeOfFirst()).toBeGreaterThan(initialSize);
});
