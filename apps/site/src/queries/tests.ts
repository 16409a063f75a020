import { commaList } from "@hospital/content/text/comma-list";
import { inFirst, type Locale, localePath, translate } from "@hospital/content/text/locales";
import { sentences } from "@hospital/content/text/sentences";
import type { TestListProps } from "../components/test-list/test-list";
import { messages } from "../i18n/messages";
import { findEntry, findOnlyIn, findPage } from "./entries";
import { price } from "./fee-text";
import { getPlace } from "./floor-plan";
import { getHospital } from "./hospital";
import { getNamedCounters } from "./hours";
import { byName, letterGroups } from "./letters";
import { getHref, getPageLink } from "./pages";

type Test = Awaited<ReturnType<typeof getRows>>[number];
type Listed = TestListProps["groups"][number]["tests"][number];
type Fact = Listed["facts"][number];
type Counters = Awaited<ReturnType<typeof getNamedCounters>>["counters"];

async function getRows(locale: Locale) {
  return (await findOnlyIn("tests", locale))?.tests ?? [];
}

/** Longer lists get links to first letters. */
const maxWithoutLetters = 100;

/** All tests and scans by name with their details; grouped by first letter if there are hundreds. */
export async function getTests(locale: Locale): Promise<Omit<TestListProps, "labelledBy">> {
  const { tests: label, disclosures, hours } = messages(locale);
  const rows = await getRows(locale);
  const { counters, changes } = await getNamedCounters(
    rows.flatMap(({ counter }) => counter ?? []),
    locale,
  );
  const tests = await Promise.all(
    rows.map(async (test) => ({
      id: test.id,
      name: test.name,
      otherNames: commaList(test.words[locale] ?? [], locale) || undefined,
      what: test.what,
      facts: await factsOf(test, counters, locale),
    })),
  );
  const hasPrice = ({ facts }: Listed) => facts.some(({ label }) => label === disclosures.price);
  // Shown once, because hundreds of tests may have no price.
  const ask = tests.every(hasPrice)
    ? undefined
    : { text: label.ask, phone: (await getHospital(locale)).phones.booking.number };
  const opening = counters.size > 0 ? { states: hours.counterStates, changes } : undefined;
  return { label: label.all, groups: inGroups(tests, locale), ask, opening };
}

function inGroups(tests: Listed[], locale: Locale): TestListProps["groups"] {
  if (tests.length <= maxWithoutLetters) return [{ tests: tests.toSorted(byName(locale)) }];
  return letterGroups(tests, locale).map(([letter, tests]) => ({ letter, tests }));
}

/** Links to the tests of the laboratory or department `path`, by name; undefined without tests. */
export async function getTestPart(path: string, locale: Locale) {
  const label = messages(locale).tests;
  const allTestsLink = await getPageLink("/tests", label.all, locale);
  const tests = (await getRows(locale)).filter(({ page }) => page === path);
  if (!allTestsLink || tests.length === 0) return undefined;
  const links = tests.map(({ id, name }) => ({ name, href: `${allTestsLink.href}#${id}` }));
  return { title: label.each, actions: [allTestsLink], links: links.sort(byName(locale)) };
}

async function factsOf(test: Test, counters: Counters, locale: Locale): Promise<Fact[]> {
  const label = messages(locale).tests;
  const instructions = (["before", "bring", "tell"] as const).flatMap((key) => {
    const text = test[key];
    return text ? [{ label: label[key], text }] : [];
  });
  return [
    ...instructions,
    ...(await placeFacts(test, counters, locale)),
    ...(test.report ? [{ label: label.report, text: test.report }] : []),
    ...(await priceFacts(test, locale)),
  ];
}

/** The location and hours of the test, and the counter's remark, for example where to collect the report. */
async function placeFacts({ page: path, counter }: Test, counters: Counters, locale: Locale): Promise<Fact[]> {
  const label = messages(locale).tests;
  const slug = path.slice(1);
  const page = (await findPage("laboratories", slug, locale)) ?? (await findPage("departments", slug, locale));
  const open = counters.get(counter ?? "");
  // The counter can be in another building than the page.
  const place = open ? [open.name, open.where] : [page && (await getPlace(slug, locale))];
  const text = [...new Set([page?.title, ...place])].filter(Boolean).join(" · ");
  const hours = open?.spans.map(({ days, hours }) => `${days}: ${commaList(hours, locale)}`) ?? [];
  const when = sentences([...hours, open?.remark], locale) || undefined;
  if (!text) return [];
  const href = page && localePath(path, locale);
  return [{ label: label.where, text, href, suffix: when, dated: open?.dated }];
}

async function priceFacts(test: Test, locale: Locale): Promise<Fact[]> {
  const text = await getTestPrice(test, locale);
  if (!text) return [];
  return [{ label: messages(locale).disclosures.price, text, href: await getHref("/disclosures/rates", locale) }];
}

/** The price from the table of rates. */
export async function getTestPrice(
  { name, rate }: Pick<Test, "name" | "rate">,
  locale: Locale,
): Promise<string | undefined> {
  const rates = await findEntry("disclosures", "rates");
  const rows = rates?.data.prices?.tables.flatMap(({ rows }) => rows) ?? [];
  const row = rows.find((row) => inFirst(row.name) === rate);
  if (!row) return undefined;
  // If the rate has a different name, the price includes that name, because it doesn't apply to all kinds of the test.
  const [kind, amount] = [translate(row.name, locale), price(row.price, locale)];
  return kind === name ? amount : `${kind}: ${amount}`;
}
