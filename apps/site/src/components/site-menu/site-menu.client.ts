/**
 * Takes the lists out of the dialog on a wide screen, where a screen reader would announce one around the bar, and loads
 * site-menu.lazy.ts on first use with the events that came before it. Until then submenus open on hover and focus by
 * CSS, and newer browsers open the drawer by themselves.
 */
const menu = document.querySelector(".site-menu") as HTMLElement;
const drawer = menu.querySelector(".site-menu__drawer") as HTMLDialogElement;
const lists = menu.querySelector(".site-menu__lists") as HTMLElement;

const wide = matchMedia("(min-width: 768px)");
function place() {
  const parent = wide.matches ? menu : drawer;
  const focused = document.activeElement as HTMLElement;
  // An open modal dialog without a box would block the page. Safari before 15.4 has no `close`.
  if (wide.matches) drawer.close?.();
  drawer.hidden = wide.matches;
  if (lists.parentElement === parent) return;
  parent.append(lists);
  if (lists.contains(focused)) focused.focus();
}
place();
wide.addEventListener("change", place);

/** One for all events: with an import each, a key could reach the script before the click that came ahead of it. */
let script: Promise<unknown> | undefined;
const load = async (event: Event) => {
  if ("scripted" in menu.dataset) return;
  script ??= import("./site-menu.lazy").finally(() => (script = undefined));
  await script;
  const target = event.target as Element;
  const group = target.closest(".site-menu__group:hover");
  // Where the browser has opened the drawer itself, a second click could open it again after it was closed.
  const opener = "command" in HTMLButtonElement.prototype ? "" : ", .site-menu__opener";
  if (event.type === "pointerover") group?.dispatchEvent(new PointerEvent("pointerenter", event));
  else if (event.type === "keydown" || target.closest(`[aria-expanded]${opener}`))
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
};

for (const type of ["pointerover", "focusin", "click"]) menu.addEventListener(type, load);
// Loaded before Tab reaches the menu: otherwise a submenu opened by focus would close when the script starts.
document.addEventListener("keydown", load);
