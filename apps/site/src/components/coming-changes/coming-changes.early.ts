/** Hides past changes. After the last day with data, shows the date of the page instead. */
import { dayOf } from "@hospital/timetable/clock";
import { changesBoxes, lastKnown } from "../../time/page-changes.ts";
import { onClock } from "../../time/page-clock.ts";

onClock((now) => {
  const today = dayOf(now);
  for (const box of changesBoxes) {
    const hide = (part: Element | null | undefined, isHidden: boolean) => part?.toggleAttribute("hidden", isHidden);
    hide(box.firstElementChild, today <= lastKnown);
    for (const change of box.querySelectorAll<HTMLElement>("[data-until]"))
      hide(change, (change.dataset.until as string) < today);
    hide(box.children[1], !box.querySelector("[data-until]:not([hidden])"));
  }
});
