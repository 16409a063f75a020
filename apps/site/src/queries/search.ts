import { memoize } from "@hospital/content/memoize";
import { dayWords, languageNames, weekdayName } from "@hospital/content/text/calendar";
import { spokenTimesOf } from "@hospital/content/text/clock-time";
import { commaList } from "@hospital/content/text/comma-list";
import {
  inAllLanguages,
  inFirst,
  type Locale,
  localePath,
  publishedLocales,
  translate,
  withoutLocale,
} from "@hospital/content/text/locales";
import { phrases } from "@hospital/content/text/phrases";
import { sentences } from "@hospital/content/text/sentences";
import { keywordsIn } from "@hospital/search/fold";
import { weekdays } from "@hospital/timetable/clock";
import { messages } from "../i18n/messages";
import type { SearchDocument } from "../islands/site-search/search-document";
import type { SiteSearchProps } from "../islands/site-search/site-search";
import { getDepartments, getTitles } from "./departments";
import { getDisclosures } from "./disclosures";
import { getDoctors } from "./doctors";
import { findOnly, findOnlyIn, getAllIn, getEntries, getOnly, getPage } from "./entries";
import { getPlace } from "./floor-plan";
import { getHospital } from "./hospital";
import { nameIn, searchNames } from "./insurer-names";
import { getInsurancePhones, getSearchPhones } from "./numbers";
import { hasPage } from "./pages";
import { findPlace, getPlaces, getPlacesLink, getRoomFinder } from "./places";
import { getTestPrice } from "./tests";
import { getOpdHours, isDated, sessionLabels } from "./timetable";

/** Pages with a separate layout, by collection and file name (which is the path); without home and search. */
const pages = [
  ["findCare", "find-care"],
  ["opd", "opd"],
  ["listPages", "dr-in-hospital"],
  ["listPages", "viewall-specialities"],
  ["ambulance", "ambulance-service"],
  ["testsPage", "tests"],
  ["insuranceTpa", "insurance-tpa"],
  ["ayushman", "ayushman"],
  ["guide", "visiting"],
  ["guide", "admission"],
  ["guide", "directions"],
  ["contact", "contact"],
  ["numbersPage", "numbers"],
  ["about", "about"],
  ["listPages", "gallery"],
  ["listPages", "video-gallery"],
  ["listPages", "disclosures"],
] as const;

/** The props of the search: its index, its labels, and numbers to call without a result. */
export async function getSearch(locale: Locale): Promise<SiteSearchProps> {
  const { search, changes } = messages(locale);
  const { inputWithoutInsurers, ...labels } = search;
  const { next, now } = sessionLabels(locale);
  const spokenTimes = spokenTimesOf(locale);
  const textsOf = (language: Locale) => localePath("/search-text.json", language);
  return {
    action: localePath("/search", locale),
    files: {
      doctors: localePath("/dr-in-hospital/index.json", locale),
      names: localePath("/search-index.json", locale),
      texts: textsOf(locale),
      otherTexts: publishedLocales.filter((otherLocale) => otherLocale !== locale).map(textsOf),
    },
    labels: {
      ...labels,
      ...(!(await findOnly("insurers")) && { input: inputWithoutInsurers }),
      kinds: { ...labels.kinds, room: messages(locale).opd.room },
      sessions: {
        next,
        now,
        today: changes.today,
        tomorrow: changes.tomorrow,
        late: changes.late,
        spokenTimes,
        days: dayWords(locale).long,
      },
      none: (await getPage("search", "search", locale)).nothingFound,
    },
    phones: await getSearchPhones(locale),
  };
}

/** Lists of links to all pages, for browsing without a query. */
export async function getBrowseLists(locale: Locale) {
  const label = messages(locale).search;
  const toLinks = (list: { path: string; title: string }[]) =>
    list.map(({ path, title }) => ({ name: title, href: localePath(path, locale) }));
  const departments = (await getDepartments(locale)).map(({ slug, data }) => ({ path: `/${slug}`, title: data.title }));
  const oneOffs = await getOneOffPages(locale);
  const isDoctors = ({ path }: { path: string }) => path === "/dr-in-hospital";
  const people = [...oneOffs.filter(isDoctors), ...(await getPagesOf("people", locale))];
  return [
    { id: "departments", title: label.departments, links: toLinks(departments) },
    { id: "services", title: label.services, links: toLinks(oneOffs.filter((page) => !isDoctors(page))) },
    { id: "people", title: label.people, links: toLinks(people) },
  ].filter(({ links }) => links.length > 0);
}

