/**
 * Which query has been checked for emergency phrases. The check and the search are separate scripts, so that the check
 * works before the search has loaded; the region of the warning box connects them.
 */

/** Both ask after a pause that is longer than the one between letters, and shorter than the one between words. */
export const debounceMs = 180;

const checkedEvent = "querychecked";

/** The region shows the answer to `query`. */
export function reportChecked(region: HTMLElement, query: string): void {
  region.dataset.checked = query;
  dispatchEvent(new Event(checkedEvent));
}

/** The query that the page's region has the answer to. */
export function checkedQuery(): string | undefined {
  return document.querySelector<HTMLElement>(".danger-region")?.dataset.checked;
}

/** Calls `onChange` when another query has been checked. Returns a function that stops this. */
export function followChecked(onChange: () => void): () => void {
  addEventListener(checkedEvent, onChange);
  return () => removeEventListener(checkedEvent, onChange);
}
