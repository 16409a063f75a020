import { createFinder, type Find } from "../../search/finder";
import { createMatch } from "../../search/word-match";
import type { Row } from "./use-finder";

/** Finds what the entries of a list say. */
export function createListFinder(rows: Row[]): Find {
  const match = createMatch(rows.map(({ id, element }) => ({ ids: [id], texts: [textOf(element)] })));
  return createFinder({ documents: rows, match });
}

/** Unlike `textContent`, with a space between two parts. */
function textOf(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? "");
  return found.join(" ");
}
