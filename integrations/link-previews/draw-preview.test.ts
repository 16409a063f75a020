import sharp from "sharp";
import { expect, test } from "vitest";
import { readSvg } from "../../brand/svg.ts";
import { cutPicture, drawPreview } from "./draw-preview.ts";
import { previewSize } from "./preview.ts";

const look = {
  mark: readSvg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'),
  ground: "#00ff00",
  text: "#000000",
  emergency: "#ffff00",
};
const words = { title: "Asha Rao", siteName: "Kachnar", call: "Emergency 112" };

test("a preview has its words on the left, and on the right the picture as its camera was held", async () => {
  const blue = { create: { width: 300, height: 600, channels: 3 as const, background: "#0000ff" } };
  // Red on the left, which the camera says is the top.
  const picture = await sharp({ create: { ...blue.create, width: 600, background: "#ff0000" } })
    .composite([{ input: blue, left: 300, top: 0 }])
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const preview = sharp(await drawPreview(words, look, await cutPicture(picture), 90));
  const { data, info } = await preview.raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(previewSize);
  const colour = (x: number, y: number) =>
    Array.from(data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3), (part) => Math.round(part / 255));
  expect(colour(10, 10)).toEqual([0, 1, 0]);
  expect(colour(1000, 10)).toEqual([1, 0, 0]);
  expect(colour(1000, 620)).toEqual([0, 0, 1]);
});
