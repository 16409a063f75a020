import { createHash } from "node:crypto";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { MessageChannel, Worker } from "node:worker_threads";
import type { LocalImageService } from "astro";
import { baseService } from "astro/assets";
import sharpService from "astro/assets/services/sharp";
import sharp from "sharp";
import { siteFonts, wholeFont } from "../script-fonts/font-files.ts";
import { cutPicture, type Preview, type PreviewLook, previewSize } from "./draw-preview.ts";
import { latinFont } from "./outline.ts";
import type { Asked } from "./worker.ts";

/**
 * Astro's own way with pictures, and two more: with the words of a `preview` a picture becomes what a link to its page
 * shows in a chat; with a `focus` ("50% 30%", from the left and the top) it is the largest square around that
 * point. All that its bytes are made of is in its name: a preview that Astro's cache has is not drawn again.
 */
const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: [...(baseService.propertiesToHash ?? []), "drawing", "focus"],
  validateOptions: ({ preview, ...options }, ...rest) => {
    const drawing = preview && JSON.stringify({ words: preview, by: drawnBy(lookIn(rest[0])) });
    const drawn = drawing && { ...previewSize, quality: 55, drawing };
    return sharpService.validateOptions?.({ ...options, ...drawn }, ...rest) ?? options;
  },
  transform: async (input, transform, config, ...rest) => {
    const { drawing, focus, quality } = transform;
    if (typeof drawing === "string") {
      const { words } = JSON.parse(drawing) as { words: Preview };
      return { data: await drawApart(words, lookIn(config), await cutOnce(input), Number(quality)), format: "jpeg" };
    }
    const shown = typeof focus === "string" ? await squareAround(focus, input) : input;
    return sharpService.transform(shown, transform, config, ...rest);
  },
};

const lookIn = ({ service }: { service: { config: Record<string, unknown> } }) => service.config.look as PreviewLook;

const known = new WeakMap<PreviewLook, string>();

/** What all previews are made of but their words: the brand's look, the fonts, and the way of drawing. */
function drawnBy(look: PreviewLook): string {
  const before = known.get(look);
  if (before) return before;
  const hash = createHash("sha256").update(JSON.stringify(look));
  const ways = globSync("{integrations/link-previews/*,brand/svg}.ts").sort();
  for (const file of [...ways, latinFont, ...siteFonts.map(wholeFont)]) hash.update(readFileSync(file));
  const made = hash.digest("base64url");
  known.set(look, made);
  return made;
}

const cut = new WeakMap<Uint8Array, Promise<Uint8Array>>();

/** A page has the same in each language. */
function cutOnce(picture: Uint8Array): Promise<Uint8Array> {
  const made = cut.get(picture) ?? cutPicture(picture);
  cut.set(picture, made);
  return made;
}

const workers: Worker[] = [];

/** By a worker: in the memory of the build itself each drawing makes Node look through all of it for what can go. */
async function drawApart(...asked: Asked): Promise<Uint8Array> {
  const worker =
    workers.length < availableParallelism() ? new Worker("./integrations/link-previews/worker.ts") : workers.shift();
  if (!worker) throw new Error("There is no worker to draw a link preview.");
  worker.unref();
  workers.push(worker);
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ port: port2, asked }, [port2]);
  const [made] = await once(port1, "message");
  port1.close();
  return made;
}

/** Without loss: the picture that it becomes is written once. */
async function squareAround(focus: string, input: Uint8Array): Promise<Uint8Array> {
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
