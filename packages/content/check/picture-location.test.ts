import { plainPicture } from "@hospital/testing/content/example-content";
import { withPlace, withPlaceInXmp } from "@hospital/testing/content/example-location";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { hasLocation, withoutLocation } from "./picture-location.ts";

const formats: [string, (picture: Sharp) => Sharp][] = [
  ["JPEG", (picture) => picture.jpeg()],
  ["WebP", (picture) => picture.webp()],
  ["PNG", (picture) => picture.png()],
  ["AVIF", (picture) => picture.avif()],
];

async function placeIn(picture: Uint8Array) {
  return hasLocation(await sharp(picture).metadata());
}

const writers: [string, typeof withPlace][] = [
  ["a phone", withPlace],
  ["a program", withPlaceInXmp],
];

describe.each(writers)("the location that %s wrote", (_who, write) => {
  test.each(formats)("is removed from a %s, which keeps its format and orientation", async (_name, save) => {
    const before = await save(write(plainPicture(64, 32)).withMetadata({ orientation: 6 })).toBuffer();
    const after = await withoutLocation(await save(write(plainPicture(64, 32))).toBuffer());
    expect([await placeIn(await save(write(plainPicture(64, 32))).toBuffer()), await placeIn(after)]).toEqual([
      true,
      false,
    ]);
    const { format, exif } = await sharp(after).metadata();
    expect([format, exif]).toEqual([(await sharp(before).metadata()).format, undefined]);
    const { width, height } = await sharp(await withoutLocation(before)).metadata();
    expect([width, height]).toEqual([32, 64]);
  });
});

test("finds no location in a phone's picture without one", async () => {
  const picture = await plainPicture(64, 64)
    .withExif({ IFD0: { Make: "Phone" } })
    .jpeg()
    .toBuffer();
  expect(await placeIn(picture)).toBe(false);
});
