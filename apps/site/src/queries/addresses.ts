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

interface Phone {
  number: string;
}

/** The phone numbers of buildings, with their names; `undefined` is the main address. */
export function numbersOf(places: readonly ({ name: string; phone: Phone; mobiles: Phone[] } | undefined)[]) {
  return places.flatMap((place) =>
    place ? [place.phone, ...place.mobiles].map(({ number }) => ({ label: place.name, number })) : [],
  );
}
