/**
 * In the menu bar, opens submenus on hover and click, and closes them on Escape, on leaving and on a click elsewhere.
 * In the drawer, opens and closes submenus on a tap, and adds missing features of `<dialog>` in older browsers.
 */
export {};

const menu = document.querySelector(".site-menu") as HTMLElement;
const drawer = menu.querySelector(".site-menu__drawer") as HTMLDialogElement;
const opener = menu.querySelector(".site-menu__opener") as HTMLElement;
const buttons = [...menu.querySelectorAll<HTMLElement>("[aria-expanded]")];
const wide = matchMedia("(min-width: 768px)");
/** The button of the menu bar whose submenu was opened by a click, and stays open without hover. */
let pinned: HTMLElement | undefined;

const isOpen = (button: HTMLElement) => button.getAttribute("aria-expanded") === "true";
const expand = (button: HTMLElement, isExpanded: boolean) => button.setAttribute("aria-expanded", String(isExpanded));

/** In the menu bar, only one submenu is open at a time. */
function open(button?: HTMLElement) {
  for (const menuButton of buttons) expand(menuButton, menuButton === button);
}

function close() {
  if (!wide.matches) return;
  pinned = undefined;
  open();
}

/** In the menu bar, a submenu that hover or focus has already opened stays open. */
function begin() {
  for (const button of buttons) {
    const group = button.parentElement as HTMLElement;
    const isUsed = group.matches(":hover") || button.nextElementSibling?.contains(document.activeElement);
    expand(button, wide.matches ? Boolean(isUsed) : "open" in group.dataset);
  }
}

begin();
wide.addEventListener("change", begin);
menu.toggleAttribute("data-scripted", true);

for (const button of buttons) {
  const group = button.parentElement as HTMLElement;
  button.addEventListener("click", () => {
    if (!wide.matches) return expand(button, !isOpen(button));
    pinned = pinned === button ? undefined : button;
    open(pinned);
  });
  group.addEventListener("pointerenter", (event) => {
    if (wide.matches && event.pointerType === "mouse") open(button);
  });
  group.addEventListener("pointerleave", (event) => {
    if (wide.matches && event.pointerType === "mouse") open(pinned);
  });
  group.addEventListener("focusout", (event) => {
    if (!group.contains(event.relatedTarget as Node)) close();
  });
}

document.addEventListener("keydown", (event) => {
  const opened = buttons.find(isOpen);
  if (event.key !== "Escape" || !wide.matches || !opened) return;
  if (opened.parentElement?.contains(document.activeElement)) opened.focus();
  close();
});
document.addEventListener("click", (event) => {
  if (!menu.contains(event.target as Node)) close();
});

if (!("HTMLDialogElement" in window)) actAsDialog();
// Browsers that don't support `command` and `closedby`.
if (!("command" in HTMLButtonElement.prototype)) {
  for (const button of document.querySelectorAll('[commandfor="menu"]')) {
    button.addEventListener("click", () => (drawer.hasAttribute("open") ? drawer.close() : drawer.showModal()));
  }
}
drawer.addEventListener("click", (event) => {
  const { target } = event;
  // The overlay is part of the dialog: a click on it has the dialog itself as its target.
  const { left, right } = drawer.getBoundingClientRect();
  if (target === drawer && (event.clientX < left || event.clientX > right)) drawer.close();
  // A link closes the drawer, even if it leads to this page or opens a new tab.
  if (target instanceof Element && target.closest("a")) drawer.close();
});
// Chromium before 97 doesn't restore the focus.
drawer.addEventListener("close", () => opener.focus());
// Locks scrolling of the page behind the drawer.
const holdPage = () => document.documentElement.toggleAttribute("data-drawer-open", drawer.hasAttribute("open"));
new MutationObserver(holdPage).observe(drawer, { attributeFilter: ["open"] });
holdPage();

/** A minimal `<dialog>` for Firefox before 98 and Safari before 15.4. */
function actAsDialog() {
  const closer = drawer.querySelector<HTMLElement>(".site-menu__closer");
  const isOutside = ({ target }: Event) => drawer.hasAttribute("open") && !drawer.contains(target as Node);
  const showModal = () => {
    drawer.setAttribute("open", "");
    closer?.focus();
  };
  const close = () => {
    if (!drawer.hasAttribute("open")) return;
    drawer.removeAttribute("open");
    opener.focus();
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