/** The search index of names and everyday words. It contains all languages, independent of the page's language. */
export async function getSearchDocuments(locale: Locale): Promise<SearchDocument[]> {
  const documents = [
    ...(await getDepartmentDocuments(locale)),
    ...(await getTestDocuments(locale)),
    ...(await getPageDocuments(locale)),
    ...(await getPlaceDocuments(locale)),
    ...(await getInsurerDocuments(locale)),
    ...(await getRoomDocuments(locale)),
    ...(await getMissing(locale)),
    ...(await getDoctorDocuments(locale)),
  ];
  return documents.map((document) => ({ ...document, href: document.href && localePath(document.href, locale) }));
}

const namesOfLanguage = memoize(languageNames);

async function getDoctorDocuments(locale: Locale): Promise<SearchDocument[]> {
  const records = new Map((await getEntries("doctors")).map(({ id, data }) => [id, data]));
  return (await getDoctors(locale)).map(({ slug, name, degree, role, department }) => {
    const data = records.get(slug);
    return {
      kind: "doctor",
      title: name,
      text: commaList([role, degree], locale),
      href: `/dr-in-hospital/${slug}`,
      words: distinctBySound([
        ...inAllLanguages(data?.name),
        ...(data?.speciality ? inAllLanguages(data.speciality) : []),
        ...(data?.languages ?? []).flatMap((code) => namesOfLanguage(code)),
      ]),
      partOf: localePath(`/${department}`, locale),
    };
  });
}

async function getDepartmentDocuments(locale: Locale): Promise<SearchDocument[]> {
  const menuNames = await getMenuNames();
  const doctors = await getEntries("doctors");
  const documents = (await getDepartments(locale)).map(async ({ slug, data }) => {
    const place = await findPlace(data.at, locale);
    return {
      kind: "department" as const,
      title: data.title,
      text: data.summary,
      href: `/${slug}`,
      words: distinctBySound([
        data.tile,
        ...(await getTitles(slug)),
        ...(menuNames.get(`/${slug}`) ?? []),
        // "Gynaecologist" also finds the department.
        ...doctors.flatMap(({ data: { department, speciality } }) =>
          department === slug && speciality ? inAllLanguages(speciality) : [],
        ),
        ...everydayPhrases(data.words),
      ]),
      partOf: place && (await getPlacesLink(locale, place.anchor)),
    };
  });
  return Promise.all(documents);
}

async function getPageDocuments(locale: Locale): Promise<SearchDocument[]> {
  const menuNames = await getMenuNames();
  const { pages: rows = [] } = (await findOnly("everydayWords")) ?? {};
  const everyday = new Map(rows.map(({ page, words }) => [page, everydayPhrases(words)]));
  const weekdayNames = publishedLocales.flatMap((language) => weekdays.map((day) => weekdayName(day, language)));
  const opdWords = (["en", ...publishedLocales] as const).flatMap((language) => phrases[language].opd.split(" "));
  return [...(await getOneOffPages(locale)), ...(await getPagesOf("people", locale))].map(
    ({ path, title, description }) => ({
      kind: "page",
      title,
      text: description,
      href: path,
      words: distinctBySound([
        ...(menuNames.get(path) ?? []),
        ...(path === "/opd" ? [...weekdayNames, ...opdWords] : []),
        ...(everyday.get(path) ?? []),
      ]),
    }),
  );
}

/** The hospital's other buildings, which visitors look up by name or street. */
async function getPlaceDocuments(locale: Locale): Promise<SearchDocument[]> {
  const { places = [] } = await getOnly("hospital");
  const documents = (await getPlaces(locale)).map(async ({ id, anchor, name, addressLines, phone }) => ({
    kind: "page" as const,
    title: name,
    text: commaList(addressLines, locale),
    phone,
    href: withoutLocale(await getPlacesLink(locale, anchor)),
    words: places.flatMap((place) =>
      inFirst(place.name) === id
        ? [place.name, place.address.street, place.address.locality].flatMap(inAllLanguages)
        : [],
    ),
  }));
  return Promise.all(documents);
}

/** Tests and scans, or else the services that the laboratories list. */
async function getTestDocuments(locale: Locale): Promise<SearchDocument[]> {
  const { tests = [] } = ((await hasPage("/tests")) && (await findOnly("tests"))) || {};
  if (tests.length > 0)
    return Promise.all(
      tests.map(async ({ id, name, rate, words, what }) => {
        const title = translate(name, locale);
        return {
          kind: "test" as const,
          title,
          text: sentences([await getTestPrice({ name: title, rate }, locale), what && translate(what, locale)], locale),
          href: `/tests#${id}`,
          words: distinctBySound([...inAllLanguages(name), ...everydayPhrases(words)]),
        };
      }),
    );
  return (await getAllIn("laboratories", locale)).flatMap(({ slug, data: { tests } }) =>
    tests.groups.map(({ title, text }) => ({ kind: "test", title, text, href: `/${slug}#tests`, words: [] })),
  );
}

