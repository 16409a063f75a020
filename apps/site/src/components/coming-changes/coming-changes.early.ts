/** Hides past changes. After the last day with data, shows the date of the page instead. */
import { dayOf } from "@hospital/timetable/clock";
import { changesBoxes, lastKnown } from "../../time/page-changes.ts";
import { onClock } from "../../time/page-clock.ts";

onClock((now) => {
  const today = dayOf(now);
  for (const box of changesBoxes) {
    const [asOf, known] = box.children as unknown as [HTMLElement, HTMLElement | undefined];
    const changes = [...box.querySelectorAll<HTMLElement>("[data-until]")];
    for (const change of changes) change.hidden = (change.dataset.until as string) < today;
    asOf.hidden = today <= lastKnown;
    if (known) known.hidden = changes.every(({ hidden }) => hidden);
  }
});
