import { inAllLanguages, type Locale, translate } from "@hospital/content/text/locales";
import { messages } from "../i18n/messages";
import { findOnly, findPage } from "./entries";
import { nameIn, searchNames } from "./insurer-names";
import { getHref } from "./pages";

/** All insurers and third-party administrators in file order. */
export async function getInsurers(locale: Locale) {
  const label = messages(locale);
  const { insurers = [] } = (await findOnly("insurers")) ?? {};
  return insurers.map((insurer) => {
    const { name, kind, aliases = [], strip } = insurer;
    const shownName = nameIn(locale, insurer);
    const otherNames = shownName === name ? aliases : [name, ...aliases];
    return {
      name: translate(shownName, locale),
      kind: label[kind],
      aliases: otherNames.length > 0 ? `${label.alsoKnownAs} ${translate(otherNames.join(", "), locale)}` : undefined,
      names: searchNames(insurer).join(", "),
      isInStrip: strip,
    };
  });
}

/** The health schemes of governments and public employers: first the one with a page, then in file order. */
export async function getSchemes(locale: Locale) {
  const label = messages(locale);
  const { schemes = [] } = (await findOnly("insurers")) ?? {};
  return [
    ...(await getAyushman(locale)),
    ...schemes.map(({ name, alsoTyped = [], empanelled, text }) => ({
      name: translate(name, locale),
      kind: label.empanelled[empanelled],
      text: translate(text, locale),
      names: [...inAllLanguages(name), ...alsoTyped].join(", "),
      isAsked: empanelled === "ask",
    })),
  ];
}

/** The scheme that has a page, found by all words of that page; no row without the page. */
async function getAyushman(locale: Locale) {
  const path = "/ayushman";
  const href = await getHref(path, locale);
  const page = await findPage("ayushman", "ayushman", locale);
  if (!href || !page) return [];
  const { pages = [] } = (await findOnly("everydayWords")) ?? {};
  const words = pages.flatMap((row) => (row.page === path ? Object.values(row.words).flat() : []));
  return [{ name: page.title, href, kind: page.banner.headline, names: [page.title, ...words].join(", ") }];
}
