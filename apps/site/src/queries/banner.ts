import type { ImageMetadata } from "astro";
import { getPicture } from "./pictures";

export interface BannerContent {
  headline: string;
  text: string;
  picture?: ImageMetadata;
  pictureAlt?: string;
}

/** The props of a page's banner, with its picture resized. */
export async function getBanner({ headline, text, picture, pictureAlt = "" }: BannerContent) {
  return { headline, text, picture: picture && (await getPicture(picture, pictureAlt, "banner")) };
}
