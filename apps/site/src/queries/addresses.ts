import { commaList } from "@hospital/content/text/comma-list";
import type { Locale } from "@hospital/content/text/locales";
import { withoutMarks } from "@hospital/content/text/untranslated";
import type { Texts } from "./entries";

/** A postal address as two lines. */
export function addressLines(
  { street, locality, city, region, postalCode }: Texts<"hospital">["address"],
  locale: Locale,
): string[] {
  return [commaList([street, locality], locale), commaList([`${city} ${postalCode}`, region], locale)];
}

interface Destination {
  name: string;
  address: Texts<"hospital">["address"];
  position?: { latitude: number; longitude: number } | undefined;
}

/** The route to a place on a map: to its position, or otherwise by its own name, so that no map chooses another place. */
export function directionsTo({ name, address, position }: Destination): string {
  const { street, locality, city, postalCode } = address;
  const destination = position
    ? `${position.latitude},${position.longitude}`
    : withoutMarks([name, street, locality, city, postalCode].join(", "));
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

interface Phone {
  number: string;
}

/** The phone numbers of buildings, with their names; `undefined` is the main address. */
export function numbersOf(places: readonly ({ name: string; phone: Phone; mobiles: Phone[] } | undefined)[]) {
  return places.flatMap((place) =>
    place ? [place.phone, ...place.mobiles].map(({ number }) => ({ label: place.name, number })) : [],
  );
}

/**
 * The number for appointments with a doctor, by the buildings of the sessions: of the only one, or otherwise the
 * hospital's, because one building can be closed while the doctor sits in another.
 */
export function bookingNumber(places: readonly ({ booking: string } | undefined)[], hospital: string): string {
  const [only, ...others] = places;
  return only && others.length === 0 ? only.booking : hospital;
}
