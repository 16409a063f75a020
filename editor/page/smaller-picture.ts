import { isHeic } from "./unreadable-picture.ts";

/** The largest width and height in pixels that a page needs. */
const maxSide = 2400;
/** Pictures up to this size are not resized. */
const maxUnchangedBytes = 1_500_000;

/**
 * Resizes a photo before the upload, which would take a minute at twelve megapixels. An iPhone also converts HEIC,
 * which other browsers can't decode. Nothing where the browser can't decode it.
 */
export async function smaller(file: File): Promise<File | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!picture) return undefined;
  const { width, height } = picture;
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const isKept = /^image\/(?:jpeg|png|webp|avif)$/.test(file.type) && !isHeic(await firstBytes(file));
  if (isKept && scale === 1 && file.size <= maxUnchangedBytes) return file;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const [drawn, asJpeg] = await Promise.all(["image/webp", "image/jpeg"].map((type) => drawnAs(canvas, type)));
  // Browsers that can't encode WebP return a PNG.
  const best = drawn?.type === "image/webp" ? drawn : asJpeg;
  return best ? new File([best], file.name, { type: best.type }) : undefined;
}

/** Enough bytes to detect the format. */
export async function firstBytes(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, 12).arrayBuffer());
}

function drawnAs(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85));
}
