/** Shows the line for now. */
import { onClock } from "../../time/page-clock.ts";

onClock((now) => {
  for (const line of document.querySelectorAll<HTMLElement>(".todays-exceptions__line"))
    line.hidden = !(line.dataset.on as string).split(" ").some((span) => {
      const [from = "", until = ""] = span.split("/");
      return from <= now && now < until;
    });
});
