/** The arrow shows only when there is something to open: a second notice, or words that don't fit in the line. */
export {};

const strip = document.querySelector(".news-strip") as HTMLElement;
const more = strip.querySelector("details") as HTMLDetailsElement;

new ResizeObserver(() => {
  if (more.open) return;
  const [first, second] = strip.querySelectorAll("[data-from]:not([hidden])");
  more.hidden = !second && (first?.scrollHeight ?? 0) <= (first?.clientHeight ?? 0);
}).observe(strip);
