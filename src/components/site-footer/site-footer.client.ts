export {};

const link = document.querySelector<HTMLAnchorElement>(".site-footer__send");
link?.addEventListener("click", (event) => {
  // Not in every browser.
  if (!navigator.share) return;
  event.preventDefault();
  // Rejects where somebody changes their mind.
  navigator.share({ title: document.title, url: location.href }).catch(() => {});
});
