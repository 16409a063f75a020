import type { CollectionEntry } from "astro:content";
import { commaList } from "@hospital/content/text/comma-list";
import { fill } from "@hospital/content/text/fill";
import { inFirst, type Locale, localePath, translate } from "@hospital/content/text/locales";
import { withReasons } from "@hospital/timetable/changes";
import { placeOf as addressName, closesWithAddress, openHours } from "@hospital/timetable/from-content";
import type { Slot } from "@hospital/timetable/timetable";
import type { CounterLinesProps } from "../components/counter-lines/counter-lines";
import type { OpeningRow } from "../components/hours-table/hours-table";
import { messages } from "../i18n/messages";
import { findOnly } from "./entries";
import { getPlace, whereIs } from "./floor-plan";
import { getHospital } from "./hospital";
import { hoursInWords } from "./opening-hours";
import { getHref } from "./pages";
import {
  builtOn,
  getAddressTimes,
  getComingChanges,
  getExceptionRows,
  getExceptions,
  getPlaceNames,
  toDated,
} from "./timetable";

/**
 * The hours of wards and counters in one language, and their coming exceptions; with `path`, only those whose record
 * names that page.
 */
export async function getHours(locale: Locale, path?: string) {
  const { wards = [], counters = [] } = (await findOnly("hours")) ?? {};
  const isAsked = ({ page }: Place) => path === undefined || page === path;
  return {
    wards: await ofKind("ward", wards.filter(isAsked), locale),
    counters: await ofKind("counter", counters.filter(isAsked), locale),
  };
}

/** The counters with these names in the first language, by these names, and their coming exceptions. */
export async function getNamedCounters(names: string[], locale: Locale) {
  const { counters = [] } = (await findOnly("hours")) ?? {};
  const named = counters.filter(({ name }) => names.includes(inFirst(name)));
  const { rowsByName, changes } = await ofKind("counter", named, locale);
  return { counters: rowsByName, changes };
}

/**
 * The counters whose record names the page `path`, each on one line with its usual hours, for a page without space for
 * the table. The link leads to all counters.
 */
export async function getCounterLines(locale: Locale, path: string): Promise<CounterLinesProps> {
  const { rows, changes } = (await getHours(locale, path)).counters;
  // The page already shows its own location.
  const pagePlace = await getPlace(path.slice(1), locale);
  const counters = rows.map(({ name, where, spans, dated }) => ({
    place: [
      name,
      ...spans.map(({ days, hours }) => commaList([days, ...hours], locale)),
      ...(where && where !== pagePlace ? [where] : []),
    ].join(" · "),
    href: localePath("/contact#counters", locale),
    dated,
  }));
  return { counters, states: messages(locale).hours.counterStates, changes };
}

type Place = NonNullable<CollectionEntry<"hours">["data"]["wards"]>[number];

async function ofKind(kind: "ward" | "counter", places: Place[], locale: Locale) {
  const openings = await Promise.all(
    places.map(async (place) => {
      const address = await addressOf(place);
      const closesOnHolidays =
        place.closesOnHolidays ||
        (kind === "counter" && closesWithAddress(place.times, await getAddressTimes(address)));
      const opening = { times: place.times, closesOnHolidays };
      const slots = openHours(kind, inFirst(place.name), opening, await getExceptionRows(), address);
      return { place, slots, row: await toRow(place, slots, locale) };
    }),
  );
  const changes = await getComingChanges(
    openings.flatMap(({ slots }) => slots),
    locale,
    { kind, rows: openings.map(({ row, slots }) => ({ name: row.name, slots })) },
  );
  const { title, today, tomorrow } = changes.labels;
  return {
    rows: openings.map(({ row }) => row),
    rowsByName: new Map(openings.map(({ place, row }) => [inFirst(place.name), row])),
    changes: { ...changes, labels: { title, today, tomorrow } },
  };
}

async function toRow(place: Place, slots: Slot[], locale: Locale): Promise<OpeningRow> {
  const { name, page, phone, ledBy, remark, times } = place;
  const { phones } = await getHospital(locale);
  const exceptions = await getExceptions(locale);
  return {
    name: translate(name, locale),
    href: await getHref(page, locale),
    where: await whereIs(place, locale),
    phone: phone && phones[phone],
    ledBy: ledBy && fill(messages(locale).hours.ledBy, { name: translate(ledBy, locale) }),
    remark: remark && translate(remark, locale),
    dated: slots.flatMap((slot) => {
      const { dated, changes } = toDated(slot, exceptions);
      return withReasons(dated, changes);
    }),
    spans: hoursInWords(times, locale, builtOn()),
  };
}

/** The name of the place, in the first language: from the row or from its page; undefined if the hospital has one address. */
async function addressOf({ at, page }: Place): Promise<string | undefined> {
  const names = await getPlaceNames();
  return names && addressName({ at, department: (page ?? "").slice(1) }, names);
}
