import type { LocalImageService } from "astro";
import { baseService } from "astro/assets";
import sharpService from "astro/assets/services/sharp";
import { drawPreview, type Preview, type PreviewLook, previewDrawing, previewSize } from "./draw-preview.ts";

/**
 * Astro's own way with pictures, and one more: with the words of a `preview` a picture becomes what a link to its page
 * shows in a chat. All that its bytes are made of is in its name.
 */
const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: [...(baseService.propertiesToHash ?? []), "drawing"],
  validateOptions: ({ preview, ...options }, ...rest) => {
    const look = rest[0].service.config.look as PreviewLook;
    const drawn = preview && { ...previewSize, quality: 80, drawing: previewDrawing(preview as Preview, look) };
    return sharpService.validateOptions?.({ ...options, ...drawn }, ...rest) ?? options;
  },
  transform: async (input, transform, ...rest) =>
    typeof transform.drawing === "string"
      ? { data: await drawPreview(transform.drawing, input, Number(transform.quality)), format: "jpeg" }
      : sharpService.transform(input, transform, ...rest),
};

export default service;
