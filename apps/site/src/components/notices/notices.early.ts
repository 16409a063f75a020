/**
 * Shows up to two current notices and hides the others. With more than one line of text, an arrow button opens the
 * rest.
 */
import { onClock } from "../../time/page-clock.ts";

/** The average width of letters, in pixels. */
const letterWidth = 8.5;
const strip = document.querySelector(".notices") as HTMLElement;

onClock((now) => {
  let shownCount = 0;
  let length = 0;
  for (const notice of strip.querySelectorAll("p")) {
    const { from, to } = notice.dataset as Record<"from" | "to", string>;
    notice.hidden = shownCount > 1 || now < from || now >= to;
    if (notice.hidden) continue;
    shownCount++;
    length += (notice.textContent as string).length;
  }
  strip.hidden = !shownCount;
  // `screen.width` instead of the window's width, which would force an extra layout. In a narrow window, a long notice
  // is therefore open.
  strip.toggleAttribute("data-arrow", shownCount > 1 || length * letterWidth > screen.width);
});
