/** What the drawer's HTML cannot do by itself in every browser; the tap that brought it has to open it, too. */
export {};

const drawer = document.querySelector<HTMLDialogElement>("dialog.site-drawer__dialog");

const menuButton = document.querySelector<HTMLElement>(".site-drawer__opener");

if (drawer) {
  if (!("HTMLDialogElement" in window)) actAsDialog(drawer);
  // Browsers before `command` and `closedby`.
  if (!("command" in HTMLButtonElement.prototype)) {
    for (const button of document.querySelectorAll('[commandfor="menu"]')) {
      button.addEventListener("click", () => (drawer.hasAttribute("open") ? drawer.close() : drawer.showModal()));
    }
    drawer.showModal();
  }
  drawer.addEventListener("click", (event) => {
    const { target } = event;
    // The overlay belongs to the dialog: a click on it has the dialog itself as its target.
    const { left, right } = drawer.getBoundingClientRect();
    if (target === drawer && (event.clientX < left || event.clientX > right)) drawer.close();
    // A plain link closes the drawer, also where it leads to this very page or to a new tab.
    if (target instanceof Element && target.closest("a")) drawer.close();
  });
  // Chromium before 97 leaves the focus nowhere.
  drawer.addEventListener("close", () => menuButton?.focus());
  // Wide screens have the other menu: a modal dialog that nobody sees would hold the page. One may have grown while this
  // script was on its way.
  const wide = matchMedia("(min-width: 768px)");
  wide.addEventListener("change", () => drawer.close());
  if (wide.matches) drawer.close();
  // The page behind does not scroll.
  const holdPage = () => document.documentElement.toggleAttribute("data-drawer-open", drawer.hasAttribute("open"));
  new MutationObserver(holdPage).observe(drawer, { attributeFilter: ["open"] });
  holdPage();
}

/** Firefox before 98 and Safari before 15.4 have no dialogs: what of one the drawer needs. */
function actAsDialog(drawer: HTMLElement) {
  const closer = drawer.querySelector<HTMLElement>(".site-drawer__closer");
  const isOutside = ({ target }: Event) => drawer.hasAttribute("open") && !drawer.contains(target as Node);
  const showModal = () => {
    drawer.setAttribute("open", "");
    closer?.focus();
  };
  const close = () => {
    if (!drawer.hasAttribute("open")) return;
    drawer.removeAttribute("open");
    menuButton?.focus();
  };

  drawer.setAttribute("role", "dialog");
  drawer.setAttribute("aria-modal", "true");
  Object.assign(drawer, { showModal, close });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
  document.addEventListener("focusin", (event) => {
    if (isOutside(event)) closer?.focus();
  });
  document.addEventListener(
    "click",
    (event) => {
      if (!isOutside(event)) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    true,
  );
}
