import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { LocalImageService } from "astro";
import { baseService } from "astro/assets";
import sharpService from "astro/assets/services/sharp";
import sharp from "sharp";
import { memoize } from "../../src/memoize.ts";
import { latinFont, siteFonts, wholeFont } from "../script-fonts/font-files.ts";
import { inWorkers } from "../worker-pool/worker-pool.ts";
import type * as drawing from "./draw-preview.ts";
import { type Preview, type PreviewLook, previewSize } from "./preview.ts";

const cutPicture = inWorkers<typeof drawing.cutPicture>("link-previews/draw-preview.ts", "cutPicture");
const drawPreview = inWorkers<typeof drawing.drawPreview>("link-previews/draw-preview.ts", "drawPreview");

/**
 * Astro's image service with two additions: with the texts of a `preview` it draws the Open Graph image of a page; with
 * a `focus` ("50% 30%", from left and top) it crops to the largest square around that point. All that its bytes are
 * made of is in its name, the encoder too: a picture that Astro's cache has is not made again.
 */
const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: [...(baseService.propertiesToHash ?? []), "drawing", "focus", "encoder"],
  validateOptions: ({ preview, ...options }, ...rest) => {
    const drawing = preview && JSON.stringify({ words: preview, by: drawnBy(lookIn(rest[0])) });
    const drawn = drawing && { ...previewSize, quality: 55, drawing };
    const encoder = JSON.stringify([sharp.versions.sharp, rest[0].service.config.avif]);
    return sharpService.validateOptions?.({ ...options, ...drawn, encoder }, ...rest) ?? options;
  },
  transform: async (input, transform, config, ...rest) => {
    const { drawing, focus, quality } = transform;
    if (typeof drawing === "string") {
      const { words } = JSON.parse(drawing) as { words: Preview };
      const picture = await madeOnce(input, "preview", cutPicture);
      return { data: await drawPreview(words, lookIn(config), picture, Number(quality)), format: "jpeg" };
    }
    const shown = typeof focus === "string" ? await madeOnce(input, focus, squareAround) : input;
    return sharpService.transform(shown, transform, config, ...rest);
  },
};

const lookIn = ({ service }: { service: { config: Record<string, unknown> } }) => service.config.look as PreviewLook;

/** A digest of all inputs of previews except their texts: brand, fonts, and the drawing code. */
const drawnBy = memoize((look: PreviewLook): string => {
  const hash = createHash("sha256").update(JSON.stringify(look));
  const ways = globSync("{integrations/link-previews/*,brand/svg}.ts").sort();
  for (const file of [...ways, latinFont, ...siteFonts.map(wholeFont)]) hash.update(readFileSync(file));
  return hash.digest("base64url");
}, JSON.stringify);

const made = new WeakMap<Uint8Array, Record<string, Promise<Uint8Array>>>();

/** What `make` makes of a picture for `use`: of one come many widths, and a preview in each language. */
function madeOnce(
  picture: Uint8Array,
  use: string,
  make: (picture: Uint8Array, use: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const own = made.get(picture) ?? {};
  made.set(picture, own);
  own[use] ??= make(picture, use);
  return own[use];
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
