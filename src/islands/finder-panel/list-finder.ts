import { createFinder, type Find } from "../../search/finder";
import { createMatcher } from "../../search/matcher";
import type { Row } from "./use-finder";

/** Finds what the entries of a list say, and what else they are called: `data-names`. */
export function createListFinder(rows: Row[]): Find {
  const entries = rows.map(({ id, element }) => ({
    ids: [id],
    phrases: [...textsOf(element), element.dataset.names ?? ""].map((text) => ({ text, weight: 1 })),
  }));
  return createFinder({ documents: rows, match: createMatcher(entries, "finder") });
}

/** Unlike `textContent`, each part by itself. */
function textsOf(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? "");
  return found;
}
