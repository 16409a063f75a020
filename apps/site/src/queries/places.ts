import { memoize } from "@hospital/content/memoize";
import { address as addressOf } from "@hospital/content/schema/hospital";
import { commaList } from "@hospital/content/text/comma-list";
import { fill } from "@hospital/content/text/fill";
import { inFirst, type Locale, localePath, translate } from "@hospital/content/text/locales";
import { uniqueNumbers } from "@hospital/content/text/phone-number";
import { roomName } from "@hospital/content/text/room-name";
import { inLanguage } from "@hospital/content/text/translation";
import { type OpdHours, placeOf, scopesAt } from "@hospital/timetable/from-content";
import type { MapPanelProps } from "../components/map-panel/map-panel";
import type { PlaceBox } from "../components/place-boxes/place-boxes";
import type { PlaceLineProps } from "../components/place-line/place-line";
import { messages } from "../i18n/messages";
import { addressLines, directionsTo } from "./addresses";
import { findEntry, getOnly } from "./entries";
import { getHospital } from "./hospital";
import { hasPage } from "./pages";
import { getAddressHours, getComingChanges, getOpdHours, getPlaceNames } from "./timetable";

export type Place = Awaited<ReturnType<typeof getPlaces>>[number];

type Session = Pick<OpdHours, "at" | "department" | "doctor">;

export const mainAnchor = "place-1";

const addressShape = addressOf();

/** The hospital's other buildings with their addresses; empty if the hospital has one address. */
export const getPlaces = memoize(async (locale: Locale) => {
  const { places = [], openingHours: usual } = await getOnly("hospital");
  const { phones } = await getHospital(locale);
  const label = messages(locale);
  const rows = places.map(async ({ name, phone, mobiles = [], openingHours = usual, position, ...place }, index) => {
    const address = inLanguage(addressShape, place.address, locale);
    return {
      /** Records refer to the building by this name. */
      id: inFirst(name),
      anchor: `place-${index + 2}`,
      name: translate(name, locale),
      address,
      addressLines: addressLines(address, locale),
      phone: phone ? { label: label.phone, number: phone } : phones.reception,
      /** Further numbers there. */
      mobiles: mobiles.map((number) => ({ label: label.mobile, number })),
      /** The number for appointments there. */
      booking: phone ?? phones.booking.number,
      ...(await getAddressHours(openingHours, inFirst(name), locale)),
      position,
      directions: directionsTo({ name: translate(name, locale), address, position }),
    };
  });
  return Promise.all(rows);
});

/**
 * The building with this name in the first language; undefined for the hospital's main address (its short name, or no
 * name).
 */
export async function findPlace(id: string | undefined, locale: Locale): Promise<Place | undefined> {
  return id === undefined ? undefined : (await getPlaces(locale)).find((place) => place.id === id);
}

/** The building of a department or laboratory, by its file name. */
export async function findPagePlace(slug: string, locale: Locale): Promise<Place | undefined> {
  const page = (await findEntry("departments", slug)) ?? (await findEntry("laboratories", slug));
  return findPlace(page?.data.at, locale);
}

/** Returns a function that finds the building of a session: the session's own, or else its department's. */
export const getPlaceFinder = memoize(async (locale: Locale) => {
  const places = new Map((await getPlaces(locale)).map((place) => [place.id, place]));
  const names = await getPlaceNames();
  return (session: Pick<OpdHours, "at" | "department">): Place | undefined =>
    names && places.get(placeOf(session, names));
});

/**
 * Returns a function that names the building of a session, unless it is the hospital's main address. A session at the
 * main address names it if its department is in another building, or its doctor also sits in one.
 */
export const getBuildingFinder = memoize(async (locale: Locale) => {
  const { shortName } = await getHospital(locale);
  const placeOf = await getPlaceFinder(locale);
  const travelling = new Set((await getOpdHours()).flatMap((hours) => (placeOf(hours) ? hours.doctor : [])));
  return ({ at, department, doctor }: Session): string | undefined => {
    const isAway = placeOf({ department }) !== undefined || travelling.has(doctor);
    return placeOf({ at, department })?.name ?? (isAway ? shortName : undefined);
  };
});

/** Returns a function that describes where a session is: its room, and the building that `getBuildingFinder` names. */
export async function getRoomFinder(locale: Locale) {
  const buildingOf = await getBuildingFinder(locale);
  const { room: word } = messages(locale).opd;
  return ({ room, ...where }: Session & Pick<OpdHours, "room">): string | undefined =>
    [room && roomName(translate(room, locale), word), buildingOf(where)].filter(Boolean).join(" · ") || undefined;
}

