/**
 * On a wide screen, moves the lists out of the dialog, because screen readers would announce a dialog around the menu
 * bar. On first use, loads site-menu.lazy.ts and passes on the earlier events. Until then, CSS opens submenus on hover
 * and focus, and newer browsers open the drawer without a script.
 */
const menu = document.querySelector(".site-menu") as HTMLElement;
const drawer = menu.querySelector(".site-menu__drawer") as HTMLDialogElement;
const lists = menu.querySelector(".site-menu__lists") as HTMLElement;

const wide = matchMedia("(min-width: 768px)");
function moveLists() {
  const parent = wide.matches ? menu : drawer;
  const focused = document.activeElement as HTMLElement;
  // An open modal dialog that isn't displayed would block the page. Safari before 15.4 has no `close`.
  if (wide.matches) drawer.close?.();
  drawer.hidden = wide.matches;
  if (lists.parentElement === parent) return;
  parent.append(lists);
  if (lists.contains(focused)) focused.focus();
}
moveLists();
wide.addEventListener("change", moveLists);

/** A single promise for all events: with one import each, a key could reach the script before an earlier click. */
let script: Promise<unknown> | undefined;
const load = async (event: Event) => {
  if ("scripted" in menu.dataset) return;
  script ??= import("./site-menu.lazy").finally(() => (script = undefined));
  await script;
  const target = event.target as Element;
  const group = target.closest(".site-menu__group:hover");
  // Where the browser already opens the drawer, a second click could reopen it after it was closed.
  const opener = "command" in HTMLButtonElement.prototype ? "" : ", .site-menu__opener";
  if (event.type === "pointerover") group?.dispatchEvent(new PointerEvent("pointerenter", event));
  else if (event.type === "keydown" || target.closest(`[aria-expanded]${opener}`))
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
};

for (const type of ["pointerover", "focusin", "click"]) menu.addEventListener(type, load);
// Loads before Tab reaches the menu: otherwise a submenu that opened on focus would close when the script starts.
document.addEventListener("keydown", load);
