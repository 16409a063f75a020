/**
 * Shows the notices of today in India, at most two, and hides all others. It stands as text right after them in the
 * page, so that it runs before anything is painted: it may use nothing outside of itself.
 */
export function showCurrent(): void {
  const strip = document.querySelector(".news-strip") as HTMLElement;
  const today = new Date(Date.now() + 198e5).toJSON().slice(0, 10);
  let shown = 0;
  for (const notice of strip.children as HTMLCollectionOf<HTMLElement>) {
    const { from = "", until = "" } = notice.dataset;
    notice.hidden = today < from || today > until || ++shown > 2;
  }
  strip.hidden = shown === 0;
}
