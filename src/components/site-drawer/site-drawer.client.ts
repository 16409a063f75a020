/** What the drawer's HTML cannot do by itself in every browser. */
const drawer = document.querySelector<HTMLDialogElement>("dialog.site-drawer__dialog");

if (drawer) {
  // Browsers before `command` and `closedby`.
  if (!("command" in HTMLButtonElement.prototype)) {
    for (const button of document.querySelectorAll('[commandfor="menu"]')) {
      button.addEventListener("click", () => (drawer.open ? drawer.close() : drawer.showModal()));
    }
  }
  drawer.addEventListener("click", (event) => {
    const { target } = event;
    // The overlay belongs to the dialog: a click on it has the dialog itself as its target.
    if (target === drawer && event.clientX < drawer.getBoundingClientRect().left) drawer.close();
    // A plain link closes the drawer, also where it leads to this very page or to a new tab.
    if (target instanceof Element && target.closest("a")) drawer.close();
  });
  // Wide screens have the other menu: a modal dialog that nobody sees would hold the page.
  matchMedia("(width >= 768px)").addEventListener("change", () => drawer.close());
}
