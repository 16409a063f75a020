import { type Locale, translate } from "../i18n/locales";
import { getOnly } from "./entries";
import { getPicture } from "./pictures";

export async function getTestimonials(locale: Locale) {
  const { testimonials } = await getOnly("testimonials");
  return Promise.all(
    testimonials.map(async ({ id, name, text, stars, photo }) => ({
      id,
      name: translate(name, locale),
      text: translate(text, locale),
      stars,
      photo: photo && (await getPicture(photo, "", "avatar")),
    })),
  );
}
