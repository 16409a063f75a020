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
 * `focus` ("50% 30%", from left and top) it crops to the largest square around that point. All that its bytes are made
 * of is in its name, the encoder too: a picture that Astro's cache has is not made again.
 */
const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: [...(baseService.propertiesToHash ?? []), "call", "drawnBy", "focus", "encoder"],
  validateOptions: (options, ...rest) => {
    const drawn = options.call && { ...previewSize, drawnBy: `${JSON.stringify(coloursIn(rest[0]))} ${drawer}` };
    const encoder = JSON.stringify([sharp.versions.sharp, rest[0].service.config.avif]);
    return sharpService.validateOptions?.({ ...options, ...drawn, encoder }, ...rest) ?? options;
  },
  transform: async (input, transform, config, ...rest) => {
    const { call, focus } = transform;
    if (typeof call === "string") return { data: await drawPreview(input, call, coloursIn(config)), format: "jpeg" };
    const shown = typeof focus === "string" ? await squareOnce(input, focus) : input;
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

const squares = new WeakMap<Uint8Array, Record<string, Promise<Uint8Array>>>();

/** One square of a picture, of which come many widths. */
function squareOnce(picture: Uint8Array, focus: string): Promise<Uint8Array> {
  const byFocus = squares.get(picture) ?? {};
  squares.set(picture, byFocus);
  byFocus[focus] ??= squareAround(picture, focus);
  return byFocus[focus];
}

/** Lossless, because the picture is encoded again. */
async function squareAround(input: Uint8Array, focus: string): Promise<Uint8Array> {
  const picture = sharp(input);
  const { width, height } = (await picture.metadata()).autoOrient;
  const side = Math.min(width, height);
  const [x = 50, y = 50] = focus.split(" ").map(Number.parseFloat);
  const start = (length: number, point: number) =>
    Math.round(Math.min(length - side, Math.max(0, (length * point) / 100 - side / 2)));
  return picture
    .autoOrient()
    .extract({ left: start(width, x), top: start(height, y), width: side, height: side })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

export default service;
