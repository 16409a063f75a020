/**
 * Hides past changes, also in opening hours. After the last day with data, shows the date of the page instead.
 */
import { dayOf } from "@hospital/timetable/clock";
import { changesBoxes, lastKnown } from "../../time/page-changes.ts";
import { onClock } from "../../time/page-clock.ts";

onClock((now) => {
  const today = dayOf(now);
  for (const change of document.querySelectorAll<HTMLElement>("[data-until]"))
    change.toggleAttribute("hidden", (change.dataset.until as string) < today);
  for (const box of changesBoxes) {
    const [asOf, known] = box.children;
    asOf?.toggleAttribute("hidden", today <= lastKnown);
    known?.toggleAttribute("hidden", !box.querySelector("[data-until]:not([hidden])"));
  }
});
