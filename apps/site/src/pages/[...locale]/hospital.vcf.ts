import { type Locale, localePages } from "@hospital/content/text/locales";
import type { APIRoute } from "astro";
import { contactCard } from "../../queries/contact-card";
import { getHospital } from "../../queries/hospital";
import { getPlaces } from "../../queries/places";

export const getStaticPaths = () => localePages();

export const GET: APIRoute<{ locale: Locale }> = async ({ props }) => {
  const hospital = await getHospital(props.locale);
  return contactCard(hospital, {
    name: hospital.name,
    url: hospital.website,
    numbers: hospital.allPhones,
    otherPlaces: await getPlaces(props.locale),
  });
};
