import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fill } from "@hospital/content/text/fill";
import { rupees } from "@hospital/content/text/numbers";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { messages } from "../../src/i18n/messages.ts";
import { type BuiltPage, findAll, listedPages, pageAt, text } from "../support/built-site.ts";
import { content } from "../support/tested-hospital.ts";

const read = (path: string) => parse(readFileSync(join(content, path), "utf8"));

/** Pages with one of the tables, or of the tests; to parse the others takes a minute. */
const pages = listedPages.filter(({ html }) =>
  /class="(?:hours-table|figure-table|test-list|opd-week|doctor-grid|doctor-profile)|id="floor-plan"/.test(html),
);

/** The rows of the tables that list each thing once; in a timetable a doctor has a row for each day. */
function rowsOf({ document }: BuiltPage) {
  return findAll(document, "main th[scope=row]").flatMap((head) => {
    const cells = findAll(head.parentElement as HTMLElement, "td").map((cell) => text(cell) ?? "");
    // Without the remark, and without the text that a script adds to it.
    const name = text(head.querySelector("a")) ?? head.firstChild?.textContent?.trim() ?? "";
    return head.closest("[class^=opd-]") ? [] : [{ name, cells, isHours: head.closest(".hours-table") !== null }];
  });
}

test("every page gives the same location and hours for a thing", () => {
  const statements = new Map<string, Set<string>>();
  const note = (subject: string, value: string) =>
    statements.set(subject, (statements.get(subject) ?? new Set()).add(value));
  for (const page of pages)
    for (const { name, cells, isHours } of rowsOf(page)) {
      const [place] = cells[0]?.match(/(?:Block|ब्लॉक) [A-Z], (?:ground floor|ग्राउंड फ़्लोर|(?:floor|मंज़िल) \d+)/) ?? [];
      if (place) note(`${page.locale} ${name}: place`, place);
      if (isHours) note(`${page.locale} ${name}: hours`, cells.join());
    }
  expect(statements.size).toBeGreaterThan(60);
  expect(
    [...statements].filter(([, values]) => values.size > 1).map(([subject, values]) => [subject, ...values]),
  ).toEqual([]);
});

interface Counter {
  name: { en: string };
  page?: string;
  place?: { block: string };
  ledBy?: { en: string };
  remark?: { en: string };
}
const { counters }: { counters: Counter[] } = read("hours.yaml");
const rowOf = (route: string, name = "") =>
  findAll(pageAt(route).document, "main tr").find((row) => text(row.querySelector("th"))?.startsWith(name));

test.each(["/evan-lab", "/ayushman"])("%s shows its counter's place, hours and contact", (route) => {
  const [counter] = counters.filter(({ page }) => page === route);
  const row = rowOf(route, counter?.name.en);
  const cellText = text(row?.querySelector("td"));
  for (const part of [`Block ${counter?.place?.block}`, "Monday – Saturday", counter?.ledBy?.en, counter?.remark?.en])
    expect(cellText).toContain(part ?? "");
  expect(row?.querySelector("a[href^='tel:']")).not.toBeNull();
  // A page doesn't link to itself.
  expect(row?.querySelector(`a[href="${route}"]`)).toBeNull();
});

test("the plan of the floors names every counter that has a place", () => {
  const placed = counters.filter(({ place }) => place);
  expect(placed.length).toBeGreaterThan(3);
  for (const { name, place } of placed)
    expect(text(rowOf("/directions", name.en)?.querySelector("td")), name.en).toContain(`Block ${place?.block}`);
});

test("a test has the same price as in the rates", () => {
  const comparedPrices: string[] = [];
  for (const { locale, document, route } of pages) {
    const rates = rowsOf(pageAt(locale === "en" ? "/disclosures/rates" : "/hi/disclosures/rates"));
    for (const link of findAll(document, ".test-list a[href$='/disclosures/rates']")) {
      const [price, kind = link.closest("li")?.querySelector("summary")?.firstChild?.textContent] = (text(link) ?? "")
        .split(": ")
        .reverse();
      comparedPrices.push(`${route} ${kind}`);
      expect(price, `${route} ${kind}`).toBe(rates.find(({ name }) => name === kind)?.cells[0]);
    }
  }
  expect(comparedPrices.length).toBeGreaterThan(10);
});

