import { describe, expect, test } from "vitest";
import {
  findAll,
  findNamed,
  hrefOf,
  listedPages,
  nameOf,
  pageAt,
  pages,
  pathOf,
  testPages,
  text,
} from "../support/built-site.ts";
import type { Link } from "../support/specified-menu.ts";
import { hospital } from "../support/tested-hospital.ts";

const listAt = (route: string) => {
  const { document } = pageAt(route);
  const heading = text(document.querySelector("h1"));
  if (!heading) throw new Error(`${route} has no h1.`);
  return cardsOf(findNamed(document, "main ul", heading));
};
const cardsOf = (list: Element) => [...list.children];
const headings = (cards: Element[]) =>
  cards.map((card) => text(card.querySelector("h2, h3, figcaption, a > span:last-child")));

describe("the built sample site shows the numbers of the specification", () => {
  test.each([
    ["/managements", 17],
    ["/dr-in-hospital", 19],
    ["/rmo", 6],
    ["/nurses", 16],
    ["/technician", 9],
    ["/video-gallery", 16],
    ["/gallery", 25],
  ])("the list named by the heading of %s has %i cards", (route, count) => {
    expect(listAt(route)).toHaveLength(count);
  });

  test("every placeholder reads N/A and is announced as to be added", () => {
    const cards = [...listAt("/counsellor"), ...listAt("/supportive-staff")];
    const spokenNames = cards.map((card) => {
      const name = card.querySelector("h2");
      const hidden = findAll(name as ParentNode, "[aria-hidden='true']")
        .map(text)
        .join();
      return [hidden, text(name)?.replace(hidden, "")];
    });
    expect(spokenNames).toEqual(Array(21).fill(["N/A", "details to be added"]));
    expect(cards.map((card) => findAll(card, "svg.portrait__placeholder").length)).toEqual(Array(21).fill(1));
    const degrees = listAt("/supportive-staff").map((card) => findAll(card, "p").map(text));
    expect(degrees).toEqual(Array(20).fill(["N/A"]));
  });

  test("every doctor has a degree and a speciality in brackets", () => {
    const lines = listAt("/dr-in-hospital").map((card) => findAll(card, "p:not(.next-session)").map(text));
    expect(
      lines.filter(
        ([degree, speciality, ...otherLines]) =>
          !degree || !/^\(.+\)$/.test(speciality ?? "") || otherLines.some((line) => !/₹|Fee: ask/.test(line ?? "")),
      ),
    ).toEqual([]);
  });

  test("All Specialities are 21 tiles in their order", () => {
    expect(
      listAt("/viewall-specialities").map((card) => [text(card.querySelector("a")), pathOf(card.querySelector("a"))]),
    ).toEqual(tiles);
  });

  test.each([
    ["Managements", "View All", "/managements", 4],
    ["Doctors", "View All Doctors", "/dr-in-hospital", 6],
    ["Resident Medical Officer", "View All", "/rmo", 6],
    ["Nurses", "View All", "/nurses", 4],
  ])("home previews %s, with %s to %s: %i people", (title, label, route, count) => {
    const region = findNamed(pageAt("/").document, "section", title);
    const cards = cardsOf(findNamed(region, "ul", title));
    expect(headings(cards)).toEqual(headings(listAt(route)).slice(0, count));
    const links = findAll<HTMLAnchorElement>(region, "a");
    expect(links.map((link) => [text(link), pathOf(link)])).toContainEqual([label, route]);
  });

  test("home has its 8 cards of specialities in their order", () => {
    const cards = cardsOf(findNamed(pageAt("/").document, "ul", "Specialities & Procedures"));
    const otherRoutes = ["/surgery", "/gynecology", "/ent", "/internal-medicins"];
    expect(headings(cards).map((name, index) => [name, pathOf(cards[index]?.querySelector("a"))])).toEqual([
      ...tiles.slice(0, 4),
      ...otherRoutes.map((route) => tiles.find((tile) => tile[1] === route)),
    ]);
  });

  test("home has the four facts", () => {
    const list = pageAt("/").document.querySelector("section[aria-label] > ul[aria-label='The hospital in numbers']");
    const facts = (list ? cardsOf(list).map(text) : []).map((fact) => fact?.replace(/ \d{4} · .*$/, ""));
    expect(facts).toEqual([
      "2000+ Successful Surgeries",
      "30+ Medical Experts",
      "20000+ Families Healed",
      "10+ Awards & Accreditations",
    ]);
  });

  test("home has the sections of the specification in their order, each a region named by its heading", () => {
    const regions = findAll(pageAt("/").document, "main section").map(nameOf);
    expect(regions).toEqual([
      "To Book an Appointment",
      "What We Do",
      "Specialities & Procedures",
      "The hospital in numbers",
      "Why Choose Us",
      "Welcome to our hospital",
      "Managements",
      "Doctors",
      "Resident Medical Officer",
      "Nurses",
      "TPA & Insurance",
      "Testimonials",
    ]);
  });

  test("home begins with a welcome, the opening hours, directions, a phone line and the way to a doctor", () => {
    const hero = pageAt("/").document.querySelector("main > *");
    expect(text(hero?.querySelector("h1"))).toBe("Welcome To Kachnar Multi-Speciality Hospital, Devnagar");
    expect(text(hero)).toContain("Open 24/7");
    const links = findAll<HTMLAnchorElement>(hero as ParentNode, "a");
    const find = (name: string) => hrefOf(links.find((link) => text(link) === name));
    expect(find("Get Directions")).toMatch(/^https:\/\//);
    expect(find("Find a Doctor")).toMatch(/\/dr-in-hospital$/);
    expect(links.some((link) => hrefOf(link) === `tel:${hospital.phones.booking.replaceAll(" ", "")}`)).toBe(true);
  });

  testPages(
    "uses Indian spelling, except for the specified names of the menu and the tiles",
    pages.filter(({ locale }) => locale === "en"),
    ({ document }) => {
      const page = document.body.cloneNode(true) as HTMLElement;
      for (const element of findAll(page, "script, nav, .department-card, a[href*='://']")) element.remove();
      const american =
        /\b(?:orthopedic|gynecolog|pediatric|hematolog|anemi|hemoglobin|diarrhea|edema|leukemia|center(?:s|ed)?\b|color|tumor|labor\b|program\b|fiber)\w*/gi;
      expect(page.textContent?.match(american) ?? []).toEqual([]);
    },
    [{ html: "<p>Color</p>", report: /Color/ }],
  );

  test("the strip has 19 names, the list of insurers 22", () => {
    const insurers = findNamed(pageAt("/insurance-tpa").document, "main section ul", listHeading("/insurance-tpa"));
    expect(cardsOf(insurers)).toHaveLength(22);
    const names = cardsOf(insurers).map((card) => text(card.querySelector("strong")));
    const strip = cardsOf(findNamed(pageAt("/").document, "ul", "TPA & Insurance")).map(text);
    expect(strip).toHaveLength(19);
    expect(strip.filter((name) => !names.includes(name))).toEqual([]);
    expect(pageAt("/").document.querySelector("[data-scroll-amount='15']")).not.toBeNull();
  });

  test("the carousel has 5 slides with 4 of 5 stars each", () => {
    const carousel = findNamed(pageAt("/").document, "[aria-roledescription='carousel']", "Testimonials");
    const slides = findAll(carousel, "[role='group'][aria-roledescription='slide']");
    expect(slides.map(nameOf)).toEqual(["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"]);
    expect(slides.filter((slide) => !text(slide)?.includes("4 of 5 stars"))).toEqual([]);
    expect(findAll(carousel, "button").map(text)).toEqual(["Pause", "Previous", "Next"]);
  });

  test("about has the hospital's mission and values", () => {
    const { document } = pageAt("/about");
    expect(text(document.querySelector("main"))).toContain(
      "Good Hospital, Good Doctors, Good Treatment, Good Medicine and Low Charges",
    );
    expect(findAll(document, "main section h2").map(text)).toEqual(
      expect.arrayContaining(["Our Mission", "Our Vision", "Core Values", "Medical Services"]),
    );
    expect(headings(cardsOf(findNamed(document, "ul", "Core Values")))).toEqual([
      "Compassion",
      "Excellence",
      "Integrity",
      "Collaboration",
    ]);
  });

  test("the ambulance has 8 cards of equipment, Ayushman 9 areas", () => {
    const [equipment] = findAll(pageAt("/ambulance-service").document, "main ul:has(> li > .equipment-card)");
    expect(equipment && cardsOf(equipment)).toHaveLength(8);
    expect(
      equipment && cardsOf(equipment).filter((card) => !card.querySelector("svg") || !text(card.querySelector("h3"))),
    ).toEqual([]);
    const areas = findNamed(pageAt("/ayushman").document, "main section ul", "What may be covered");
    expect(cardsOf(areas)).toHaveLength(9);
  });

  test("every video is a link to YouTube, every photo a link to its large picture", () => {
    const videos = listAt("/video-gallery").map((card) => card.querySelector("a"));
    expect(videos.filter((link) => !/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/.test(hrefOf(link)))).toEqual(
      [],
    );
    expect(videos.map(text)).toEqual(headings(listAt("/video-gallery")).map((title) => `Play: ${title}`));
    const photos = listAt("/gallery").map((card) => card.querySelector("a"));
    expect(new Set(photos.map(pathOf)).size).toBe(photos.length);
    expect(photos.map((link) => link && nameOf(link))).toEqual(photos.map((link) => `View photo: ${text(link)}`));
  });

  test("contact has the booking number and the three specified ones, the address, the email and the map", () => {
    const { document } = pageAt("/contact");
    const [phone, email, address] = cardsOf(findNamed(document, "main ul", "Contact Us"));
    const { booking, emergency, mobiles } = hospital.phones;
    const numbers = findAll(phone as ParentNode, "a[href^='tel:']").map((link) => text(link)?.replace(/^.*: /, ""));
    expect(numbers).toEqual([emergency, booking, ...mobiles]);
    expect(text(email?.querySelector("a[href^='mailto:']"))).toBe(hospital.email);
    expect(text(address?.querySelector("address"))).toContain(hospital.address.postalCode);
    expect(findAll(document, "main a").map(hrefOf)).toContain(hospital.links.map);
  });

  test("Gastroenterology and Internal Medicine have their right names", () => {
    expect(text(pageAt("/gastro").document.querySelector("h1"))).toBe("Gastroenterology");
    expect(text(pageAt("/internal-medicins").document.querySelector("h1"))).toBe("Internal Medicine");
    expect(listedPages.filter(({ html }) => /Internal Medicins/.test(html)).map(({ route }) => route)).toEqual([]);
  });
});

/** The heading of a page's first section that has a list. */
function listHeading(route: string): string {
  const section = pageAt(route).document.querySelector("main section:has(ul)");
  return (section && nameOf(section)) ?? "";
}

// biome-ignore format: three rows of seven, as on the page
const tiles: Link[] = [
  ["Cardiac Science", "/cardiology"], ["Orthopedics", "/orthopedics"], ["Neurosciences", "/neurology"],
  ["Pulmonology", "/pulmonology"], ["Oncology", "/oncology"], ["Dental", "/dental"], ["Nephro", "/nephro"],
  ["Dialysis", "/dialysis"], ["Gastro", "/gastro"], ["Home HealthCare", "/homehealthcare"],
  ["Physiotherapy", "/physiotherapy"], ["Urology", "/urology"], ["Dermatology", "/dermatology"], ["Paediatric", "/paediatric"],
  ["Critical Care", "/criticalcare"], ["Surgery", "/surgery"], ["Gynecology", "/gynecology"], ["ENT", "/ent"],
  ["Internal Medicine", "/internal-medicins"], ["Emergency Care", "/emergency-care"], ["Pharmacy", "/pharmacy"],
];
