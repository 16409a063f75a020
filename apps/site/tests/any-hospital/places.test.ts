import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { dayOfWeek } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import {
  defaultLocale,
  inFirst,
  type Locale,
  type Localized,
  localePath,
  publishedLocales,
  translate,
} from "@hospital/content/text/locales";
import { dialable } from "@hospital/content/text/phone-number";
import { withoutMarks } from "@hospital/content/text/untranslated";
import { addDays, dayOf, momentNow, weekdays } from "@hospital/timetable/clock";
import type { DatedHours } from "@hospital/timetable/dated-hours";
import { addressHours, type ExceptionRow, exceptionDays, overlaps, scopeOf } from "@hospital/timetable/from-content";
import { sessionsOn } from "@hospital/timetable/timetable";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { messages } from "../../src/i18n/messages.ts";
import type { DoctorIndex } from "../../src/islands/doctor-finder/doctor-index.ts";
import type { SearchDocument } from "../../src/islands/site-search/search-document.ts";
import { distFile, hrefOf, pageAt } from "../support/built-site.ts";
import { content, hospital } from "../support/tested-hospital.ts";

interface Place {
  name: Record<string, string>;
  address: { street: Localized };
  /** The number; by default the reception's. */
  phone?: string;
  position?: { latitude: number; longitude: number };
  openingHours?: OpeningTime[];
}

interface OpeningTime {
  days?: string[];
  to: string;
}

interface Data {
  "@type": string;
  "@id"?: string;
  telephone?: string;
  address?: unknown;
  location?: { name: string; telephone: string; specialOpeningHoursSpecification?: { validFrom: string }[] }[];
}

const { places: listed = [], phones } = hospital as {
  places?: Place[];
  phones: { reception: string; booking?: string };
};
const booking = phones.booking ?? phones.reception;
const places = listed.map(({ phone, ...place }) => ({
  ...place,
  phone: phone ?? phones.reception,
  booking: phone ?? booking,
}));

const names = places.map(({ name }) => name[defaultLocale] ?? "");
/** The name of the hospital's own address. */
const main = inFirst(hospital.shortName);

/** The name of an address in a language, by its name in the first one. */
function nameOf(place: string, locale: Locale): string {
  const { name } = places.find(({ name }) => name[defaultLocale] === place) ?? { name: hospital.shortName };
  return translate(name as Localized, locale);
}

/** The doctors of the finder, with the places of their sessions by name in the first language, or "main". */
function doctorsOf(locale: Locale) {
  const index: DoctorIndex = JSON.parse(
    readFileSync(distFile(localePath("/dr-in-hospital/index.json", locale)), "utf8"),
  );
  return index.doctors.map((doctor) => ({ ...doctor, places: [...new Set(doctor.slots.map(({ place }) => place))] }));
}

/** The structured data of a page. */
function graphOf(route: string): Data[] {
  const script = pageAt(route).document.querySelector("script[type='application/ld+json']");
  return JSON.parse(script?.textContent ?? "")["@graph"];
}

/** The link to directions in the bar at the bottom of a phone, and the place that it leads to. */
function directionsOf(route: string): { href: string; place: string } {
  const [, link] = pageAt(route).document.querySelectorAll(".quick-bar a");
  const href = hrefOf(link);
  const [path = "", id = ""] = href.split("#");
  return { href, place: (id && pageAt(path).document.getElementById(id)?.textContent) || "" };
}

/** The places of all sessions, by their name in the first language; "main" is the hospital's own address. */
function placesOfSessions(): Set<string> {
  const read = (path: string) => parse(readFileSync(join(content, path), "utf8"));
  const sessions = globSync("doctors/*.yaml", { cwd: content }).flatMap((path) => {
    const { opd = [], department: usual } = read(path);
    return opd.map((session: { department?: string; at?: string }) => {
      const at = session.at ?? read(`departments/${session.department ?? usual}.yaml`).at;
      return names.find((name) => name === at) ?? "main";
    });
  });
  return new Set(sessions);
}

/** The closures of addresses on the coming days in the pages, with their names in the first language. */
function comingClosures(): { place: string; from: string; isPart: boolean }[] {
  const path = join(content, "exceptions.yaml");
  const { exceptions = [] } = existsSync(path) ? parse(readFileSync(path, "utf8")) : {};
  const today = dayOf(momentNow());
  return exceptions.flatMap((row: ExceptionRow) =>
    row.for === "place" &&
    row.change === "closed" &&
    !exceptions.some((other: ExceptionRow) => other.change === "as-usual" && other.place === row.place) &&
    overlaps(row, today, addDays(today, exceptionDays - 1))
      ? { place: row.place, from: row.from > today ? row.from : today, isPart: Boolean(row.times || row.days) }
      : [],
  );
}

