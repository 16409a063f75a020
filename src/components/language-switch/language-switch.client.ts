const key = "language";

/** Keeps the language that a visitor chooses, and points it out on pages in another one. */
const link = document.querySelector<HTMLAnchorElement>(".language-switch");
if (link) {
  try {
    link.toggleAttribute("data-chosen", localStorage.getItem(key) === link.lang);
    link.addEventListener("click", () => localStorage.setItem(key, link.lang));
  } catch {
    // Without storage there is nothing to remember.
  }
}
