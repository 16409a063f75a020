import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { subsetFile } from "@hospital/content/fonts/font-files";
import { latinFont } from "@hospital/content/fonts/fonts";
import type { LocalImageService } from "astro";
import { baseService } from "astro/assets";
import sharpService from "astro/assets/services/sharp";
import sharp from "sharp";
import { drawPreview, type PreviewColours, previewSize } from "./link-preview.ts";

/**
 * Astro's image service with two additions. With `call`, a phone number, it draws the Open Graph image of a page. With
 * `focus`, such as "50% 30%" (from left and top), it crops to the largest area around that point with the aspect ratio
 * `shape`. The file name includes a digest of all inputs and of the encoder, so that Astro's cache never needs to draw
 * a picture again.
 */
const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: [...(baseService.propertiesToHash ?? []), "call", "drawnBy", "focus", "shape", "encoder"],
  validateOptions: (options, ...rest) => {
    const drawn = options.call && { ...previewSize, drawnBy: `${JSON.stringify(coloursIn(rest[0]))} ${drawer}` };
    const encoder = JSON.stringify([sharp.versions.sharp, rest[0].service.config.avif]);
    return sharpService.validateOptions?.({ ...options, ...drawn, encoder }, ...rest) ?? options;
  },
  transform: async (input, transform, config, ...rest) => {
    const { call, focus, shape } = transform;
    if (typeof call === "string") return { data: await drawPreview(input, call, coloursIn(config)), format: "jpeg" };
    const isCut = typeof focus === "string" && typeof shape === "number";
    const source = isCut ? await cropOnce(input, focus, shape) : input;
    return sharpService.transform(source, transform, config, ...rest);
  },
};

const coloursIn = ({ service }: { service: { config: Record<string, unknown> } }) =>
  service.config.previewColours as PreviewColours;

/** A digest of everything that determines how previews look. */
const drawer = createHash("sha256")
  .update(readFileSync("apps/site/integrations/link-previews/link-preview.ts"))
  .update(readFileSync(subsetFile(latinFont)))
  .digest("base64url");

const crops = new WeakMap<Uint8Array, Record<string, Promise<Uint8Array>>>();

/** Crops a picture once for all of its widths. */
function cropOnce(picture: Uint8Array, focus: string, shape: number): Promise<Uint8Array> {
  const ofPicture = crops.get(picture) ?? {};
  crops.set(picture, ofPicture);
  const key = `${focus} ${shape}`;
  ofPicture[key] ??= cropAround(picture, focus, shape);
  return ofPicture[key];
}

/** Lossless, because Astro encodes the result again. */
async function cropAround(input: Uint8Array, focus: string, shape: number): Promise<Uint8Array> {
  const picture = sharp(input);
  const { width, height } = (await picture.metadata()).autoOrient;
  const cutWidth = Math.min(width, Math.round(height * shape));
  const cutHeight = Math.min(height, Math.round(width / shape));
  const [x = 50, y = 50] = focus.split(" ").map(Number.parseFloat);
  const start = (length: number, cut: number, point: number) =>
    Math.round(Math.min(length - cut, Math.max(0, (length * point) / 100 - cut / 2)));
  return picture
    .autoOrient()
    .extract({ left: start(width, cutWidth, x), top: start(height, cutHeight, y), width: cutWidth, height: cutHeight })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

export default service;
