import { createMatcher } from "@hospital/search/matcher";
import { fillers } from "../../search/filler-words";
import { createFinder, type Find } from "../../search/finder";
import type { Row } from "./use-finder";

/** A finder for a list: by the `data-names` of its entries, or else by their text. */
export function createListFinder(rows: Row[]): Find {
  const entries = rows.map(({ id, element }) => ({
    ids: [id],
    phrases: (element.dataset.names?.split(", ") ?? textsOf(element)).map((text) => ({ text, weight: 1 })),
  }));
  return createFinder({ documents: rows, match: createMatcher(entries, "finder", fillers), nearBy: "names" });
}

/** The text nodes separately; `textContent` would join words without a space. */
function textsOf(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const strings: string[] = [];
  while (texts.nextNode()) strings.push(texts.currentNode.textContent ?? "");
  return strings;
}
