/**
 * Closes the panels of the top bar on Escape and on a click elsewhere, stores the language when a language link is clicked,
 * keeps the query and the fragment of the address in that link, and shares the page from the footer.
 */
export {};

for (const panel of document.querySelectorAll<HTMLDetailsElement>(".top-bar__more")) {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !panel.open) return;
    if (panel.contains(document.activeElement)) panel.querySelector("summary")?.focus();
    panel.open = false;
  });
  document.addEventListener("click", ({ target }) => {
    if (!panel.contains(target as Node)) panel.open = false;
  });
}

for (const link of document.querySelectorAll<HTMLAnchorElement>(".language-switch")) {
  link.addEventListener("click", () => {
    link.search = location.search;
    link.hash = location.hash;
    try {
      localStorage.language = link.lang;
    } catch {
      // Without storage, the choice is lost.
    }
  });
  try {
    // Highlights the link to the language that the visitor chose.
    link.toggleAttribute("data-chosen", localStorage.language === link.lang);
  } catch {}
}

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
    try {
      await navigator.clipboard.writeText(location.href);
      copy.textContent = copy.dataset.copied as string;
    } catch {
      // Without permission, the visitor copies the address from a dialog that shows it selected.
      prompt(copy.textContent, location.href);
    }
  };
}
