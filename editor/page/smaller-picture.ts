import { isHeic } from "./unreadable-picture.ts";

/** What a page needs at most, in pixels each way. */
const maxSide = 2400;
/** Bytes that are quick to send over the hospital's line. */
const maxUnchangedBytes = 1_500_000;

/**
 * A photo as it is sent: one of twelve megapixels takes a minute on the way, and an iPhone reads formats that no other
 * computer does. Nothing where the browser cannot read it.
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
  // A browser that writes no WebP writes a PNG in its place.
  const best = drawn?.type === "image/webp" ? drawn : asJpeg;
  return best ? new File([best], file.name, { type: best.type }) : undefined;
}

/** As many as say what a file is. */
export async function firstBytes(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, 12).arrayBuffer());
}

function drawnAs(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85));
}