const doctors = globSync("doctors/*.yaml", { cwd: content }).map((path) => {
  const { name, department, fees } = read(path);
  const { title, fees: usual } = read(`departments/${department}.yaml`);
  return { slug: basename(path, ".yaml"), name, department: title, ownFees: fees, fees: fees ?? usual };
});

interface FeeMention {
  page: BuiltPage;
  element: Element;
}

/** The places of each doctor's fee, by slug: in rows of the OPD, on cards, among the facts of the profile. */
let feeMentions: Map<string | undefined, FeeMention[]> | undefined;

function mentionsOfFee(slug: string): FeeMention[] {
  feeMentions ??= Map.groupBy(pages.flatMap(feesOn), ({ slug }) => slug);
  return feeMentions.get(slug) ?? [];
}

function feesOn(page: BuiltPage) {
  const slugOf = (path = "") => path.match(/\/dr-in-hospital\/([^/]+)$/)?.[1];
  const inLists = findAll(page.document, "tr [data-fact=fee], li .doctor-grid__fee").flatMap((element) => {
    const links = findAll(element.closest("tr, li") as Element, "a[href]").map(
      (link) => link.getAttribute("href") ?? "",
    );
    return [...new Set(links.flatMap((href) => slugOf(href) ?? []))].map((slug) => ({ slug, page, element }));
  });
  const facts = findAll(page.document, ".doctor-profile dl > div").filter((fact) =>
    /^(?:Fee|फ़ीस)/.test(text(fact) ?? ""),
  );
  return [...inLists, ...facts.map((element) => ({ slug: slugOf(page.path), page, element }))];
}

test.each(doctors)(
  "every page gives the same fee for $slug: the doctor's, the department's, or a number to ask",
  (doctor) => {
    const mentions = mentionsOfFee(doctor.slug);
    expect(mentions.length).toBeGreaterThanOrEqual(4);
    for (const { page, element } of mentions) {
      const { firstAndNext, askCall, askOrRates } = messages(page.locale).fees;
      const [first, next] = [doctor.fees?.first, doctor.fees?.next].map(
        (amount) => amount && rupees(amount, page.locale),
      );
      if (first) expect(text(element), page.route).toContain(fill(firstAndNext, { first, next }));
      else {
        expect(
          [askCall, askOrRates].some((ask) => text(element)?.includes(ask)),
          page.route,
        ).toBe(true);
        expect(element.querySelector("a[href$='/disclosures/rates']"), page.route).not.toBeNull();
        expect(page.document.querySelector("main a[href^='tel:']"), page.route).not.toBeNull();
      }
    }
  },
);

test("the rates name the doctors of a department if one has a separate fee, and else the department", () => {
  const rates = rowsOf(pageAt("/disclosures/rates"));
  for (const { name, department, fees } of doctors) {
    const isNamed = doctors.some((doctor) => doctor.department.en === department.en && doctor.ownFees);
    const row = rates.find((row) => row.name === (isNamed ? `${name.en}, ${department.en}` : department.en));
    expect(row?.cells, department.en).toEqual(fees && [rupees(fees.first, "en"), rupees(fees.next, "en")]);
    if (isNamed) expect(rates.map(({ name }) => name)).not.toContain(department.en);
  }
});

test("a word of an emergency leads to Emergency Care before any other department", () => {
  const pages = [...pageAt("/find-care").document.querySelectorAll("main li")].map((row) =>
    [...row.querySelectorAll("a")].map((link) => link.getAttribute("href")),
  );
  const emergencies = pages.filter((links) => links.length > 1 && links.includes("/emergency-care"));
  expect(emergencies.length).toBeGreaterThan(0);
  expect(emergencies.filter(([first]) => first !== "/emergency-care")).toEqual([]);
});
