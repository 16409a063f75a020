import { type Locale, translate } from "@hospital/content/text/locales";
import { findOnly } from "./entries";
import { getPicture } from "./pictures";

export async function getTestimonials(locale: Locale) {
  const { testimonials = [] } = (await findOnly("testimonials")) ?? {};
  return Promise.all(
    testimonials.map(async ({ name, text, stars, photo, focus }) => ({
      name: translate(name, locale),
      text: translate(text, locale),
      stars,
      photo: photo && (await getPicture(photo, "", "avatar", focus)),
    })),
  );
}
