import { normalise } from "../../search/normalise";
import type { ExcerptPart, Result } from "./result-groups";

/** The parts of Pagefind that we use. https://pagefind.app/docs/api/ */
interface Pagefind {
  options(options: { excerptLength: number; noWorker: boolean }): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<Fragment> }[] }>;
}

interface Fragment {
  url: string;
  /** HTML with <mark> around the words that were found; everything else is escaped. */
  excerpt: string;
  meta: { title?: string };
}

// The build writes it beside the pages; a bundler has nothing to look for.
const address = "/pagefind/pagefind.js";
const most = 6;

/** How much of a word has to stand in the page: endings may differ. */
const alike = 0.6;

let pagefind: Promise<Pagefind> | undefined;

/** The pages whose text has the words, the best first. Whoever can't load Pagefind finds what else there is. */
export async function findPages(query: string): Promise<Result[]> {
  try {
    pagefind ??= load();
    const { results } = await (await pagefind).search(query);
    const fragments = await Promise.all(results.slice(0, most).map((result) => result.data()));
    return fragments
      .map(({ url, excerpt, meta }) => ({ title: meta.title ?? url, href: url, excerpt: excerptParts(excerpt) }))
      .filter(({ excerpt }) => isAbout(query, excerpt));
  } catch {
    pagefind = undefined;
    return [];
  }
}

async function load(): Promise<Pagefind> {
  const module: Pagefind = await import(/* @vite-ignore */ address);
  // A worker would be one more file, for an index this small.
  await module.options({ excerptLength: 18, noWorker: true });
  return module;
}

/** For a word that no page has Pagefind takes ever shorter beginnings of it: "xylophone" would find "X-ray". */
export function isAbout(query: string, excerpt: ExcerptPart[]): boolean {
  const found = excerpt.filter(({ isMarked }) => isMarked).map(({ text }) => normalise(text));
  return query.split(/\s+/).some((word) => {
    const asked = normalise(word);
    return found.some((text) => commonStart(text, asked) > asked.length * alike);
  });
}

function commonStart(a: string, b: string): number {
  const end = [...a].findIndex((letter, index) => letter !== [...b][index]);
  return end < 0 ? a.length : end;
}

/** `a <mark>b</mark> &amp; c` → `a `, marked `b`, ` & c`: text only, whatever else the HTML holds. */
export function excerptParts(html: string): ExcerptPart[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.childNodes].map(({ nodeName, textContent }) => ({
    text: textContent ?? "",
    isMarked: nodeName === "MARK",
  }));
}
