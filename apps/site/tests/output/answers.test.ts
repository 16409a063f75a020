import { readFileSync } from "node:fs";
import { localePath } from "@hospital/content/text/locales";
import { dialable } from "@hospital/content/text/phone-number";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import {
  distFile,
  findAll,
  findNamed,
  hrefOf,
  listedPages,
  pageAt,
  pages,
  testPages,
  text,
} from "../support/built-site.ts";
import { hospital } from "../support/tested-hospital.ts";

const mainOf = (route: string) => pageAt(route).document.querySelector("main") as HTMLElement;
const links = (from: ParentNode) => findAll<HTMLAnchorElement>(from, "a[href]");
const headings = (route: string) => findAll(mainOf(route), "h2").map(text);

describe("frequent destinations are one link away", () => {
  test.each([
    ["/", "Which department do I need?", "/find-care"],
    ["/404", "Which department do I need?", "/find-care"],
    ["/find-care", "knee pain Orthopaedics", "/orthopedics"],
    ["/dr-in-hospital", "Dr Asha Rao", "/dr-in-hospital/asha-rao"],
    ["/dr-in-hospital/asha-rao", "Cardiology", "/cardiology"],
    ["/dr-in-hospital/asha-rao", "Save contact", "/dr-in-hospital/asha-rao.vcf"],
    ["/cardiology", "Dr Asha Rao", "/dr-in-hospital/asha-rao"],
    ["/cardiology", "Block B, floor 1", "/directions#floor-plan"],
    ["/dr-in-hospital/asha-rao", "Block B, floor 1", "/directions#floor-plan"],
    ["/contact", "Complaints", "/disclosures/complaints"],
    ["/emergency-care", "Where are you?", "/ambulance-service#where"],
    ["/404", "Check a phone number", "/numbers"],
    ["/contact", "Check a phone number", "/numbers"],
    ["/directions", "Check a phone number", "/numbers"],
  ])("from %s by %s", (route, name, address) => {
    const namedLinks = links(mainOf(route)).filter((link) => text(link) === name);
    expect(namedLinks.map((link) => link.getAttribute("href"))).toContain(address);
  });
});

testPages(
  "its header leads to the search, its footer to the list of our numbers",
  pages,
  ({ locale, document }) => {
    const [search, numbers] = ["/search", "/numbers"].map((path) => localePath(path, locale));
    expect(
      findAll(document, `header a[href="${search}"]:not([hreflang]), footer a[href="${numbers}"]`).map(hrefOf),
    ).toHaveLength(2);
  },
  [
    { replace: [/href="\/search"/g, 'href="/other"'], report: /to have a length of 2/ },
    { replace: [/href="\/numbers"/g, 'href="/other"'], report: /to have a length of 2/ },
  ],
);

test("the not-found page has the phone numbers, the emergency number first", () => {
  const phones = links(findNamed(mainOf("/404"), "ul", "Call us")).map(hrefOf);
  expect(phones[0]).toBe(`tel:${dialable(hospital.phones.emergency)}`);
  expect(phones.filter((href) => href.startsWith("tel:")).length).toBeGreaterThan(3);
});

test("the officer for complaints can be called and written to", () => {
  const ways = links(mainOf("/disclosures/complaints").querySelector(".contact-box") as HTMLElement);
  expect(ways.map((link) => hrefOf(link).match(/^\w+:/)?.[0])).toEqual(["tel:", "mailto:"]);
});

test.each([
  ["/emergency-care", "Come at once if", "Before you reach us"],
  ["/criticalcare", "Come at once if", "Before you reach us"],
  ["/ambulance-service", "Where are you?", "When to call"],
])("on %s the call comes first, then signs and first aid, without a booking", (route, ...first) => {
  const main = mainOf(route);
  const { emergency, booking } = hospital.phones;
  expect(main.querySelector("a.button")?.getAttribute("href")).toBe(`tel:${dialable(emergency)}`);
  expect(headings(route).slice(0, 2)).toEqual(first.map((heading) => expect.stringContaining(heading)));
  expect(findAll(main, `.call-banner, a[href="tel:${dialable(booking)}"]`)).toEqual([]);
});

