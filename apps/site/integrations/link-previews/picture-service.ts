import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { latinFont } from "@hospital/content/fonts/font-files";
import type { LocalImageService } from "astro";
import { baseService } from "astro/assets";
import sharpService from "astro/assets/services/sharp";
import sharp from "sharp";
import { drawPreview, type PreviewColours, previewSize } from "./link-preview.ts";

/**
 * Astro's image service with two additions: with a number to `call` it draws the Open Graph image of a page; with a
 * `focus` ("50% 30%", from left and top) it crops to the largest part around that point whose width is `shape` times its
 * height. All that its bytes are made of is in its name, the encoder too: a picture that Astro's cache has is not made
 * again.
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
    const shown = isCut ? await cropOnce(input, focus, shape) : input;
    return sharpService.transform(shown, transform, config, ...rest);
  },
};

const coloursIn = ({ service }: { service: { config: Record<string, unknown> } }) =>
  service.config.previewColours as PreviewColours;

/** A digest of what previews are drawn by. */
const drawer = createHash("sha256")
  .update(readFileSync("apps/site/integrations/link-previews/link-preview.ts"))
  .update(readFileSync(latinFont))
  .digest("base64url");

const crops = new WeakMap<Uint8Array, Record<string, Promise<Uint8Array>>>();

/** One crop of a picture, of which come many widths. */
function cropOnce(picture: Uint8Array, focus: string, shape: number): Promise<Uint8Array> {
  const ofPicture = crops.get(picture) ?? {};
  crops.set(picture, ofPicture);
  const key = `${focus} ${shape}`;
  ofPicture[key] ??= cropAround(picture, focus, shape);
  return ofPicture[key];
}

/** Lossless, because the picture is encoded again. */
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
