import { withoutLocale } from "../../i18n/locales";
import { createMatcher, type Entry } from "../../search/matcher";
import type { Kind, PageText, SearchDocument } from "./search-document";

export interface Result {
  kind: Kind;
  title: string;
  text?: string;
  href?: string;
}

/** What fits a question, the best first. */
export type Search = (question: string) => Result[];

/** How many results are shown. */
const maxResults = 12;

/** What fits this much less than the best is there by chance. */
const minScoreShare = 0.35;

/** How much of a question has to be in names, and in the text of a page. */
const minNameCoverage = 0.35;
const minTextCoverage = 0.7;

/** What a page says counts less than what it is called, a doctor's department less than the doctor's name. */
const textWeight = 0.4;
const departmentWeight = 0.6;

/** An excerpt is no longer than two lines. */
const maxExcerptLength = 160;

/** Finds in names and everyday words, and in what `pages` say. */
export function createSearch(documents: SearchDocument[], pages: PageText[]): Search {
  const names = createMatcher(entriesOf(documents), "search");
  const texts = createMatcher(
    pages.map((page) => ({
      ids: [page],
      phrases: [
        { text: page.title, weight: 1 },
        ...page.headings.map((text) => ({ text, weight: 0.7 })),
        ...page.texts.map((text) => ({ text, weight: 0.5 })),
      ],
    })),
    "search",
  );
  const titles = new Map(documents.map((document) => [addressOf(document), document]));

  return (question) => {
    const found = new Map<string, { result: Result; score: number }>();
    for (const { id, score, coverage } of names(question) ?? []) {
      const address = addressOf(id);
      // Of all that one page has the best stands for it.
      if (coverage >= minNameCoverage && !found.has(address)) found.set(address, { result: id, score });
    }
    for (const { id, score, coverage, phrase } of texts(question) ?? []) {
      if (coverage < minTextCoverage) continue;
      const address = addressOf(id);
      const known = found.get(address);
      if (known) known.score += score * textWeight;
      else {
        const { kind, title, href } = titles.get(address) ?? { kind: "page", ...id };
        found.set(address, { result: { kind, title, href, text: shortened(phrase) }, score: score * textWeight });
      }
    }
    const all = [...found.values()].sort((a, b) => b.score - a.score);
    const least = (all[0]?.score ?? 0) * minScoreShare;
    return all
      .filter(({ score }) => score >= least)
      .slice(0, maxResults)
      .map(({ result }) => result);
  };
}

function entriesOf(documents: SearchDocument[]): Entry<SearchDocument>[] {
  const members = new Map<string, SearchDocument[]>();
  for (const document of documents)
    if (document.department) members.set(document.department, [...(members.get(document.department) ?? []), document]);
  return documents.flatMap((document) => {
    const names = [document.title, ...document.words];
    const own = {
      ids: [document],
      phrases: [
        ...names.map((text) => ({ text, weight: 1 })),
        ...(document.text ? [{ text: document.text, weight: 0.5 }] : []),
      ],
    };
    const ids = (document.href && members.get(document.href)) || [];
    return ids.length > 0 ? [own, { ids, phrases: names.map((text) => ({ text, weight: departmentWeight })) }] : [own];
  });
}

/** Of the page, without the place in it: the same in every language. What is missing has a name alone. */
function addressOf({ href, title }: { href?: string; title: string }): string {
  return href ? withoutLocale(href.split("#")[0] ?? "") : title;
}

function shortened(text: string): string {
  return text.length > maxExcerptLength ? `${text.slice(0, text.lastIndexOf(" ", maxExcerptLength))} …` : text;
}
