import type { CollectionEntry } from "astro:content";
import type { OpeningRow } from "../components/hours-table/hours-table";
import { inFirst, type Locale, translate } from "../i18n/locales";
import { type ExceptionRow, openHours } from "../time/from-content";
import { findOnly } from "./entries";
import { hoursInWords } from "./opening-hours";
import { getPageLink } from "./pages";
import { builtOn, getComingChanges, getExceptionRows } from "./timetable";

/** The hours of wards and counters in one language, and their coming exceptions. */
export async function getHours(locale: Locale) {
  const { wards = [], counters = [] } = (await findOnly("hours")) ?? {};
  const rows = await getExceptionRows();
  return {
    wards: await ofKind("ward", wards, rows, locale),
    counters: await ofKind("counter", counters, rows, locale),
  };
}

type Place = NonNullable<CollectionEntry<"hours">["data"]["wards"]>[number];

async function ofKind(kind: "ward" | "counter", places: Place[], exceptions: ExceptionRow[], locale: Locale) {
  const rows = await Promise.all(places.map((place) => toRow(kind, place, exceptions, locale)));
  const slots = rows.flatMap(({ slots }) => slots);
  const changes = await getComingChanges(slots, locale);
  const { title, today, tomorrow } = changes.labels;
  return { rows, changes: { ...changes, labels: { title, today, tomorrow } } };
}

async function toRow(
  kind: "ward" | "counter",
  place: Place,
  exceptions: ExceptionRow[],
  locale: Locale,
): Promise<OpeningRow> {
  const { name, page, remark, times } = place;
  return {
    name: translate(name, locale),
    href: page && (await getPageLink(page, "", locale))?.href,
    remark: remark && translate(remark, locale),
    slots: openHours(kind, inFirst(name), place, exceptions),
    spans: hoursInWords(times, locale, builtOn()),
  };
}
