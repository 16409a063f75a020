import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortenNames } from "./picture-names.ts";

const pictures = {
  "DTtcXnhf_1WRb8u.avif": [48, 32],
  "DTtcXnhf_2AeIe.avif": [24, 16],
  "DTtcXnhf_9zz.avif": [24, 24],
  "DTtcXother.avif": [5, 5],
  "DTtcXxyz_1.avif": [48, 32],
} as const;
let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "picture-names-"));
  await mkdir(join(dist, "_astro"));
  for (const [name, [width, height]] of Object.entries(pictures)) {
    const picture = sharp({ create: { width, height, channels: 3, background: "teal" } });
    await picture.toFile(join(dist, "_astro", name));
  }
  const names = Object.keys(pictures).map((name) => `/_astro/${name}`);
  await writeFile(join(dist, "index.html"), `<img srcset="${names.join(", ")}">`);
  await shortenNames(dist);
});

afterAll(() => rm(dist, { recursive: true, force: true }));

test("a picture's name is its original's hash and its width, and no two share one", async () => {
  const expected = ["DTtcX-24.avif", "DTtcX-24x24.avif", "DTtcX-48.avif", "DTtcXother.avif", "DTtcXxyz-48.avif"];
  expect((await readdir(join(dist, "_astro"))).sort()).toEqual(expected.sort());
});

test("the page names the pictures that are there", async () => {
  const named = (await readFile(join(dist, "index.html"), "utf8")).match(/[\w-]+\.avif/g);
  expect(named?.sort()).toEqual((await readdir(join(dist, "_astro"))).sort());
});
