import { fill } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import { messages } from "../i18n/messages";
import type { Photo } from "../islands/photo-lightbox/photo";
import { getOnlyIn } from "./entries";
import { getPicture } from "./pictures";

/** The photos of the gallery, each in a small size for the grid and in full-screen size. */
export async function getPhotos(locale: Locale): Promise<Photo[]> {
  const { photos } = await getOnlyIn("photos", locale);
  return Promise.all(
    photos.map(async ({ id, picture, caption, alt }, index) => {
      const thumbnail = await getPicture(picture, alt, index === 0 ? "firstPhoto" : "photo");
      const { src, avifSrcSet, width, height } = await getPicture(picture, "", "enlarged");
      return { id, caption, thumbnail, full: { src, avifSrcSet, width, height } };
    }),
  );
}

export async function getVideos(locale: Locale) {
  const { videos } = await getOnlyIn("videos", locale);
  return Promise.all(
    videos.map(async ({ id, title, text, url, poster, uploaded }, index) => ({
      id,
      title,
      text,
      url,
      uploaded,
      poster: await getPicture(poster, "", index < 4 ? "firstPoster" : "photo"),
      playLabel: fill(messages(locale).playVideo, { title }),
    })),
  );
}
