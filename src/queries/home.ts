import { defaultLocale, type Locale, localePath } from "../i18n/locales";
import { fill, words } from "../i18n/words";
import { getDepartmentCards } from "./departments";
import { getDoctors } from "./doctors";
import { getPage } from "./entries";
import { getHospital } from "./hospital";
import { getInsurers } from "./insurers";
import { getTasks } from "./navigation";
import { filterLinks, getPageLink, getPageLinks } from "./pages";
import { getPeoplePage } from "./people";
import { getPicture } from "./pictures";
import { getTestimonials } from "./testimonials";

/** The `scrollamount` of the specified `<marquee>`. */
const stripScrollAmount = 15;

/** Everything the home page shows, in one language. */
export async function getHome(locale: Locale) {
  const label = words(locale);
  const hospital = await getHospital(locale);
  const page = await getPage("home", "home", locale);
  const { hero, specialities, welcome } = page;
  const booking = { number: hospital.phones.booking.number, label: label.callUs };
  const insurers = (await getInsurers(defaultLocale)).filter(({ isInStrip }) => isInStrip);
  const testimonials = await getTestimonials(locale);
  return {
    ...page,
    hospital,
    preview: hero.picture,
    hero: {
      welcome: hero.welcome,
      name: hospital.name,
      city: hospital.address.city,
      openHours: hospital.openHours.home,
      text: hero.text,
      picture: await getPicture(hero.picture, hero.pictureAlt, "hero"),
      call: booking,
      directions: { href: hospital.links.directions, label: label.getDirections },
      doctors: await getPageLink("/dr-in-hospital", label.findDoctorButton, locale),
      tasks: await getTasks(locale),
    },
    callToAction: await getBookingBanner(locale),
    specialities: specialities && {
      ...specialities,
      departments: await getDepartmentCards(specialities.departments, locale, "card"),
      actions: await getPageLinks(
        locale,
        ["/viewall-specialities", label.allSpecialities],
        ["/find-care", label.findCare],
      ),
    },
    welcome: welcome && {
      title: welcome.title,
      text: welcome.text,
      picture: await getPicture(welcome.picture, welcome.pictureAlt, "banner"),
      action: await getPageLink("/about", label.learnMore, locale),
      hint: label.learnMoreHint,
    },
    previews: await Promise.all(
      (await filterLinks(page.previews.map((preview) => ({ ...preview, link: preview.page })))).map(
        async ({ page: path, title, text, count, viewAll }) => ({
          id: path.slice(1),
          title,
          text,
          people: (await getPreview(path.slice(1), locale)).slice(0, count),
          action: { href: localePath(path, locale), label: viewAll },
        }),
      ),
    ),
    strip: page.insurers &&
      insurers.length > 0 && {
        ...page.insurers,
        // Cards show these names in one language, so `lang` is set once on the list.
        names: insurers.map(({ name }) => name),
        lang: locale === defaultLocale ? undefined : defaultLocale,
        scrollAmount: stripScrollAmount,
        labels: { pause: label.pause, play: label.play },
        actions: await getPageLinks(locale, ["/insurance-tpa", label.viewMore]),
      },
    carousel: page.testimonials &&
      testimonials.length > 0 && {
        ...page.testimonials,
        slides: testimonials.map((testimonial, index, { length }) => ({
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

/** The cards of a people page, or of the doctors page. */
async function getPreview(slug: string, locale: Locale) {
  return slug === "dr-in-hospital"
    ? (await getDoctors(locale)).map(({ fee: _, ...doctor }) => doctor)
    : (await getPeoplePage(slug, locale)).people;
}
