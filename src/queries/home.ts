import { defaultLocale, type Locale, localePath } from "../i18n/locales";
import { fill, words } from "../i18n/words";
import { getDepartmentCards } from "./departments";
import { getDoctors } from "./doctors";
import { getPage } from "./entries";
import { getHospital } from "./hospital";
import { getInsurers } from "./insurers";
import { getTasks } from "./navigation";
import { getPeoplePage } from "./people";
import { getPicture } from "./pictures";
import { getTestimonials } from "./testimonials";

/** What `<marquee scrollamount>` of the specification's strip was. */
const stripScrollAmount = 15;

/** Everything the home page shows, in one language. */
export async function getHome(locale: Locale) {
  const label = words(locale);
  const hospital = await getHospital(locale);
  const page = await getPage("home", "home", locale);
  const { hero, specialities, welcome } = page;
  const booking = { number: hospital.phones.booking.number, label: label.callUs };
  return {
    ...page,
    hospital,
    preview: hero.picture,
    hero: {
      welcome: hero.welcome,
      name: hospital.name,
      city: hospital.city,
      openHours: hero.openHours,
      text: hero.text,
      picture: await getPicture(hero.picture, hero.pictureAlt, "hero"),
      call: booking,
      directions: { href: hospital.links.directions, label: label.getDirections },
      doctors: { href: localePath("/dr-in-hospital", locale), label: label.findDoctorButton },
      tasks: await getTasks(locale),
    },
    callToAction: await getBookingBanner(locale),
    specialities: {
      ...specialities,
      departments: await getDepartmentCards(specialities.departments, locale, "card"),
    },
    welcome: {
      title: welcome.title,
      text: welcome.text,
      picture: await getPicture(welcome.picture, welcome.pictureAlt, "banner"),
    },
    previews: await Promise.all(
      page.previews.map(async ({ page: path, title, text, count, viewAll }) => ({
        id: path.slice(1),
        title,
        text,
        people: (await getPreview(path.slice(1), locale)).slice(0, count),
        action: { href: localePath(path, locale), label: viewAll },
      })),
    ),
    strip: {
      // Names as they stand on the card, so all in one language: said once for the list, not for each.
      names: (await getInsurers(defaultLocale)).filter(({ isInStrip }) => isInStrip).map(({ name }) => name),
      lang: locale === defaultLocale ? undefined : defaultLocale,
      scrollAmount: stripScrollAmount,
      labels: { pause: label.pause, play: label.play },
    },
    carousel: {
      title: page.testimonials.title,
      text: page.testimonials.text,
      slides: (await getTestimonials(locale)).map((testimonial, index, { length }) => ({
        ...testimonial,
        starsText: fill(label.stars, { stars: testimonial.stars }),
        position: fill(label.slide, { number: index + 1, count: length }),
      })),
      labels: {
        carousel: label.carousel,
        slide: label.slideRole,
        pause: label.pause,
        play: label.play,
        previous: label.previous,
        next: label.next,
      },
    },
  };
}

/** "To Book an Appointment", as it stands on home and on every department's page. */
export async function getBookingBanner(locale: Locale) {
  const { callToAction } = await getPage("home", "home", locale);
  const { phones } = await getHospital(locale);
  return { ...callToAction, number: phones.booking.number, label: words(locale).callUs };
}

/** The people of a people page; doctors have a page of their own kind. */
async function getPreview(slug: string, locale: Locale) {
  return slug === "dr-in-hospital"
    ? (await getDoctors(locale)).map(({ fee: _, ...doctor }) => doctor)
    : (await getPeoplePage(slug, locale)).people;
}
