import { commaList } from "@hospital/content/text/comma-list";
import type { Locale } from "@hospital/content/text/locales";
import type { APIRoute } from "astro";
import { contactCard } from "../../../queries/contact-card";
import { getDoctor } from "../../../queries/doctors";
import { getHospital } from "../../../queries/hospital";
import { getTimetable } from "../../../queries/opd";
import { getRecordPaths } from "../../../queries/pages";

export const getStaticPaths = () => getRecordPaths("doctor", "doctors");

/**
 * A doctor's vCard: the numbers for booking and of the buildings without private ones, and the OPD hours with the
 * exceptions of the coming days.
 */
export const GET: APIRoute<{ locale: Locale; slug: string }> = async ({ props }) => {
  const hospital = await getHospital(props.locale);
  const { name, role, href, places } = await getDoctor(props.slug, props.locale);
  const { table, changes } = await getTimetable({ doctor: props.slug }, props.locale);
  const { booking, reception } = hospital.phones;
  return contactCard(hospital, {
    name,
    title: role,
    url: `${hospital.website}${href}`,
    numbers: [booking, reception],
    place: places[0],
    otherPlaces: places.slice(1).flatMap((place) => place ?? []),
    notes:
      table.slots.length === 0
        ? []
        : [
            ...table.slots
              .filter(({ dated }) => !dated.rest)
              .map(({ dayName, hours, when, room }) => commaList([`${dayName} ${hours}`, when, room], props.locale)),
            ...changes.changes.map(({ text }) => text),
            changes.asOf,
          ],
  });
};
