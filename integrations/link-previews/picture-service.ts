import type { LocalImageService } from "astro";
import { baseService } from "astro/assets";
import sharpService from "astro/assets/services/sharp";
import sharp from "sharp";
import { drawPreview, type Preview, type PreviewLook, previewDrawing, previewSize } from "./draw-preview.ts";

/**
 * Astro's own way with pictures, and two more: with the words of a `preview` a picture becomes what a link to its page
 * shows in a chat; with a `focus` ("50 30", in hundredths from the left and the top) it is the largest square around that
 * point. All that its bytes are made of is in its name.
 */
const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: [...(baseService.propertiesToHash ?? []), "drawing", "focus"],
  validateOptions: ({ preview, ...options }, ...rest) => {
    const look = rest[0].service.config.look as PreviewLook;
    const drawn = preview && { ...previewSize, quality: 74, drawing: previewDrawing(preview as Preview, look) };
    return sharpService.validateOptions?.({ ...options, ...drawn }, ...rest) ?? options;
  },
  transform: async (input, transform, ...rest) =>
    typeof transform.drawing === "string"
      ? { data: await drawPreview(transform.drawing, input, Number(transform.quality)), format: "jpeg" }
      : sharpService.transform(
          typeof transform.focus === "string" ? await squareAround(transform.focus, input) : input,
          transform,
          ...rest,
        ),
};

async function squareAround(focus: string, input: Uint8Array): Promise<Uint8Array> {
  const upright = await sharp(input).autoOrient().toBuffer();
  const { width, height } = await sharp(upright).metadata();
  const side = Math.min(width, height);
  const [x = 50, y = 50] = focus.split(" ").map(Number);
  const start = (length: number, point: number) =>
    Math.round(Math.min(length - side, Math.max(0, (length * point) / 100 - side / 2)));
  return sharp(upright)
    .extract({ left: start(width, x), top: start(height, y), width: side, height: side })
    .toBuffer();
}

export default service;
