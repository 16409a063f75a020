/**
 * What the header needs in every page: the drawer's script comes with the first tap (newer browsers open the drawer by
 * themselves, others wait for it), and a link to another language keeps what is chosen and takes a search along.
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
  // Pages in another language point it out.
  link?.toggleAttribute("data-chosen", localStorage.language === link.lang);
} catch {}
