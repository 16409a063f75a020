/**
 * Loads the drawer's script on the first tap (newer browsers open the drawer without it), and makes a language link
 * store the choice and keep the search query.
 */
export {};

document
  .querySelector(".site-drawer__opener")
  ?.addEventListener("click", () => import("../site-drawer/site-drawer.lazy"));

const link = document.querySelector<HTMLAnchorElement>(".language-switch");
link?.addEventListener("click", () => {
  link.search = location.search;
  try {
    localStorage.language = link.lang;
  } catch {
    // Without storage there is nothing to remember.
  }
});
try {
  // Highlighted on pages in another language.
  link?.toggleAttribute("data-chosen", localStorage.language === link.lang);
} catch {}
