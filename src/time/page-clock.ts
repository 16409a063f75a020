/** India's clock beside what the page knows of the coming days, for the scripts that show hours. */
import { dayOf, momentNow } from "./clock.ts";

/** `ComingChanges` of the page. */
export const changesBoxes = [...document.querySelectorAll<HTMLElement>(".coming-changes")];

/** The last day whose exceptions are known. */
export const lastKnown = changesBoxes[0]?.dataset.last ?? "";

/** The Indian moment and day, and whether the page's exceptions reach that far; also hides past changes. */
export function readClock() {
  const now = momentNow();
  const today = dayOf(now);
  const isKnown = today <= lastKnown;
  for (const box of changesBoxes) {
    (box.firstElementChild as HTMLElement).hidden = isKnown;
    for (const change of box.querySelectorAll<HTMLElement>("[data-until]"))
      change.hidden = (change.dataset.until as string) < today;
    box.children[1]?.toggleAttribute("hidden", !box.querySelector("[data-until]:not([hidden])"));
  }
  return { now, today, isKnown };
}
