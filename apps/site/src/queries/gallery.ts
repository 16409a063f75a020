import { fill } from "@hospital/content/text/fill";
import { type Locale, translate } from "@hospital/content/text/locales";
import { messages } from "../i18n/messages";
import type { Photo } from "../islands/photo-lightbox/photo";
import { getOnly } from "./entries";
import { getPicture } from "./pictures";

/** The photos of the gallery, each in a small size for the grid and in full-screen size. */
export async function getPhotos(locale: Locale): Promise<Photo[]> {
  const { photos } = await getOnly("photos");
  return Promise.all(
    photos.map(async ({ id, picture, caption, alt }, index) => {
      const thumbnail = await getPicture(picture, translate(alt, locale), index === 0 ? "firstPhoto" : "photo");
      const { src, avifSrcSet, width, height } = await getPicture(picture, "", "enlarged");
      return { id, caption: translate(caption, locale), thumbnail, full: { src, avifSrcSet, width, height } };
    }),
  );
}

export async function getVideos(locale: Locale) {
  const { videos } = await getOnly("videos");
  return Promise.all(
    videos.map(async ({ id, title: titles, text, url, poster, uploaded }, index) => {
      const title = translate(titles, locale);
      return {
        id,
        title,
        text: text && translate(text, locale),
        url,
        uploaded,
        poster: await getPicture(poster, "", index < 4 ? "firstPoster" : "photo"),
        playLabel: fill(messages(locale).playVideo, { title }),
      };
    }),
  );
}
