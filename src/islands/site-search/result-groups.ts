import { type Kind, kinds, type SearchDocument } from "./search-document";

export interface Result {
  title: string;
  href: string;
  text?: string;
  /** Where the words stand in the page, in parts; the marked ones were searched for. */
  excerpt?: ExcerptPart[];
}

export interface ExcerptPart {
  text: string;
  isMarked: boolean;
}

export interface ResultGroup {
  /** "text": pages whose text has the words. */
  kind: Kind | "text";
  results: Result[];
  /** How many were left out. */
  more: number;
}

export interface Hit {
  document: SearchDocument;
  score: number;
}

/** A list that is longer leads to the page that has everything of its kind. */
const longest = 6;

/** Hits this much weaker than the best one are there by chance. */
const weakest = 0.12;

/** The hits by kind, the kind with the best hit first. `hits` come best first. */
export function groupHits(hits: Hit[]): ResultGroup[] {
  const [best] = hits;
  if (!best) return [];
  const good = hits.filter(({ score }) => score >= best.score * weakest);
  return kinds
    .map((kind) => ({ kind, own: good.filter(({ document }) => document.kind === kind) }))
    .filter(({ own }) => own.length > 0)
    .sort((a, b) => (b.own[0]?.score ?? 0) - (a.own[0]?.score ?? 0))
    .map(({ kind, own }) => ({
      kind,
      results: own.slice(0, longest).map(({ document: { title, href, text } }) => ({ title, href, text })),
      more: Math.max(0, own.length - longest),
    }));
}

/** The pages whose text has the words, but for those that `groups` lead to already. */
export function withFullText(groups: ResultGroup[], pages: Result[]): ResultGroup[] {
  const pageOf = ({ href }: Result) => href.split("#")[0];
  const known = new Set(groups.flatMap(({ results }) => results.map(pageOf)));
  const results = pages.filter((page) => !known.has(pageOf(page)));
  return results.length > 0 ? [...groups, { kind: "text", results, more: 0 }] : groups;
}
