/**
 * What every page's frame does: loads the drawer's script on the first tap (newer browsers open the drawer without it),
 * makes a language link store the choice and keep the search query, and lets the footer's link send the page by what
 * the phone has.
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

const send = document.querySelector<HTMLAnchorElement>(".site-footer__send");
if (send)
  send.onclick = () => {
    // Not every browser shares; it rejects where somebody changes their mind.
    navigator.share?.({ url: location.href }).catch(() => {});
    return !("share" in navigator);
  };
