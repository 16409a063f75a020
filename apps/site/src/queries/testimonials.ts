import type { Locale } from "@hospital/content/text/locales";
import { findOnlyIn } from "./entries";
import { getPicture } from "./pictures";

export async function getTestimonials(locale: Locale) {
  const { testimonials = [] } = (await findOnlyIn("testimonials", locale)) ?? {};
  return Promise.all(
    testimonials.map(async ({ name, text, stars, photo, focus }) => ({
      name,
      text,
      stars,
      photo: photo && (await getPicture(photo, "", "avatar", focus)),
    })),
  );
}
