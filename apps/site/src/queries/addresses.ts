import type { CollectionEntry } from "astro:content";
import { commaList } from "@hospital/content/text/comma-list";
import { type Locale, translate } from "@hospital/content/text/locales";

/** A postal address in one language, also as two lines. */
export function localizedAddress(
  { street, locality, city, region, postalCode }: CollectionEntry<"hospital">["data"]["address"],
  locale: Locale,
) {
  const address = {
    street: translate(street, locale),
    locality: translate(locality, locale),
    city: translate(city, locale),
    region: translate(region, locale),
    postalCode,
  };
  const addressLines = [
    commaList([address.street, address.locality], locale),
    commaList([`${address.city} ${postalCode}`, address.region], locale),
  ];
  return { address, addressLines };
}

/** The phone numbers of buildings, with their names; `undefined` is the main address. */
export function numbersOf(places: readonly ({ name: string; phone: { number: string } } | undefined)[]) {
  return places.flatMap((place) => (place ? { label: place.name, number: place.phone.number } : []));
}
