import astroPictures from "astro/assets/services/sharp";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { plainPicture } from "../tests/example-content.ts";
import { withPlace, withPlaceInXmp } from "../tests/example-location.ts";
import { hasLocation, withoutLocation } from "./locations.ts";

const formats: [string, (picture: Sharp) => Sharp][] = [
  ["JPEG", (picture) => picture.jpeg()],
  ["WebP", (picture) => picture.webp()],
  ["PNG", (picture) => picture.png()],
  ["AVIF", (picture) => picture.avif()],
];

async function placeIn(picture: Uint8Array) {
  return hasLocation(await sharp(picture).metadata());
}

test.each(formats)("the place goes out of a %s, and every pixel stays", async (_name, save) => {
  const before = await save(withPlace(plainPicture(64, 64))).toBuffer();
  const after = await withoutLocation(before);
  expect(await placeIn(before)).toBe(true);
  expect(after && (await placeIn(after))).toBe(false);
  expect(after).toHaveLength(before.length);
  expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
  expect((await sharp(after).metadata()).exif?.toString("latin1")).toContain("Phone");
});

test.each(formats.slice(0, 2))("the place that a program wrote goes out of a %s too", async (_name, save) => {
  const before = await save(withPlaceInXmp(plainPicture(64, 64))).toBuffer();
  const after = await withoutLocation(before);
  expect([await placeIn(before), after && (await placeIn(after))]).toEqual([true, false]);
});

test("a place that cannot be blanked where it stands is not passed over", async () => {
  const packed = await withPlaceInXmp(plainPicture(64, 64)).png().toBuffer();
  expect([await placeIn(packed), await withoutLocation(packed)]).toEqual([true, undefined]);
});

test("a picture without a place stays as it is, byte for byte", async () => {
  const picture = await plainPicture(64, 64)
    .withExif({ IFD0: { Make: "Phone" } })
    .jpeg()
    .toBuffer();
  expect((await withoutLocation(picture))?.equals(picture)).toBe(true);
});

test("what the site makes of a picture holds no place, nor anything else that a camera wrote", async () => {
  const picture = await withPlace(plainPicture(64, 64)).jpeg().toBuffer();
  for (const format of ["avif", "webp", "jpeg"]) {
    const options = { src: "a.jpg", width: 32, format };
    const config = { service: { entrypoint: "", config: {} }, domains: [], remotePatterns: [] };
    const logger = { warn: () => undefined };
    const { data } = await astroPictures.transform(picture, options, config as never, logger as never);
    const { exif, xmp, width } = await sharp(data).metadata();
    expect({ exif, xmp, width }).toEqual({ exif: undefined, xmp: undefined, width: 32 });
  }
});
