/** Shows the current notices, at most two, and hides the others; an arrow opens what is more than a line. */
import { onClock } from "../../time/page-clock.ts";

/** The width of most letters, in pixels. */
const letterWidth = 8.5;
const strip = document.querySelector(".notices") as HTMLElement;

onClock((now) => {
  let shown = 0;
  let length = 0;
  for (const notice of strip.querySelectorAll("p")) {
    const { from, until } = notice.dataset as Record<"from" | "until", string>;
    notice.hidden = shown > 1 || now < from || now >= until;
    if (notice.hidden) continue;
    shown++;
    length += (notice.textContent as string).length;
  }
  strip.hidden = !shown;
  // Not the window's width, which would cost a layout of its own. In a narrow window a long notice shows whole.
  strip.toggleAttribute("data-arrow", shown > 1 || length * letterWidth > screen.width);
});
