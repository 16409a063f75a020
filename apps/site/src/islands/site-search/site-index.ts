import { withoutLocale } from "@hospital/content/text/locales";
import { createMatcher, type Entry } from "@hospital/search/matcher";
import { fillers } from "../../search/filler-words";
import type { Kind, PageText, SearchDocument } from "./search-document";

export interface Result {
  kind: Kind;
  title: string;
  text?: string;
  href?: string;
  /** The number to call about it. */
  phone?: { label: string; number: string };
}

/** The results of a query, best first. */
export type Search = (question: string) => Result[];

/** How many results are shown, and of these how many rows of one page's list. */
const maxResults = 12;
const maxRows = 5;
/** Rows of a list on a page. Other results are one for each page. */
const rowKinds = new Set<Kind>(["test", "insurer", "room"]);

/** Results with less than this share of the best score are considered accidental. */
const minScoreShare = 0.35;

/** The minimum share of the query that must match: in names, and in the text of a page. */
const minNameCoverage = 0.35;
const minTextCoverage = 0.7;

/** Weights: a page's text counts less than its name, and the whole that a document is part of less than its own name. */
const textWeight = 0.4;
const partOfWeight = 0.6;

/** The longest excerpt, in characters: two lines. */
const maxExcerptLength = 160;

interface Match {
  result: Result;
  score: number;
  /** Listed after all others. */
  isAside: boolean;
}

/** A search in names and everyday words, and in the texts of `pages`. */
export function createSearch(documents: SearchDocument[], pages: PageText[]): Search {
  const names = createMatcher(entriesOf(documents), "search", fillers);
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
    fillers,
  );
  const titles = new Map(documents.filter(isPage).map((document) => [addressOf(document), document]));

  return (question) => {
    const matches: Match[] = [];
    const byAddress = new Map<string, Match[]>();
    const list = (address: string, match: Match) => {
      matches.push(match);
      byAddress.set(address, [...(byAddress.get(address) ?? []), match]);
    };
    for (const { id, score, sureCoverage, isWhole, hasWholePhrase } of names(question) ?? []) {
      const address = addressOf(id);
      // A partial match isn't enough for an insurer, because insurers share words ("United India", "MDIndia"), nor to
      // show that the hospital lacks a service. Elsewhere, a partial match counts only without a typo; otherwise it
      // would be accidental.
      const isPartEnough = id.kind !== "insurer" && id.kind !== "missing";
      // Only its whole name leads to a room: "OPD" doesn't mean all rooms.
      const isEnough = id.kind !== "room" && (isWhole || (isPartEnough && sureCoverage >= minNameCoverage));
      const isFound = isEnough || hasWholePhrase;
      // "heart": the note that the hospital does no heart transplants comes after the heart doctors.
      const isAside = id.kind === "missing" && !hasWholePhrase;
      // Only the best match of each page counts, but several rows of a list do.
      const maxMatches = rowKinds.has(id.kind) ? maxRows : 1;
      if (isFound && (byAddress.get(address)?.length ?? 0) < maxMatches) list(address, { result: id, score, isAside });
    }
    for (const { id, score, coverage, phrase } of texts(question) ?? []) {
      if (coverage < minTextCoverage) continue;
      const address = addressOf(id);
      const [listed] = byAddress.get(address) ?? [];
      if (listed) listed.score += score * textWeight;
      else {
        const { kind, title, href } = titles.get(address) ?? { kind: "page", ...id };
        const result = { kind, title, href, text: shortened(phrase) };
        list(address, { result, score: score * textWeight, isAside: false });
      }
    }
    const ranked = matches.sort((a, b) => Number(a.isAside) - Number(b.isAside) || b.score - a.score);
    const minScore = (ranked[0]?.score ?? 0) * minScoreShare;
    return ranked
      .filter(({ score }) => score >= minScore)
      .slice(0, maxResults)
      .map(({ result }) => result);
  };
}

function entriesOf(documents: SearchDocument[]): Entry<SearchDocument>[] {
  const members = new Map<string, SearchDocument[]>();
  for (const document of documents)
    if (document.partOf) members.set(document.partOf, [...(members.get(document.partOf) ?? []), document]);
  return documents.flatMap((document) => {
    const names = [document.title, ...document.words];
    const self = {
      ids: [document],
      phrases: [
        ...names.map((text) => ({ text, weight: 1 })),
        // A note's advice isn't its subject: "After a death: the papers come from …".
        ...(document.text && document.kind !== "missing" ? [{ text: document.text, weight: 0.5 }] : []),
      ],
    };
    const ids = (document.href && members.get(document.href)) || [];
    return ids.length > 0 ? [self, { ids, phrases: names.map((text) => ({ text, weight: partOfWeight })) }] : [self];
  });
}

/** Whether the title of a document is the title of its page, and not of a row or a part of that page. */
function isPage({ kind, href = "" }: SearchDocument): boolean {
  return !rowKinds.has(kind) && !href.includes("#");
}

/** Identifies a page without fragment and language, and a missing service by its title. */
function addressOf({ href, title }: { href?: string; title: string }): string {
  return href ? withoutLocale(href.split("#")[0] ?? "") : title;
}

function shortened(text: string): string {
  return text.length > maxExcerptLength ? `${text.slice(0, text.lastIndexOf(" ", maxExcerptLength))} …` : text;
}
