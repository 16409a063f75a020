import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "astro";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import site from "../astro.config.ts";

/** The same picture, in ways that differ by one thing each; each but `again` makes other bytes. */
const ways = {
  first: { width: 480, quality: 72, format: "jpeg" },
  again: { width: 480, quality: 72, format: "jpeg" },
  quality: { width: 480, quality: 40, format: "jpeg" },
  width: { width: 320, quality: 72, format: "jpeg" },
  crop: { width: 480, height: 480, fit: "cover", quality: 72, format: "jpeg" },
  place: { width: 480, height: 480, fit: "cover", position: "left", quality: 72, format: "jpeg" },
  format: { width: 480, quality: 72, format: "avif" },
  preview: { format: "jpeg", preview: { title: "About us", siteName: "A hospital", host: "hospital.example" } },
  words: { format: "jpeg", preview: { title: "About you", siteName: "A hospital", host: "hospital.example" } },
};

const root = join(import.meta.dirname, "..");
let folder: string;
let names: [string, string][];

/** A site of one file that asks for the pictures, built with the site's own service of pictures. */
beforeAll(async () => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  folder = mkdtempSync(join(root, ".cache/names-"));
  mkdirSync(join(folder, "src/pages"), { recursive: true });
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  await sharp({ create: { width: 900, height: 600, channels: 3, background: "#888", noise } })
    .jpeg()
    .toFile(join(folder, "src/picture.jpeg"));
  const page = `import { getImage } from "astro:assets";
    import src from "../picture.jpeg";
    const named = async ([way, options]) => [way, (await getImage({ src, ...options })).src];
    export const GET = async () => Response.json(await Promise.all(Object.entries(${JSON.stringify(ways)}).map(named)));`;
  writeFileSync(join(folder, "src/pages/names.json.js"), page);
  const service = { ...site.image?.service, entrypoint: join(root, site.image?.service?.entrypoint ?? "") };
  await build({ root: folder, configFile: false, logLevel: "error", vite: site.vite, image: { service } });
  names = JSON.parse(readFileSync(join(folder, "dist/names.json"), "utf8"));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the name of a picture", () => {
  test("is another one for another quality, width, crop, place, format or word", () => {
    const bytes = (name: string) =>
      createHash("sha256")
        .update(readFileSync(join(folder, "dist", name)))
        .digest("hex");
    expect(names.map(([way]) => way)).toEqual(Object.keys(ways));
    expect(new Set(names.map(([, name]) => name)).size).toBe(names.length - 1);
    expect(new Set(names.map(([, name]) => bytes(name))).size).toBe(names.length - 1);
  });

  test("is the same one for the same picture", () => {
    const name = Object.fromEntries(names);
    expect(name.again).toBe(name.first);
  });
});