test("a visitor who can't talk or hear has a number to text to", () => {
  const [sms] = links(mainOf("/ambulance-service")).filter((link) => text(link) === "Cannot talk or hear? Text us");
  expect(hrefOf(sms)).toMatch(new RegExp(`^sms:\\${dialable(hospital.phones.sms)}\\?&body=Emergency`));
});

test("finding care begins with the signs that can't wait and the number to call, and isn't a diagnosis", () => {
  expect(headings("/find-care")[0]).toBe("Call now");
  expect(hrefOf(links(findNamed(mainOf("/find-care"), "section", "Call now"))[0])).toMatch(/^tel:/);
  expect(text(mainOf("/find-care"))).toContain("not a diagnosis");
});

test("a doctor's page has links to book, share and save the contact", () => {
  const [call] = links(mainOf("/dr-in-hospital/asha-rao").querySelector(".doctor-profile__call") as Element);
  const [, share] = links(mainOf("/dr-in-hospital/asha-rao").querySelector(".doctor-profile__actions") as Element);
  expect(hrefOf(call)).toBe(`tel:${dialable(hospital.phones.booking)}`);
  expect(new URL(hrefOf(share)).searchParams.get("text")).toContain("Dr Asha Rao, Cardiologist");
  const card = readFileSync(distFile("/dr-in-hospital/asha-rao.vcf"), "utf8");
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Dr Asha Rao\r\n/);
  expect(card).toContain("TITLE:Cardiologist");
});

test("the list of all numbers has each of our numbers, with the day on which it was rung", () => {
  const numbers = [...findNamed(mainOf("/hi/numbers"), "ul", "हमारे सब नंबर").children];
  expect(numbers).toHaveLength(7);
  expect(text(numbers[0])).toContain("2 नवंबर 2026");
});

test("without its script the search is a list of every department, all people and services", () => {
  const main = mainOf("/search");
  expect(links(findNamed(main, "ul", "Departments"))).toHaveLength(22);
  expect(links(findNamed(main, "ul", "Our people")).map(text)).toEqual(expect.arrayContaining(["Doctors", "Nurses"]));
  expect(links(findNamed(main, "ul", "Services and information")).map(text)).toEqual(
    expect.arrayContaining(["Evan Lab", "Contact Us"]),
  );
});

testPages(
  "each table has rows, and only scripts fill in the current state",
  listedPages,
  ({ document }) => {
    expect(
      findAll(document, "table")
        .filter((table) => !table.querySelector("td"))
        .map(text),
    ).toEqual([]);
    expect(
      findAll(document, ".opening-state, .next-session, .opd-row:is([data-next], [data-today])").map(text).join(""),
    ).toBe("");
  },
  [
    { html: "<table></table>", report: /to deeply equal/ },
    { html: '<p class="next-session">Now</p>', report: /Now/ },
    { html: '<p class="opening-state">Now</p>', report: /Now/ },
    { html: '<p class="opd-row" data-next="">Now</p>', report: /Now/ },
    { html: '<p class="opd-row" data-today="">Now</p>', report: /Now/ },
  ],
);

test("each page shows the notices that were current at the build, without scripts", () => {
  const { notices } = parse(readFileSync("hospitals/sample/content/notices.yaml", "utf8"));
  const day = /data-built="([^"T]*)/.exec(readFileSync(distFile("/board.html"), "utf8"))?.[1] ?? "";
  const current = (notices as Record<"from" | "until", string>[])
    .filter(({ from, until }) => from <= day && day <= until)
    .slice(0, 2);
  for (const { route, document } of listedPages)
    expect(findAll(document, ".notices__notice:not([hidden])"), route).toHaveLength(current.length);
});
