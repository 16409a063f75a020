import { getImage } from "astro:assets";
import { memoize } from "@hospital/content/memoize";
import type { ImageMetadata } from "astro";
import type { Picture } from "../components/picture/picture";
import { portraitShape } from "./portrait-shape.ts";

/** The generated widths in pixels and the `sizes` attribute, by use of the picture. */
const uses = {
  // 680 is for a phone of 360 px with a pixel ratio of 2; that file loads within the first round trip.
  hero: { widths: [480, 680, 1080, 1440], sizes: "(min-width: 768px) 50vw, 93vw" },
  banner: { widths: [480, 720, 1080], sizes: "(min-width: 768px) 40vw, 93vw" },
  /** Beside a text on a wide screen; above it with the full width on a phone. */
  side: { widths: [480, 720, 1080], sizes: "(min-width: 1024px) 26vw, (min-width: 640px) 45vw, 93vw" },
  /** Above its text: beside a heading on a wide screen, otherwise across the page. */
  wide: { widths: [480, 720, 1080], sizes: "(min-width: 1024px) 61vw, 93vw" },
  card: { widths: [360, 720], sizes: "(min-width: 1248px) 23vw, 45vw" },
  tile: { widths: [160, 320], sizes: "(min-width: 1200px) 10rem, (max-width: 449.98px) 45vw, 30vw" },
  /** As wide as a card in a row of four; on a phone, a third of its row. */
  portrait: {
    widths: [240, 360, 512],
    sizes: "(min-width: 900px) 22vw, (min-width: 620px) 45vw, 7rem",
  },
  /** The portrait at the top of a doctor's page: a third of the page; on a phone, a quarter of its row. */
  profile: {
    widths: [240, 360, 512, 768, 1040],
    sizes: "(min-width: 1024px) min(31vw, 31rem), (min-width: 768px) 25vw, min(5.5rem, 26vw)",
  },
  photo: { widths: [320, 480, 720], sizes: "(min-width: 1248px) min(32vw, 31rem), (min-width: 680px) 45vw, 93vw" },
  /** The first photo of the gallery: a square of 2 × 2 cells on a wide screen, otherwise two cells wide. */
  firstPhoto: {
    widths: [320, 480, 720, 1080],
    sizes: "(min-width: 1200px) min(70vw, 67rem), (min-width: 925px) 62vw, 93vw",
  },
  /** One of the first four videos: two per row on a wide screen, where other rows have three. */
  firstPoster: {
    widths: [320, 480, 720],
    sizes: "(min-width: 1248px) min(47vw, 46rem), (min-width: 680px) 45vw, 93vw",
  },
  map: { widths: [480, 720, 1080, 1500], sizes: "(min-width: 768px) min(60vw, 64rem), 93vw" },
  enlarged: { widths: [1200, 1600], sizes: "100vw" },
  /** With a single file, any value of `sizes` selects it. */
  avatar: { widths: [384], sizes: "22vw" },
} as const;

type PictureUse = keyof typeof uses;

/** Uses that crop the picture, with their aspect ratio. */
const crops: Partial<Record<PictureUse, number>> = {
  portrait: portraitShape,
  profile: portraitShape,
  avatar: portraitShape,
};

/** The position of a face, in percent from the left and the top. */
interface Focus {
  x: number;
  y: number;
}

/**
 * A picture from content/ in the sizes and formats of its use. Cropped uses show the largest area around `focus`. The
 * default is the usual position of faces: the middle, or above it in a tall photo.
 */
export const getPicture = memoize(makePicture, ({ src }, ...rest) => JSON.stringify([src, ...rest]));

async function makePicture(
  source: ImageMetadata,
  alt: string,
  use: PictureUse,
  focus: Focus = { x: 50, y: 30 },
): Promise<Picture> {
  const { sizes } = uses[use];
  const shape = crops[use];
  const full = shape ? Math.min(source.width, Math.floor(source.height * shape)) : source.width;
  const toSize = (width: number) =>
    shape && { shape, focus: `${focus.x}% ${focus.y}%`, width, height: Math.round(width / shape) };
  const fitting = uses[use].widths.filter((width) => width <= full);
  const widths = fitting.length > 0 ? fitting : [full];
  const width = Math.max(...widths);
  const [avif, jpeg] = await Promise.all([
    getImage({ src: source, format: "avif", widths, quality: 58, ...toSize(full) }),
    getImage({ src: source, format: "jpeg", width, quality: 72, ...toSize(width) }),
  ]);
  return {
    alt,
    src: jpeg.src,
    avifSrcSet: avif.srcSet.attribute,
    sizes,
    width: Number(jpeg.attributes.width),
    height: Number(jpeg.attributes.height),
  };
}

/** The Open Graph image of a page, with the phone number `call`, drawn by integrations/link-previews. */
export async function getLinkPreview(src: ImageMetadata, call: string) {
  return (await getImage({ src, format: "jpeg", call })).src;
}
