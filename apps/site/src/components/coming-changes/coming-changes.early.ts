/** Hides past changes. After the last day with data, shows the date of the page instead. */
import { dayOf } from "@hospital/timetable/clock";
import { changesBoxes, lastKnown } from "../../time/page-changes.ts";
import { onClock } from "../../time/page-clock.ts";

onClock((now) => {
  const today = dayOf(now);
  for (const box of changesBoxes) {
    const changes = [...box.querySelectorAll<HTMLElement>("[data-until]")];
    for (const change of changes) change.toggleAttribute("hidden", (change.dataset.until as string) < today);
    const [asOf, known] = box.children;
    asOf?.toggleAttribute("hidden", today <= lastKnown);
    known?.toggleAttribute("hidden", !changes.some(({ hidden }) => !hidden));
  }
});
