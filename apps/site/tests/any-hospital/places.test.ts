import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { defaultLocale, localePath, publishedLocales } from "@hospital/content/text/locales";
import { dialable } from "@hospital/content/text/phone-number";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { distFile, hrefOf, pageAt } from "../support/built-site.ts";
import { content, hospital } from "../support/tested-hospital.ts";

interface Place {
  name: Record<string, string>;
  /** By default the reception's. */
  phone?: string;
  position?: { latitude: number; longitude: number };
}

const { places: listed = [], phones } = hospital as unknown as { places?: Place[]; phones: { reception: string } };
const places = listed.map((place) => ({ ...place, phone: place.phone ?? phones.reception }));

const names = places.map(({ name }) => name[defaultLocale] ?? "");

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

if (places.length > 0)
  describe("each of the hospital's places", () => {
    test.each(publishedLocales)("is on the contact page and the way there is one tap away (%s)", (locale) => {
      for (const route of ["/contact", "/directions"].filter((one) => existsSync(distFile(`${one}.html`)))) {
        const { document } = pageAt(localePath(route, locale));
        const list = document.querySelector("ul[aria-labelledby='places']");
        for (const { name, phone, position } of places) {
          const box = [...(list?.children ?? [])].find(({ textContent }) => textContent?.includes(name[locale] ?? ""));
          expect(box?.querySelector(`a[href='tel:${dialable(phone)}']`), `${route} ${name.en}`).not.toBeNull();
          const ways = [...(box?.querySelectorAll("a") ?? [])].map((link) => decodeURIComponent(hrefOf(link)));
          const end = position && `${position.latitude},${position.longitude}`;
          expect(ways.some((way) => way.includes("destination=") && (!end || way.endsWith(end)))).toBe(true);
        }
        // The hospital's own address is the first.
        expect(list?.children).toHaveLength(places.length + 1);
      }
    });

    test.each(publishedLocales)(
      "is named on the home page and at the end of each page, with a link to all addresses (%s)",
      (locale) => {
        for (const [route, part] of [
          ["/", ".home-hero"],
          ["/", "footer"],
          ["/contact", "footer"],
        ] as const) {
          const { document } = pageAt(localePath(route, locale));
          const links = [...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href$="#places"]`)];
          for (const { name } of places)
            expect(
              links.some(({ textContent }) => textContent.includes(name[locale] ?? "")),
              `${route} ${part}`,
            ).toBe(true);
        }
      },
    );

    test.each(publishedLocales)("has a map on the contact page, at its own position (%s)", (locale) => {
      const { document } = pageAt(localePath("/contact", locale));
      const maps = [...document.querySelectorAll(".map-panel")];
      for (const { name, position } of places) {
        if (!position) continue;
        const map = maps.find((one) => one.querySelector("h3")?.textContent === name[locale]);
        const marker = new URL(map?.querySelector("button")?.dataset.src ?? "about:blank").searchParams.get("marker");
        expect(marker, name.en).toBe(`${position.latitude},${position.longitude}`);
      }
    });

    test("is in the contact card, the structured data and the search, and its number is ours", () => {
      const card = readFileSync(distFile("/hospital.vcf"), "utf8");
      const data = pageAt("/").document.querySelector("script[type='application/ld+json']")?.textContent ?? "";
      const graph: { "@type": string; location?: { name: string; telephone: string }[] }[] = JSON.parse(data)["@graph"];
      const index = readFileSync(distFile("/search-index.json"), "utf8");
      for (const { name, phone } of places) {
        const label = name[defaultLocale] ?? "";
        expect(card).toContain(`.TEL:${dialable(phone)}\r\n`);
        expect(card).toMatch(new RegExp(`^item(\\d+)\\.ADR:.*\\r\\nitem\\1\\.X-ABLabel:${label}\\r$`, "m"));
        expect(graph.flatMap(({ location = [] }) => location)).toContainEqual(
          expect.objectContaining({ name: label, telephone: dialable(phone) }),
        );
        for (const text of Object.values(name)) expect(index).toContain(text);
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
      const doctors = JSON.parse(readFileSync(distFile("/dr-in-hospital/index.json"), "utf8")).doctors;
      expect(new Set(doctors.flatMap(({ places = [] }: { places?: string[] }) => places))).toEqual(sessions);
    });

    test("has its phone number on the page of each department and laboratory there", () => {
      for (const path of globSync("{departments,laboratories}/*.yaml", { cwd: content })) {
        const { at } = parse(readFileSync(join(content, path), "utf8"));
        const place = places.find(({ name }) => name[defaultLocale] === at);
        const main = pageAt(`/${basename(path, ".yaml")}`).document.querySelector("main");
        if (place) expect(main?.querySelector(`a[href='tel:${dialable(place.phone)}']`), path).not.toBeNull();
      }
    });

    test("is in the contact card and the structured data of each doctor who sits there", () => {
      const doctors: { id: string; places?: string[] }[] = JSON.parse(
        readFileSync(distFile("/dr-in-hospital/index.json"), "utf8"),
      ).doctors;
      for (const { id, places: ids = [] } of doctors) {
        const path = `/dr-in-hospital/${id}`;
        const card = readFileSync(distFile(`${path}.vcf`), "utf8");
        const data = pageAt(path).document.querySelector("script[type='application/ld+json']")?.textContent ?? "";
        const graph: { "@type": string; address?: unknown }[] = JSON.parse(data)["@graph"];
        const addresses = graph.flatMap(({ "@type": type, address }) => (type === "Physician" ? address : []));
        // A doctor without hours has the hospital's own address.
        const count = Math.max(1, ids.length);
        expect([card.match(/^(?:item\d+\.)?ADR:/gm)?.length, addresses.length], id).toEqual([count, count]);
        for (const { name, phone } of places.filter(({ name }) => ids.includes(name[defaultLocale] ?? ""))) {
          const profile = pageAt(path).document.querySelector(".doctor-profile");
          expect(profile?.querySelector("dl")?.textContent, id).toContain(name[defaultLocale]);
          expect(profile?.querySelector(`a[href='tel:${dialable(phone)}']`), id).not.toBeNull();
          expect(card, id).toContain(`.TEL:${dialable(phone)}\r\n`);
        }
      }
    });
  });
else
  test("a hospital with one address shows it once", () => {
    expect(pageAt("/contact").document.querySelector("#places")).toBeNull();
    if (existsSync(distFile("/directions.html")))
      expect(pageAt("/directions").document.querySelector("#places")).toBeNull();
  });