if (places.length > 0)
  describe("each of the hospital's places", () => {
    test.each(publishedLocales)("is on the contact page and the way there is one tap away (%s)", (locale) => {
      for (const route of ["/contact", "/directions"].filter((path) => existsSync(distFile(`${path}.html`)))) {
        const { document } = pageAt(localePath(route, locale));
        const list = document.querySelector("ul[aria-labelledby='places']");
        for (const { name, phone, position } of places) {
          const box = [...(list?.children ?? [])].find(({ textContent }) => textContent?.includes(name[locale] ?? ""));
          expect(box?.querySelector(`a[href='tel:${dialable(phone)}']`), `${route} ${name.en}`).not.toBeNull();
          const urls = [...(box?.querySelectorAll("a") ?? [])].map((link) => decodeURIComponent(hrefOf(link)));
          const end = position && `${position.latitude},${position.longitude}`;
          expect(urls.some((url) => url.includes("destination=") && (!end || url.endsWith(end)))).toBe(true);
        }
        // The hospital's own address is the first.
        expect(list?.children).toHaveLength(places.length + 1);
      }
    });

    test("its directions are one tap away from each department, laboratory and doctor there", () => {
      const pages = globSync("{departments,laboratories}/*.yaml", { cwd: content }).map((path) => ({
        route: `/${basename(path, ".yaml")}`,
        ids: [parse(readFileSync(join(content, path), "utf8")).at],
      }));
      const doctors = doctorsOf(defaultLocale).map(({ id, places: ids }) => ({ route: `/dr-in-hospital/${id}`, ids }));
      for (const { route, ids } of [...pages, ...doctors]) {
        const name = ids.length === 1 && names.find((name) => name === ids[0]);
        if (name && existsSync(distFile("/directions.html"))) expect(directionsOf(route).place, route).toContain(name);
        else if (name) expect(directionsOf(route).href, route).not.toBe(directionsOf("/").href);
        else if (ids.length > 0) expect(directionsOf(route).href, route).toBe(directionsOf("/").href);
      }
    });

    test.each(publishedLocales)(
      "has its own street and hours at the top of each department, laboratory and doctor there (%s)",
      (locale) => {
        const pages = globSync("{departments,laboratories}/*.yaml", { cwd: content }).map((path) => ({
          route: `/${basename(path, ".yaml")}`,
          ids: [parse(readFileSync(join(content, path), "utf8")).at],
        }));
        const doctors = doctorsOf(locale).map(({ id, places: ids }) => ({ route: `/dr-in-hospital/${id}`, ids }));
        const barOf = (route: string) => pageAt(localePath(route, locale)).document.querySelector(".top-bar");
        const hoursOf = (route: string) =>
          barOf(route)?.querySelector(".top-bar__hours, [data-kind='hours']")?.textContent;
        for (const { route, ids } of [...pages, ...doctors]) {
          const place = places.find(({ name }) => ids.length === 1 && name[defaultLocale] === ids[0]);
          if (!place) continue;
          const street = withoutMarks(translate(place.address.street, locale));
          expect(barOf(route)?.textContent, route).toContain(street);
          expect(pageAt(localePath(route, locale)).document.querySelector("main")?.textContent, route).toContain(
            street,
          );
          const { openingHours = hospital.openingHours } = place;
          const isSame = JSON.stringify(openingHours) === JSON.stringify(hospital.openingHours);
          if (!isSame) expect(hoursOf(route), route).not.toBe(hoursOf("/"));
        }
      },
    );

    test.each(publishedLocales)(
      "is named with each of its departments where every department is listed (%s)",
      (locale) => {
        if (!existsSync(distFile("/directions.html"))) return;
        const { document } = pageAt(localePath("/directions", locale));
        const rows = [...document.querySelectorAll("table[aria-labelledby='floor-plan'] tbody tr")];
        for (const path of globSync("departments/*.yaml", { cwd: content })) {
          const { at } = parse(readFileSync(join(content, path), "utf8"));
          if (!names.includes(at)) continue;
          const route = localePath(`/${basename(path, ".yaml")}`, locale);
          const row = rows.find((candidate) => hrefOf(candidate.querySelector("a")) === route);
          expect(row?.textContent, path).toContain(withoutMarks(nameOf(at, locale)));
        }
      },
    );

    test.each(publishedLocales)("is named with each of its wards and counters in the floor plan (%s)", (locale) => {
      const path = join(content, "hours.yaml");
      if (!existsSync(path) || !existsSync(distFile("/directions.html"))) return;
      const { wards = [], counters = [] } = parse(readFileSync(path, "utf8"));
      const { document } = pageAt(localePath("/directions", locale));
      const rows = [...document.querySelectorAll("table[aria-labelledby='floor-plan'] tbody tr")];
      for (const { name, at, place } of [...wards, ...counters]) {
        if (!place || !names.includes(at)) continue;
        const label = withoutMarks(translate(name, locale));
        const building = withoutMarks(nameOf(at, locale));
        const sameName = rows.filter((row) => row.querySelector("th")?.textContent === label);
        expect(sameName.map(({ textContent }) => textContent).join("\n"), label).toContain(building);
      }
    });

    test.each(publishedLocales)("isn't mixed up with the main address on the page with directions (%s)", (locale) => {
      if (!existsSync(distFile("/directions.html"))) return;
      const { document } = pageAt(localePath("/directions", locale));
      const name = hospital.shortName[locale] ?? hospital.shortName;
      expect(document.querySelector(".page-banner a[href^='https:']")?.textContent).toContain(name);
    });

    test.each(publishedLocales)(
      "follows the main address on the home page, each with its street and its directions (%s)",
      (locale) => {
        const links = [...pageAt(localePath("/", locale)).document.querySelectorAll(".home-hero__addresses a")];
        const { shortName: name, address } = hospital as { shortName: Localized; address: Place["address"] };
        const addresses = [{ name, address }, ...places];
        expect(links).toHaveLength(addresses.length);
        for (const [index, place] of addresses.entries()) {
          const label = translate(place.name as Localized, locale);
          expect(links[index]?.textContent).toContain(withoutMarks(label));
          expect(links[index]?.textContent).toContain(withoutMarks(translate(place.address.street, locale)));
          const [path = "", id = ""] = hrefOf(links[index]).split("#");
          const box = pageAt(path).document.getElementById(id);
          expect(box?.textContent).toContain(withoutMarks(label));
          expect(box?.querySelector("a[href^='https:']")).not.toBeNull();
        }
      },
    );

    test.each(publishedLocales)("is named at the end of each page, with a link to all addresses (%s)", (locale) => {
      for (const route of ["/", "/contact"]) {
        const { document } = pageAt(localePath(route, locale));
        const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[href$="#places"]')];
        for (const { name } of places)
          expect(
            links.some(({ textContent }) => textContent.includes(name[locale] ?? "")),
            route,
          ).toBe(true);
      }
    });

    test.each(publishedLocales)("has a map on the contact page, at its own position (%s)", (locale) => {
      const { document } = pageAt(localePath("/contact", locale));
      const maps = [...document.querySelectorAll(".map-panel")];
      for (const { name, position } of places) {
        if (!position) continue;
        const map = maps.find((panel) => panel.querySelector("h3")?.textContent === name[locale]);
        const marker = new URL(map?.querySelector("button")?.dataset.src ?? "about:blank").searchParams.get("marker");
        expect(marker, name.en).toBe(`${position.latitude},${position.longitude}`);
      }
    });

    test.each(publishedLocales)("shows its coming closures beside its address (%s)", (locale) => {
      const { document } = pageAt(localePath("/contact", locale));
      const changes = document.querySelector("ul[aria-labelledby='place-changes']")?.textContent ?? "";
      for (const { place } of comingClosures()) {
        const { openingHours = hospital.openingHours } = places.find(({ name }) => name[defaultLocale] === place) ?? {};
        const { counter: closed, place: withoutOpd } = messages(locale).changes;
        const template = addressHours(openingHours).every(({ of }) => of) ? closed : withoutOpd;
        expect(changes).toContain(fill(template, { name: nameOf(place, locale) }));
      }
    });

    test("lists the days on which it is closed with its hours, and in the structured data", () => {
      for (const { place, from, isPart } of comingClosures()) {
        const { openingHours = hospital.openingHours } = places.find(({ name }) => name[defaultLocale] === place) ?? {};
        // Hours around the clock have no scope, because a holiday doesn't close them.
        const isOpenThen = addressHours(openingHours, place).some(
          (slot) => slot.of && sessionsOn(slot, from, []).length > 0,
        );
        if (isPart || place === main || !isOpenThen) continue;
        const boxes = pageAt("/contact").document.querySelectorAll("ul[aria-labelledby='places'] > *");
        const box = [...boxes].find(({ textContent }) => textContent.includes(place));
        expect(box?.textContent).toContain(dayOfWeek(from, defaultLocale, "short"));
        const { specialOpeningHoursSpecification } =
          graphOf("/")
            .flatMap(({ location = [] }) => location)
            .find(({ name }) => name === place) ?? {};
        expect(specialOpeningHoursSpecification).toContainEqual(expect.objectContaining({ validFrom: from }));
      }
    });

    test("closes its counters with it, on the contact page", () => {
      const path = join(content, "hours.yaml");
      const { counters = [] } = existsSync(path) ? parse(readFileSync(path, "utf8")) : {};
      const rows = [...pageAt("/contact").document.querySelectorAll("[aria-labelledby='counters'] tbody tr")];
      for (const { place, from, isPart } of comingClosures()) {
        const { openingHours = hospital.openingHours } = places.find(({ name }) => name[defaultLocale] === place) ?? {};
        if (isPart || !addressHours(openingHours).every(({ of }) => of)) continue;
        for (const [index, { name, at, times }] of counters.entries()) {
          const slots = addressHours(times);
          if (at !== place || !slots.every((slot) => slot.of && sessionsOn(slot, from, []).length > 0)) continue;
          const dated = rows[index]?.querySelector<HTMLElement>("[data-dated]")?.dataset.dated;
          expect(dated, inFirst(name)).toContain(`${from}off`);
        }
      }
    });

    test("closes its own sessions only", () => {
      for (const { slots } of doctorsOf(defaultLocale))
        for (const { of, place } of slots)
          expect(of.split(" ")[1]).toBe(
            scopeOf({ from: "", change: "closed", for: "place", place: names.find((name) => name === place) ?? main }),
          );
    });

    test("is in the contact card, the structured data and the search, and its number is ours", () => {
      const card = readFileSync(distFile("/hospital.vcf"), "utf8");
      const index = readFileSync(distFile("/search-index.json"), "utf8");
      for (const { name, phone } of places) {
        const label = name[defaultLocale] ?? "";
        expect(card).toContain(`.TEL:${dialable(phone)}\r\n`);
        const labels = [...card.matchAll(/^item(\d+)\.ADR:.*\r\nitem\1\.X-ABLabel:(.*)\r$/gm)].map((match) => match[2]);
        expect(labels).toContain(label.replace(/[\\,;]/g, "\\$&"));
        expect(graphOf("/").flatMap(({ location = [] }) => location)).toContainEqual(
          expect.objectContaining({ name: label, telephone: dialable(phone) }),
        );
        for (const text of Object.values(name)) expect(index).toContain(JSON.stringify(text).slice(1, -1));
      }
    });

    test.each(publishedLocales)("is found in the search together with its departments (%s)", (locale) => {
      const index = readFileSync(distFile(localePath("/search-index.json", locale)), "utf8");
      const documents: SearchDocument[] = JSON.parse(index);
      for (const path of globSync("departments/*.yaml", { cwd: content })) {
        const { at } = parse(readFileSync(join(content, path), "utf8"));
        if (!names.includes(at)) continue;
        const building = documents.find(({ title }) => withoutMarks(title) === withoutMarks(nameOf(at, locale)));
        const route = localePath(`/${basename(path, ".yaml")}`, locale);
        expect(building?.href, path).toBeDefined();
        expect(documents.find(({ href }) => href === route)?.partOf, path).toBe(building?.href);
      }
    });

    test("is shown for each session that isn't at the hospital's own address", () => {
      const sessions = placesOfSessions();
      if (existsSync(distFile("/opd.html"))) {
        const rooms = [...pageAt("/opd").document.querySelectorAll("[data-fact='room']")].map(
          (room) => room.textContent,
        );
        const isAt = (room: string) => names.find((name) => room.endsWith(name)) ?? "main";
        expect(new Set(rooms.map(isAt))).toEqual(sessions);
      }
      expect(new Set(doctorsOf(defaultLocale).flatMap(({ places }) => places))).toEqual(sessions);
    });

    test.each(publishedLocales)("is named with each next session as in the doctor's hours (%s)", (locale) => {
      const buildings = [hospital.shortName, ...places.map(({ name }) => name)].map((name) => name[locale] ?? name);
      for (const { id, slots } of doctorsOf(locale)) {
        const { document } = pageAt(localePath(`/dr-in-hospital/${id}`, locale));
        const rows = [...document.querySelectorAll<HTMLElement>(".opd-row:not([data-dates], [data-rest])")].map(
          (row) => {
            const room = row.querySelector("[data-fact='room']")?.textContent ?? "";
            return `${row.dataset.day} ${row.dataset.from} ${buildings.find((name) => room.endsWith(name)) ?? ""}`;
          },
        );
        const parts: DatedHours[] = JSON.parse(
          document.querySelector<HTMLElement>(".next-session")?.dataset.dated ?? "[]",
        );
        const dated = parts.filter(({ rest }) => !rest);
        const sessions = dated
          .filter(({ dates }) => !dates)
          .flatMap(({ days, from, at = "" }) => (days?.split(" ") ?? weekdays).map((day) => `${day} ${from} ${at}`));
        expect(new Set(sessions), id).toEqual(new Set(rows));
        expect(
          slots.map(({ at }) => at),
          id,
        ).toEqual(dated.map(({ at = "" }) => at));
      }
    });

    test("each page of a department or laboratory there calls its number", () => {
      for (const path of globSync("{departments,laboratories}/*.yaml", { cwd: content })) {
        const { at } = parse(readFileSync(join(content, path), "utf8"));
        const place = places.find(({ name }) => name[defaultLocale] === at);
        if (!place) continue;
        const route = `/${basename(path, ".yaml")}`;
        const main = pageAt(route).document.querySelector("main");
        expect(main?.querySelector(`a[href='tel:${dialable(place.phone)}']`), path).not.toBeNull();
        // A department for emergencies shows the emergency number instead.
        const call = main?.querySelector(".booking-line a, .call-banner a");
        const [telephone] = graphOf(route).flatMap((node) =>
          node["@id"]?.endsWith("#department") ? node.telephone : [],
        );
        if (call)
          expect([hrefOf(call), `tel:${telephone}`], path).toEqual(Array(2).fill(`tel:${dialable(place.booking)}`));
      }
    });

    test("is in the contact card and the structured data of each doctor who sits there", () => {
      for (const { id, places: ids } of doctorsOf(defaultLocale)) {
        const path = `/dr-in-hospital/${id}`;
        const card = readFileSync(distFile(`${path}.vcf`), "utf8");
        const [physician] = graphOf(path).filter((node) => node["@type"] === "Physician");
        const addresses = [physician?.address].flat();
        // A doctor without hours has the hospital's own address.
        const count = Math.max(1, ids.length);
        expect([card.match(/^(?:item\d+\.)?ADR:/gm)?.length, addresses.length], id).toEqual([count, count]);
        const profile = pageAt(path).document.querySelector(".doctor-profile");
        const doctorPlaces = places.filter(({ name }) => ids.includes(name[defaultLocale] ?? ""));
        const facts = [...(profile?.querySelectorAll("dd") ?? [])].map(({ textContent }) => textContent);
        for (const { name, phone } of doctorPlaces) {
          // Beside another place, the name has its own line, with the hours there.
          const line = `${name[defaultLocale]} · `;
          if (ids.length > 1) expect(facts.some((fact) => fact.startsWith(line))).toBe(true);
          else expect(profile?.querySelector("dl")?.textContent, id).toContain(name[defaultLocale]);
          expect(profile?.querySelector(`a[href='tel:${dialable(phone)}']`), id).not.toBeNull();
          expect(card, id).toContain(`.TEL:${dialable(phone)}\r\n`);
        }
        if (ids.length === 0) continue;
        const number = dialable((ids.length === 1 && doctorPlaces[0]?.booking) || booking);
        const callLinks = [
          ...pageAt("/dr-in-hospital").document.querySelectorAll(`[data-id='${id}'] .doctor-grid__call`),
        ];
        expect([profile?.querySelector(".doctor-profile__call a"), ...callLinks].map(hrefOf), id).toEqual(
          Array(callLinks.length + 1).fill(`tel:${number}`),
        );
        expect(physician?.telephone, id).toBe(number);
      }
    });
  });
else
  test("a hospital with one address shows it once", () => {
    expect(pageAt("/contact").document.querySelector("#places")).toBeNull();
    if (existsSync(distFile("/directions.html")))
      expect(pageAt("/directions").document.querySelector("#places")).toBeNull();
  });

const testsFile = join(content, "tests.yaml");
if (existsSync(testsFile) && existsSync(distFile("/tests.html")))
  test("a test at a counter names the counter", () => {
    const { tests } = parse(readFileSync(testsFile, "utf8")) as { tests: { id: string; counter?: string }[] };
    const { document } = pageAt("/tests");
    for (const { id, counter = "" } of tests) expect(document.getElementById(id)?.textContent, id).toContain(counter);
  });
