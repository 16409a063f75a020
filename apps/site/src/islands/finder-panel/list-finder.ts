import { createMatcher } from "@hospital/search/matcher";
import { createFinder, type Find } from "../../search/finder";
import type { Row } from "./use-finder";

/** A finder over a list, by the names in the `data-names` of its entries, or else by their texts. */
export function createListFinder(rows: Row[]): Find {
  const entries = rows.map(({ id, element }) => ({
    ids: [id],
    phrases: (element.dataset.names?.split(", ") ?? textsOf(element)).map((text) => ({ text, weight: 1 })),
  }));
  return createFinder({ documents: rows, match: createMatcher(entries, "finder"), nearBy: "names" });
}

/** The text nodes one by one; `textContent` would join words. */
function textsOf(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const strings: string[] = [];
  while (texts.nextNode()) strings.push(texts.currentNode.textContent ?? "");
  return strings;
}
