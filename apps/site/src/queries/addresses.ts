import { commaList } from "@hospital/content/text/comma-list";
import type { Locale } from "@hospital/content/text/locales";
import type { Texts } from "./entries";

/** A postal address as two lines. */
export function addressLines(
  { street, locality, city, region, postalCode }: Texts<"hospital">["address"],
  locale: Locale,
): string[] {
  return [commaList([street, locality], locale), commaList([`${city} ${postalCode}`, region], locale)];
}

/** The phone numbers of buildings, with their names; `undefined` is the main address. */
export function numbersOf(places: readonly ({ name: string; phone: { number: string } } | undefined)[]) {
  return places.flatMap((place) => (place ? { label: place.name, number: place.phone.number } : []));
}
