/** Shows the line of today. */
import { dayOf, momentNow } from "../../time/clock.ts";

const today = dayOf(momentNow());
for (const line of document.querySelectorAll<HTMLElement>(".different-today__line"))
  line.hidden = !(line.dataset.on as string).includes(today);
