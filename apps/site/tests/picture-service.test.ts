import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withPlace } from "@hospital/testing/content/example-location";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";

/** Options for the same picture that each differ in one thing; all but `again` produce other bytes. */
const variants = {
  first: { width: 480, quality: 72, format: "jpeg" },
  again: { width: 480, quality: 72, format: "jpeg" },
  quality: { width: 480, quality: 40, format: "jpeg" },
  width: { width: 320, quality: 72, format: "jpeg" },
  crop: { width: 480, height: 480, fit: "cover", quality: 72, format: "jpeg" },
  place: { width: 480, height: 480, fit: "cover", position: "left", quality: 72, format: "jpeg" },
  format: { width: 480, quality: 72, format: "avif" },
  preview: { format: "jpeg", call: "112" },
  number: { format: "jpeg", call: "108" },
};

const root = join(import.meta.dirname, "../../..");
const folder = temporaryFolder("names", join(root, ".cache"));
let names: [string, string][];
let squares: [string, string][];

const configuration = `import { fileURLToPath } from "node:url";
import site from "../../apps/site/site.config.ts";
import { brand } from "../../apps/site/integrations/brand/brand.ts";
const { vite, image: { service } } = site;
const entrypoint = fileURLToPath(new URL("../../" + service.entrypoint, import.meta.url));
export default { vite, integrations: [brand()], image: { service: { ...service, entrypoint } } };`;

/** A red "face" near the top of a tall grey photo, and at the left of a wide one. */
const photos = {
  tall: { width: 400, height: 1000, face: { left: 150, top: 180 }, focus: "50% 30%" },
  wide: { width: 1000, height: 400, face: { left: 60, top: 120 }, focus: "10% 40%" },
};

/** A minimal site, built with the real service of pictures. */
beforeAll(async () => {
  mkdirSync(join(folder, "src/pages"), { recursive: true });
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  await withPlace(sharp({ create: { width: 900, height: 600, channels: 3, background: "#888", noise } }))
    .jpeg()
    .toFile(join(folder, "src/picture.jpeg"));
  for (const [name, { width, height, face }] of Object.entries(photos)) {
    const red = await sharp({ create: { width: 100, height: 100, channels: 3, background: "#f00" } })
      .png()
      .toBuffer();
    await sharp({ create: { width, height, channels: 3, background: "#888" } })
      .composite([{ input: red, ...face }])
      .png()
      .toFile(join(folder, `src/${name}.png`));
  }
  const page = `import { getImage } from "astro:assets";
    import src from "../picture.jpeg";
    import tall from "../tall.png";
    import wide from "../wide.png";
    const square = (src, focus) => getImage({ src, focus, shape: 1, width: 200, height: 200, format: "png" });
    const squares = { tall: await square(tall, "${photos.tall.focus}"), wide: await square(wide, "${photos.wide.focus}") };
    const named = async ([way, options]) => [way, (await getImage({ src, ...options })).src];
    const others = Object.entries(squares).map(([name, { src }]) => [name, src]);
    export const GET = async () =>
      Response.json([await Promise.all(Object.entries(${JSON.stringify(variants)}).map(named)), others]);`;
  writeFileSync(join(folder, "src/pages/names.json.js"), page);
  writeFileSync(join(folder, "astro.config.ts"), configuration);
  // Without Vitest's variables, because Astro would treat it as a site in development.
  const env = { PATH: process.env.PATH };
  const astro = join(root, "node_modules/astro/bin/astro.mjs");
  const { status, stderr } = spawnSync(process.execPath, [astro, "build", "--root", folder], { cwd: root, env });
  expect(status, String(stderr)).toBe(0);
  [names, squares] = JSON.parse(readFileSync(join(folder, "dist/names.json"), "utf8"));
});

describe("the name of a picture", () => {
  test("is another one for another quality, width, crop, place, format or number", () => {
    const bytes = (name: string) =>
      createHash("sha256")
        .update(readFileSync(join(folder, "dist", name)))
        .digest("hex");
    expect(names.map(([variant]) => variant)).toEqual(Object.keys(variants));
    expect(new Set(names.map(([, name]) => name)).size).toBe(names.length - 1);
    expect(new Set(names.map(([, name]) => bytes(name))).size).toBe(names.length - 1);
  });

  test("is the same one for the same picture", () => {
    const name = Object.fromEntries(names);
    expect(name.again).toBe(name.first);
  });
});

test("a picture of the site lacks the metadata of a camera, such as the place", async () => {
  for (const [, name] of names) {
    const { exif, xmp, format } = await sharp(join(folder, "dist", name)).metadata();
    expect([exif, xmp], format).toEqual([undefined, undefined]);
  }
});

test("a square of a tall and of a wide photo has the whole face", async () => {
  expect(squares.map(([name]) => name)).toEqual(Object.keys(photos));
  for (const [name, path] of squares) {
    const { data, info } = await sharp(join(folder, "dist", path))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([name, info.width, info.height]).toEqual([name, 200, 200]);
    const red = Array.from({ length: 200 * 200 }, (_, index) => data.subarray(index * info.channels)).filter(
      ([r = 0, g = 255]) => r > 200 && g < 90,
    );
    // 100 × 100 of 400 × 400 pixels.
    expect(Math.abs(red.length - 50 * 50), name).toBeLessThan(150);
  }
});
