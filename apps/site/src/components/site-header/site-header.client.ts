/**
 * What every page's frame does: closes the contact panel on Escape and on a tap elsewhere, makes a language link store
 * the choice and keep the search query, and lets the footer's link send the page by what the phone has.
 */
export {};

const contact = document.querySelector<HTMLDetailsElement>(".top-bar__more");
if (contact) {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !contact.open) return;
    if (contact.contains(document.activeElement)) contact.querySelector("summary")?.focus();
    contact.open = false;
  });
  document.addEventListener("click", ({ target }) => {
    if (!contact.contains(target as Node)) contact.open = false;
  });
}

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
const copy = document.querySelector<HTMLButtonElement>(".site-footer__copy");
if (send && copy) {
  // Not every browser shares.
  const isShared = "share" in navigator;
  send.onclick = () => {
    // It rejects where somebody changes their mind.
    navigator.share?.({ url: location.href }).catch(() => {});
    return !isShared;
  };
  copy.hidden = isShared || !navigator.clipboard;
  copy.onclick = async () => {
    await navigator.clipboard.writeText(location.href);
    copy.textContent = copy.dataset.copied ?? "";
  };
}
