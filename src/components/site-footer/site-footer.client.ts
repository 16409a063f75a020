export {};

const link = document.querySelector<HTMLAnchorElement>(".site-footer__send");
// Not every browser shares.
if (link && navigator.share)
  link.onclick = () => {
    // Rejects where somebody changes their mind.
    navigator.share({ url: location.href }).catch(() => {});
    return false;
  };
