const key = "language";

/** Keeps the language that a visitor chooses, points it out on pages in another one, and takes a search along. */
const link = document.querySelector<HTMLAnchorElement>(".language-switch");
if (link) {
  // What is searched for and chosen goes with it.
  link.addEventListener("click", () => {
    link.search = location.search;
  });
  try {
    link.toggleAttribute("data-chosen", localStorage.getItem(key) === link.lang);
    link.addEventListener("click", () => localStorage.setItem(key, link.lang));
  } catch {
    // Without storage there is nothing to remember.
  }
}
