import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFolder, precompress } from "./precompress.ts";

const folder = mkdtempSync(join(tmpdir(), "precompress-"));
const [dist, cache] = [join(folder, "dist"), join(folder, "cache")];
beforeEach(() => {
  for (const one of [dist, cache]) mkdirSync(one, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a page that says the same keeps its copy, unless that is broken; copies of what is gone go", async () => {
  const page = join(dist, "about.html");
  const one = "one page ".repeat(50);
  const copy = () => brotliDecompressSync(readFileSync(`${page}.br`)).toString();
  writeFileSync(page, one);
  await compressFolder(dist, cache);
  const [kept = ""] = readdirSync(cache);
  // Bytes that can only come from the cache.
  const marked = brotliCompressSync(one, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  expect(marked).not.toEqual(readFileSync(`${page}.br`));
  writeFileSync(join(cache, kept), marked);
  await compressFolder(dist, cache);
  expect(readFileSync(`${page}.br`)).toEqual(marked);
  for (const broken of ["", "no brotli", brotliCompressSync("another page")]) {
    writeFileSync(join(cache, kept), broken);
    await compressFolder(dist, cache);
    expect(copy()).toBe(one);
  }
  writeFileSync(page, "two");
  await compressFolder(dist, cache);
  expect(copy()).toBe("two");
  expect(readdirSync(cache)).toHaveLength(1);
  expect(readdirSync(cache)).not.toContain(kept);
});

test("of more than 200 files of a kind each is compressed in less time, the others are as ever", async () => {
  const doctor = (index: number) => join(dist, `doctor-${index}.html`);
  const page = Array.from({ length: 300 }, (_, index) => `${index * index} of a page`).join(" ");
  for (let index = 0; index < 200; index += 1) writeFileSync(doctor(index), page);
  writeFileSync(join(dist, "index.json"), page);
  await compressFolder(dist, cache);
  const [few, other] = [`${doctor(0)}.br`, join(dist, "index.json.br")].map((file) => readFileSync(file));
  writeFileSync(doctor(200), page);
  await compressFolder(dist, cache);
  expect(few).toEqual(other);
  expect(readFileSync(join(dist, "index.json.br"))).toEqual(other);
  expect(readFileSync(`${doctor(0)}.br`).length).toBeGreaterThan(few?.length ?? 0);
}, 30_000);

test("a build fails whose pages were compressed only after they were all written", async () => {
  const { hooks } = precompress();
  writeFileSync(join(dist, "about.html"), "a page");
  await hooks["astro:config:done"]?.({ config: { cacheDir: pathToFileURL(`${cache}/`) } } as never);
  const built = { dir: pathToFileURL(`${dist}/`), pages: [{ pathname: "about" }] };
  await expect(hooks["astro:build:done"]?.(built as never)).rejects.toThrow("as it was rendered");
});