async function getInsurerDocuments(locale: Locale): Promise<SearchDocument[]> {
  const { insurers = [], schemes = [] } = (await findOnly("insurers")) ?? {};
  const page = await findOnly("insuranceTpa");
  const href = page && "/insurance-tpa#insurers";
  const label = messages(locale);
  const [desk] = await getInsurancePhones(locale);
  return [
    ...insurers.map((insurer) => ({
      kind: "insurer" as const,
      title: nameIn(locale, insurer),
      text: label[insurer.kind],
      href,
      words: searchNames(insurer),
    })),
    ...schemes.map(({ name, empanelled, alsoTyped = [] }) => ({
      kind: "insurer" as const,
      title: translate(name, locale),
      text: label.empanelled[empanelled],
      phone: empanelled === "ask" ? desk : undefined,
      href: page?.schemes ? "/insurance-tpa#insurers-schemes" : href,
      words: [...inAllLanguages(name), ...alsoTyped],
    })),
  ];
}

/** The doctors' weekly rooms at the main address, with the floor of the department. */
async function getRoomDocuments(locale: Locale): Promise<SearchDocument[]> {
  const names = new Map((await getDoctors(locale)).map(({ slug, name }) => [slug, name]));
  const roomOf = await getRoomFinder(locale);
  const sessions = (await getOpdHours()).filter((hours) => hours.room && !hours.at && !isDated(hours));
  const rooms = Map.groupBy(sessions, ({ room = "", department }) => `${department} ${inFirst(room)}`).values();
  const documents = [...rooms].map(async (hours) => {
    const [first] = hours;
    const place = first && (await getPlace(first.department, locale));
    if (!first?.room || !place) return [];
    const doctors = new Set(hours.flatMap(({ doctor }) => names.get(doctor) ?? []));
    return [
      {
        kind: "room" as const,
        title: roomOf(first) ?? "",
        text: [place, commaList([...doctors], locale)].join(" · "),
        href: `/${first.department}`,
        words: inAllLanguages(first.room),
      },
    ];
  });
  return (await Promise.all(documents)).flat();
}

async function getMissing(locale: Locale): Promise<SearchDocument[]> {
  const { missing = [] } = (await findOnlyIn("everydayWords", locale)) ?? {};
  const { phones } = await getHospital(locale);
  return missing.map(({ title, text, phone, words }) => ({
    kind: "missing",
    title,
    text,
    phone: phone && phones[phone],
    words: distinctBySound(everydayPhrases(words)),
  }));
}

async function getOneOffPages(locale: Locale) {
  const fixedPages = await Promise.all(
    pages.map(async ([collection, slug]) => {
      const path = `/${slug}`;
      if (!(await hasPage(path))) return [];
      const { title, description } = await getPage(collection, slug, locale);
      return [{ path, title, description }];
    }),
  );
  return [
    ...fixedPages.flat(),
    ...(await getPagesOf("textPages", locale)),
    ...(await getPagesOf("laboratories", locale)),
    ...(await getDisclosures(locale)),
  ];
}

async function getPagesOf(collection: "textPages" | "laboratories" | "people", locale: Locale) {
  const entries = await getAllIn(collection, locale);
  return entries.map(({ slug, data: { title, description } }) => ({ path: `/${slug}`, title, description }));
}

/** The name of each page in the menu, by path, in all languages. */
async function getMenuNames(): Promise<Map<string, string[]>> {
  const { routes } = await getOnly("navigation");
  const allRoutes = routes.flatMap(({ subRoutes = [], ...route }) => [route, ...subRoutes]);
  return new Map(allRoutes.flatMap(({ link, name }) => (link ? [[link, inAllLanguages(name)]] : [])));
}

function everydayPhrases(words: Record<"en" | "hi" | "hinglish", string[]> | undefined): string[] {
  return words ? Object.values(words).flat() : [];
}

/** Without phrases that are equal for the search, such as "pet dard" and "पेट दर्द". Single words are found half typed. */
function distinctBySound(texts: string[]): string[] {
  const bySound = texts.map((text): [string, string] => {
    const sounds = keywordsIn(text);
    return [sounds.length > 1 ? sounds.sort().join(" ") : text, text];
  });
  return [...new Map(bySound).values()];
}
