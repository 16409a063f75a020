/** Keeps the language that a visitor chooses, points it out on pages in another one, and takes a search along. */
export {};

const link = document.querySelector(".language-switch") as HTMLAnchorElement;

// What is searched for and chosen goes with it.
link.addEventListener("click", () => {
  link.search = location.search;
});
try {
  link.toggleAttribute("data-chosen", localStorage.language === link.lang);
  link.addEventListener("click", () => {
    localStorage.language = link.lang;
  });
} catch {
  // Without storage there is nothing to remember.
}
