import { expect, test } from "vitest";
import { fill, words } from "../../src/i18n/words.ts";
import { all, type BuiltPage, listedPages, text } from "../support/built-site.ts";

/** Pages with one of the tables, or of the tests; to parse the others takes a minute. */
const pages = listedPages.filter(({ html }) =>
  /class="(?:hours-table|figure-table|test-list|opd-week)|id="floor-plan"/.test(html),
);

/** The rows of the tables that say each thing once; in a timetable a doctor has a row for each day. */
function rowsOf({ document }: BuiltPage) {
  return all(document, "main th[scope=row]").flatMap((head) => {
    const cells = all(head.parentElement as HTMLElement, "td").map((cell) => text(cell) ?? "");
    // Without the remark, and without what a script adds to it.
    const name = text(head.querySelector("a")) ?? head.firstChild?.textContent?.trim() ?? "";
    return head.closest("[class^=opd-]") ? [] : [{ name, cells, isHours: head.closest(".hours-table") !== null }];
  });
}

test("where a thing is, and when it is open, is the same on every page", () => {
  const said = new Map<string, Set<string>>();
  const note = (thing: string, value: string) => said.set(thing, (said.get(thing) ?? new Set()).add(value));
  for (const page of pages)
    for (const { name, cells, isHours } of rowsOf(page)) {
      const [place] = cells[0]?.match(/(?:Block|ब्लॉक) [A-Z], (?:ground floor|ग्राउंड फ़्लोर|(?:floor|मंज़िल) \d+)/) ?? [];
      if (place) note(`${page.locale} ${name}: place`, place);
      if (isHours) note(`${page.locale} ${name}: hours`, cells.join());
    }
  expect(said.size).toBeGreaterThan(80);
  expect([...said].filter(([, values]) => values.size > 1).map(([thing, values]) => [thing, ...values])).toEqual([]);
});

test("the price of a test and a doctor's fee are on every page those of the rates", () => {
  const compared: string[] = [];
  const wrong: string[] = [];
  for (const locale of ["en", "hi"] as const) {
    const own = pages.filter((page) => page.locale === locale);
    const rates = own.filter(({ path }) => path === "/disclosures/rates").flatMap(rowsOf);
    const pricesOf = (name = "") => rates.find((row) => row.name === name)?.cells;
    const compare = (thing: string, said: string, expected: string | undefined) => {
      compared.push(thing);
      if (said !== expected) wrong.push(`${thing}: ${said}, but in the rates ${expected}`);
    };
    for (const { document, route } of own) {
      for (const link of all(document, ".test-list a[href$='/disclosures/rates']")) {
        const [price = "", kind = text(link.closest("li")?.querySelector("h2"))] = (text(link) ?? "")
          .split(": ")
          .reverse();
        compare(`${route} ${kind}`, price, pricesOf(kind)?.[0]);
      }
      for (const cell of all(document, "main td[data-fact=fee]")) {
        const row = cell.closest("tr");
        const doctor = text(row?.querySelector("[data-fact=doctor] a"));
        const department = text(row?.querySelector("[data-fact=department]"));
        const [first, next = ""] = pricesOf(`${doctor}, ${department}`) ?? pricesOf(department) ?? [];
        const { firstAndNext, askCall } = words(locale).fees;
        const said = text(cell) ?? "";
        compare(
          `${route} ${doctor}`,
          first ? said : said.slice(0, askCall.length),
          first ? fill(firstAndNext, { first, next }) : askCall,
        );
      }
    }
  }
  expect(compared.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
