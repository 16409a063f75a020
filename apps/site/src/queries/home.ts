import { fill } from "@hospital/content/text/fill";
import { type Locale, localePath } from "@hospital/content/text/locales";
import { nameAndCity } from "@hospital/content/text/name-and-city";
import { messages } from "../i18n/messages";
import { getBuilding } from "./building";
import { selectRows } from "./choice";
import { getDepartmentCards } from "./departments";
import { getDoctors } from "./doctors";
import { findOnlyIn, getPage, type Texts } from "./entries";
import { getHospital } from "./hospital";
import { getInsurers } from "./insurers";
import { getTasks } from "./navigation";
import { filterLinks, getPageLink, getPageLinks, hasPage } from "./pages";
import { getPeoplePage } from "./people";
import { getPicture } from "./pictures";
import { getAddressLines, type Place } from "./places";

/** The `scrollamount` of the specified `<marquee>`. */
const stripScrollAmount = 15;

/** Everything the home page shows, in one language. */
export async function getHome(locale: Locale) {
  const label = messages(locale);
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
      title: nameAndCity(hospital.name, hospital.address.city, locale),
      openHours: hospital.openHours.line,
      text: hero.text,
      picture: await getPicture(hero.picture, hero.pictureAlt, "hero"),
      building: await getBuilding(locale),
      call: booking,
      directions: { href: hospital.links.directions, label: label.getDirections },
      addresses: await getAddressLines(locale),
      doctors: await getPageLink("/dr-in-hospital", label.findDoctorButton, locale),
      tasks: await getTasks(locale),
    },
    callToAction: await getBookingBanner(locale),
    specialities: specialities && {
      ...specialities,
      departments: await getDepartmentCards(await shownDepartments(specialities.departments), locale, "card"),
      actions: await getPageLinks(
        locale,
        ["/viewall-specialities", label.allSpecialities],
        ["/find-care", label.findCare],
      ),
    },
    welcome: welcome && {
      title: welcome.title,
      text: welcome.text,
      picture: await getPicture(welcome.picture, welcome.pictureAlt, "wide"),
      actions: await getPageLinks(locale, ["/about", label.learnMore, label.learnMoreHint]),
    },
    previews: await getPreviews(page.previews, locale),
    strip: page.insurers && (await getStrip(page.insurers, locale)),
    carousel: page.testimonials && (await getCarousel(page.testimonials, locale)),
  };
}

type Home = Texts<"home">;

/** All departments that the hospital lists; a selection if there are too many and a page lists all. */
async function shownDepartments(slugs: string[]): Promise<string[]> {
  return (await hasPage("/viewall-specialities")) ? selectRows(slugs) : slugs;
}

/** Some of the people of each people page. */
async function getPreviews(previews: Home["previews"], locale: Locale) {
  const linked = await filterLinks(previews.map((preview) => ({ ...preview, link: preview.page })));
  return Promise.all(
    linked.map(async ({ page: path, title, text, count, viewAll }) => ({
      id: path.slice(1),
      title,
      text,
      people: (await getPreview(path.slice(1), locale)).slice(0, count),
      action: { href: localePath(path, locale), label: viewAll },
    })),
  );
}

/** The insurers of the moving strip. */
async function getStrip(texts: NonNullable<Home["insurers"]>, locale: Locale) {
  const label = messages(locale);
  const insurers = (await getInsurers(locale)).filter(({ isInStrip }) => isInStrip);
  if (insurers.length === 0) return undefined;
  return {
    ...texts,
    names: insurers.map(({ name }) => name),
    scrollAmount: stripScrollAmount,
    labels: { pause: label.pause, play: label.play },
    actions: await getPageLinks(locale, ["/insurance-tpa", label.viewMore]),
  };
}

/** The carousel of patients' reviews. */
async function getCarousel(texts: NonNullable<Home["testimonials"]>, locale: Locale) {
  const label = messages(locale);
  const { testimonials = [] } = (await findOnlyIn("testimonials", locale)) ?? {};
  if (testimonials.length === 0) return undefined;
  const slides = testimonials.map(async ({ photo, focus, ...testimonial }, index, { length }) => ({
    ...testimonial,
    photo: photo && (await getPicture(photo, "", "avatar", focus)),
    starsText: fill(label.stars, { stars: testimonial.stars }),
    position: fill(label.slide, { number: index + 1, count: length }),
  }));
  return {
    ...texts,
    slides: await Promise.all(slides),
    labels: {
      carousel: label.carousel,
      slide: label.slideRole,
      pause: label.pause,
      play: label.play,
      previous: label.previous,
      next: label.next,
    },
  };
}

/** "To Book an Appointment", on the home page and on every department's page; with the number of its building. */
export async function getBookingBanner(locale: Locale, building?: Place) {
  const { callToAction } = await getPage("home", "home", locale);
  const { phones } = await getHospital(locale);
  const number = building?.booking ?? phones.booking.number;
  return { ...callToAction, number, label: messages(locale).callUs };
}

/** Cards of a people page, or of the doctors page. */
async function getPreview(slug: string, locale: Locale) {
  return slug === "dr-in-hospital" ? getDoctors(locale) : (await getPeoplePage(slug, locale)).people;
}
