/**
 * Loads site-menu.lazy.ts on first use and replays the events that came before it. Until then submenus open on hover
 * and focus by CSS.
 */
export {};

const menu = document.querySelector(".site-menu") as HTMLElement;
/** One for all events: with an import each, a key could reach the script before the click that came ahead of it. */
let script: Promise<unknown> | undefined;
const load = async (event: Event) => {
  if ("scripted" in menu.dataset) return;
  script ??= import("./site-menu.lazy").finally(() => (script = undefined));
  await script;
  const target = event.target as Element;
  const group = target.closest(".site-menu__group:hover");
  if (event.type === "pointerover") group?.dispatchEvent(new PointerEvent("pointerenter", event));
  else if (event.type === "keydown" || target.closest("button"))
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
};

for (const type of ["pointerover", "focusin", "click"]) menu.addEventListener(type, load);
// Loaded before Tab reaches the menu: otherwise a submenu opened by focus would close when the script starts.
document.addEventListener("keydown", load);
