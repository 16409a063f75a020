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

test("compresses the files that are added until the folder is complete, and those in _astro only then", async () => {
  const removed = join(dist, "_astro/unused.css");
  mkdirSync(join(dist, "_astro"));
  for (const file of [removed, join(dist, "_astro/page.css")]) writeFileSync(file, "styles");
  writeFileSync(join(dist, "about.html"), "a page");
  const { promise, resolve } = Promise.withResolvers<void>();
  const compressed = compressFolder(dist, cache, promise);
  await vi.waitFor(() => readFileSync(join(dist, "about.html.gz")), { timeout: 60_000 });
  writeFileSync(join(dist, "sitemap.xml"), "a sitemap");
  rmSync(removed);
  resolve();
  expect(await compressed).toBe(3);
  expect(gunzipSync(readFileSync(join(dist, "sitemap.xml.gz"))).toString()).toBe("a sitemap");
  expect(readdirSync(join(dist, "_astro")).sort()).toEqual(["page.css", "page.css.br", "page.css.gz"]);
});

test("compresses a site with more than 600 files at a lower quality, without its contact cards", async () => {
  const page = Array.from({ length: 300 }, (_, index) => `${index * index} of a page`).join(" ");
  const write = (name: string) => writeFileSync(join(dist, name), page);
  const sizeOfFirst = () => readFileSync(join(dist, "doctor-1.html.br")).length;
  for (let index = 1; index <= 600; index += 1) write(`doctor-${index}.html`);
  write("doctor-1.vcf");
  expect(await compressFolder(dist, cache)).toBe(600);
  expect(readdirSync(dist)).not.toContain("doctor-1.vcf.br");
  const bestSize = sizeOfFirst();
  write("doctor-601.html");
  expect(await compressFolder(dist, cache)).toBe(601);
  expect(sizeOfFirst()).toBeGreaterThan(bestSize);
});
