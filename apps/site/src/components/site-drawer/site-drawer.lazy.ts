/** What the drawer's HTML can't do by itself in every browser. Loaded by the first tap, which it also has to handle. */
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
    // A link closes the drawer, also one to this page or to a new tab.
    if (target instanceof Element && target.closest("a")) drawer.close();
  });
  // Chromium before 97 doesn't restore the focus.
  drawer.addEventListener("close", () => menuButton?.focus());
  // On wide screens, where the drawer is hidden, an open modal dialog would block the page. The window may have been
  // resized before this script ran.
  const wide = matchMedia("(min-width: 768px)");
  wide.addEventListener("change", () => drawer.close());
  if (wide.matches) drawer.close();
  // The page behind does not scroll.
  const holdPage = () => document.documentElement.toggleAttribute("data-drawer-open", drawer.hasAttribute("open"));
  new MutationObserver(holdPage).observe(drawer, { attributeFilter: ["open"] });
  holdPage();
}

/** A minimal dialog for Firefox before 98 and Safari before 15.4. */
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
