import { createFinder, type Find } from "../../search/finder";
import { createMatcher } from "../../search/matcher";
import type { Row } from "./use-finder";

/** A finder over the texts of a list's entries and their further names in `data-names`. */
export function createListFinder(rows: Row[]): Find {
  const entries = rows.map(({ id, element }) => ({
    ids: [id],
    phrases: [...textsOf(element), element.dataset.names ?? ""].map((text) => ({ text, weight: 1 })),
  }));
  return createFinder({ documents: rows, match: createMatcher(entries, "finder") });
}

/** The text nodes one by one; `textContent` would join words. */
function textsOf(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? "");
  return found;
}
