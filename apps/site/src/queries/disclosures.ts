import { longDate, monthName } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import { type Locale, localePath, translate } from "@hospital/content/text/locales";
import { grouped } from "@hospital/content/text/numbers";
import { sentences } from "@hospital/content/text/sentences";
import { disclosureParts } from "@hospital/content/vocabulary";
import type { AskPriceProps } from "../components/ask-price/ask-price";
import type { FigureTableProps } from "../components/figure-table/figure-table";
import { messages } from "../i18n/messages";
import { getEntries, getPage } from "./entries";
import { price } from "./fee-text";
import { getFeeTable } from "./fees";
import { getHospital } from "./hospital";
import { getListCrumb, getTrail } from "./navigation";
import { getReviewText } from "./review";

/** The disclosures that have a file, in the order of the page. */
async function getSlugs() {
  const ids = (await getEntries("disclosures")).map(({ id }) => id);
  return disclosureParts.filter((part) => ids.includes(part));
}

/** Title and summary of each disclosure, for lists. */
export async function getDisclosures(locale: Locale) {
  return Promise.all(
    (await getSlugs()).map(async (slug) => {
      const { title, description, summary } = await getPage("disclosures", slug, locale);
      return { path: `/disclosures/${slug}`, title, description, summary };
    }),
  );
}

/** Links to all disclosures, with summaries. */
export async function getDisclosureLinks(locale: Locale) {
  const parts = await getDisclosures(locale);
  return parts.map(({ path, title, summary }) => ({ href: localePath(path, locale), name: title, text: summary }));
}

/** One disclosure with formatted figures: `getDisclosure("rates", "en")`. */
export async function getDisclosure(slug: string, locale: Locale) {
  const { prices, registrations, waste, review, ...page } = await getPage("disclosures", slug, locale);
  const { reports, report } = messages(locale).disclosures;
  const figures = [
    ...(prices ? [await getPrices(prices, slug === "rates" ? await getFeeTable(locale) : undefined, locale)] : []),
    ...(registrations ? [registrationsOf(registrations, locale)] : []),
    ...(waste ? [wasteOf(waste, locale)] : []),
  ];
  return {
    ...page,
    trail: getTrail(locale, await getListCrumb("disclosures", locale), [`/disclosures/${slug}`, page.title]),
    figures,
    parts: figures.flatMap(({ tables }) => tables.flatMap(({ id, caption }) => (id ? { id, title: caption } : []))),
    reports: waste?.reports.length
      ? { title: reports, links: waste.reports.map(({ year, url }) => ({ name: fill(report, { year }), href: url })) }
      : undefined,
    reviewText: review && getReviewText(review, locale, "disclosures"),
  };
}

type Part = Awaited<ReturnType<typeof getPage<"disclosures">>>;

/** A section of tables. */
interface Figures {
  id: string;
  title: string;
  text?: string;
  /** The number to ask for prices that the first table leaves open. */
  ask?: AskPriceProps;
  tables: FigureTableProps[];
}

async function getPrices(
  { validFrom, source, tables }: NonNullable<Part["prices"]>,
  fees: FigureTableProps | undefined,
  locale: Locale,
): Promise<Figures> {
  const label = messages(locale).disclosures;
  const since = fill(label.validFrom, { date: longDate(validFrom, locale) });
  return {
    id: "prices",
    title: label.prices,
    text: source ? `${since} ${fill(label.source, { source })}` : since,
    // A doctor without a known fee links to this page.
    ask: { text: messages(locale).tests.ask, phone: (await getHospital(locale)).phones.booking.number },
    tables: [
      ...(fees ? [fees] : []),
      ...tables.map(({ title, rows }) => ({
        caption: title,
        columns: [label.what, label.price],
        rows: rows.map((row) => ({
          name: row.name,
          remark: scopeOf(row, locale),
          figures: [price(row.price, locale)],
        })),
      })),
    ].map((table, index) => ({ ...table, id: `prices-${index + 1}` })),
  };
}

/** The items that a price includes and excludes. */
function scopeOf({ remark, leavesOut }: { remark?: string; leavesOut?: string }, locale: Locale) {
  const notIncluded = leavesOut && fill(messages(locale).disclosures.notIncluded, { what: leavesOut });
  return sentences([remark, notIncluded], locale) || undefined;
}

function registrationsOf(registrations: NonNullable<Part["registrations"]>, locale: Locale): Figures {
  const label = messages(locale).disclosures;
  const rows = registrations.map(({ name, number, validUntil }) => ({
    name,
    remark: fill(label.number, { number: translate(number, locale) }),
    figures: [validUntil ? longDate(validUntil, locale) : label.withoutEnd],
  }));
  const columns = [label.what, label.validUntil];
  return {
    id: "registrations",
    title: label.registrations,
    tables: [{ caption: label.registrationsCaption, columns, rows }],
  };
}

function wasteOf({ months }: NonNullable<Part["waste"]>, locale: Locale): Figures {
  const label = messages(locale).disclosures;
  const colours = ["yellow", "red", "white", "blue"] as const;
  const rows = months.map(({ month, ...weights }) => ({
    name: monthName(month, locale),
    figures: colours.map((colour) => grouped(weights[colour])),
  }));
  const columns = [label.month, ...colours.map((colour) => label[colour])];
  return { id: "months", title: label.months, tables: [{ caption: label.monthsCaption, columns, rows }] };
}
