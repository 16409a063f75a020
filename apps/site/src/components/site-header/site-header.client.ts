/**
 * Closes the contact panel on Escape and on a click elsewhere, stores the language when a language link is clicked,
 * keeps the search query in that link, and shares the page from the footer.
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
    // Without storage, the choice is lost.
  }
});
try {
  // Highlights the link to the language that the visitor chose.
  link?.toggleAttribute("data-chosen", localStorage.language === link.lang);
} catch {}

const send = document.querySelector<HTMLAnchorElement>(".site-footer__send");
const copy = document.querySelector<HTMLButtonElement>(".site-footer__copy");
if (send && copy) {
  // Not every browser supports sharing.
  const isShared = "share" in navigator;
  send.onclick = () => {
    // The promise rejects when the visitor cancels.
    navigator.share?.({ url: location.href }).catch(() => {});
    return !isShared;
  };
  copy.hidden = isShared || !navigator.clipboard;
  copy.onclick = async () => {
    await navigator.clipboard.writeText(location.href);
    copy.textContent = copy.dataset.copied ?? "";
  };
}
