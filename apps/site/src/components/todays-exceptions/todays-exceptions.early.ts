/** Shows the line for today. */
import { dayOf } from "@hospital/timetable/clock";
import { onClock } from "../../time/page-clock.ts";

onClock((now) => {
  for (const line of document.querySelectorAll<HTMLElement>(".todays-exceptions__line"))
    line.hidden = !(line.dataset.on as string).includes(dayOf(now));
});