/** Every address with its hours, the main address first, for pages with directions; empty if there is only one. */
export async function getPlaceBoxes(locale: Locale): Promise<PlaceBox[]> {
  const places = await getPlaces(locale);
  if (places.length === 0) return [];
  const { shortName, addressLines, phones, openHours, links } = await getHospital(locale);
  const { reception, mobiles } = phones;
  const main = { name: shortName, addressLines, phone: reception, mobiles, openHours };
  return [{ ...main, anchor: mainAnchor, directions: links.directions }, ...places].map((place) => ({
    id: place.anchor,
    name: place.name,
    lines: place.addressLines,
    hours: place.openHours.line,
    phones: uniqueNumbers([place.phone, ...place.mobiles], locale),
    directions: { href: place.directions, label: messages(locale).getDirections },
  }));
}

/** The coming days on which an address, or all of them, are closed. */
export async function getPlaceChanges(locale: Locale) {
  const places = await getPlaces(locale);
  const { main } = (await getPlaceNames()) ?? {};
  const slots = [main, ...places.map(({ id }) => id)].map((name) => ({
    of: scopesAt(name),
    from: "00:00",
    to: "24:00",
  }));
  return getComingChanges(slots, locale);
}

/** The page with directions to each building, at the ID of a building, or of their list. */
export async function getPlacesLink(locale: Locale, anchor = "places"): Promise<string> {
  return `${localePath((await hasPage("/directions")) ? "/directions" : "/contact", locale)}#${anchor}`;
}

/** The other buildings in one line, which leads to all addresses; undefined if there is only one. */
export async function getPlaceLine(locale: Locale): Promise<PlaceLineProps | undefined> {
  const places = await getPlaces(locale);
  if (places.length === 0) return undefined;
  const { address: main } = await getHospital(locale);
  const lines = places.map(({ name, address, addressLines: [street] }) =>
    commaList([name, street, ...(address.city === main.city ? [] : [address.city])], locale),
  );
  return { place: lines.join(" · "), href: await getPlacesLink(locale) };
}

/** Each address on a separate line: the main address, then the others with their hours; empty if there is only one. */
export async function getAddressLines(locale: Locale): Promise<PlaceLineProps[]> {
  const places = await getPlaces(locale);
  if (places.length === 0) return [];
  const {
    shortName,
    addressLines: [street],
  } = await getHospital(locale);
  return [
    { place: [shortName, street].join(" · "), href: await getPlacesLink(locale, mainAnchor) },
    ...(await Promise.all(places.map((place) => getPlaceOfPage(place, locale)))),
  ];
}

/** The hours and the way to a building, on the page of a department or laboratory there; `name` is its name, with the floor. */
export async function getPlaceOfPage(place: Place, locale: Locale, name = place.name): Promise<PlaceLineProps> {
  const { address: main } = await getHospital(locale);
  const {
    addressLines: [street],
    address,
  } = place;
  const lines = [name, commaList([street, ...(address.city === main.city ? [] : [address.city])], locale)];
  return {
    place: lines.join(" · "),
    hours: place.openHours.line,
    href: await getPlacesLink(locale, place.anchor),
  };
}

/** The hospital's map, and one for each other building with a known position. */
export async function getMaps(locale: Locale): Promise<MapPanelProps[]> {
  const { name, shortName, links, streetMap, position } = await getHospital(locale);
  const label = messages(locale);
  const labels = { show: label.showMap, open: label.openMap };
  const places = await getPlaces(locale);
  const atPosition = position && mapAt(position);
  const mainMap = {
    href: links.map ?? atPosition?.href,
    embedUrl: links.mapEmbed ?? atPosition?.embedUrl,
    drawing: streetMap,
  };
  const hasOwn = Object.values(mainMap).some(Boolean);
  if (places.length === 0) return hasOwn ? [{ title: fill(label.mapOf, { name }), ...mainMap, labels }] : [];
  return [{ name: shortName, position, map: hasOwn ? mainMap : undefined }, ...places].flatMap((place) => {
    const map = "map" in place ? place.map : place.position && mapAt(place.position);
    return map ? [{ title: fill(label.mapOf, { name: place.name }), heading: place.name, ...map, labels }] : [];
  });
}

/** The map shows about 500 m in each direction, here in degrees. */
const mapMargin = 0.005;

function mapAt({ latitude, longitude }: { latitude: number; longitude: number }) {
  const edges = [longitude - mapMargin, latitude - mapMargin, longitude + mapMargin, latitude + mapMargin];
  const box = edges.map((edge) => edge.toFixed(4)).join("%2C");
  const site = "https://www.openstreetmap.org";
  return {
    href: `${site}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    embedUrl: `${site}/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  };
}
