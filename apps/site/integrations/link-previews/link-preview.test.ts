import { readFile } from "node:fs/promises";
import { subsetFile, trueType } from "@hospital/content/fonts/font-files";
import { latinFont } from "@hospital/content/fonts/fonts";
import { Face, Font, Blob as FontBlob, Variation } from "harfbuzzjs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPreview, previewSize } from "./link-preview.ts";

test("draws the whole portrait, rotated by its EXIF orientation, above a strip with the number", async () => {
  const blue = { create: { width: 300, height: 600, channels: 3 as const, background: "#0000ff" } };
  // The left edge is red. By the EXIF orientation, that edge is the top.
  const picture = await sharp({ create: { ...blue.create, width: 600, background: "#ff0000" } })
    .composite([{ input: blue, left: 300, top: 0 }])
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const preview = sharp(
    await drawPreview(picture, "+91 00000 00001", { strip: "#00ff00", number: "#000000", background: "#ffffff" }),
  );
  const { data, info } = await preview.raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(previewSize);
  const colour = (x: number, y: number) =>
    Array.from(data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3), (part) => Math.round(part / 255));
  expect(colour(600, 10)).toEqual([1, 0, 0]);
  expect(colour(600, 510)).toEqual([0, 0, 1]);
  expect(colour(10, 600)).toEqual([0, 1, 0]);
  const strip = Array.from({ length: info.width }, (_, x) => colour(x, 555).join(""));
  expect(strip.filter((pixel) => pixel === "000").length).toBeGreaterThan(50);
});

test("draws the number in the site's font, with the digit widths that HarfBuzz measures", async () => {
  const file = await trueType(subsetFile(latinFont));
  const font = new Font(new Face(new FontBlob(new Uint8Array(await readFile(file)).buffer)));
  font.setVariations([new Variation("wght", 600)]);
  const white = { create: { ...previewSize, channels: 3 as const, background: "#fff" } };
  const picture = await sharp(white).png().toBuffer();
  for (const digit of "0123456789") {
    const preview = await drawPreview(picture, digit, { strip: "#fff", number: "#000", background: "#fff" });
    const rightOfHandset = { left: 615, top: 520, width: 200, height: 110 };
    const drawn = await sharp(preview).extract(rightOfHandset).png().toBuffer();
    const { info } = await sharp(drawn).trim({ threshold: 100 }).toBuffer({ resolveWithObject: true });
    const glyph = font.glyphExtents(font.nominalGlyph(digit.codePointAt(0) ?? 0) ?? 0);
    const pixels = ((glyph?.width ?? 0) * 60) / font.face.upem;
    expect(Math.abs(info.width - pixels), `${digit}: ${info.width} of ${pixels} pixels`).toBeLessThanOrEqual(1.5);
  }
});
