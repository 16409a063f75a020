import type { ImageMetadata } from "astro";
import { getPicture } from "./pictures";

export interface BannerContent {
  headline: string;
  text: string;
  /** Absent on pages that are a list: their first cards are picture enough. */
  picture?: ImageMetadata;
  pictureAlt?: string;
}

/** A page's banner as content has it, with its picture made. */
export async function getBanner({ headline, text, picture, pictureAlt = "" }: BannerContent) {
  return { headline, text, picture: picture && (await getPicture(picture, pictureAlt, "banner")) };
}
