/**
 * Loads what the menu does with a script when it is used, and then hands on what came too early, in its order. Submenus open
 * without it on hover and focus.
 */
export {};

const menu = document.querySelector(".site-menu") as HTMLElement;
const load = async (event: Event) => {
  if ("scripted" in menu.dataset) return;
  await import("./site-menu.lazy");
  const target = event.target as Element;
  if (event.type === "keydown" || target.closest("button"))
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
};

for (const type of ["pointerover", "focusin", "click"]) menu.addEventListener(type, load);
// Whoever walks there by Tab finds it loaded: a submenu that focus had opened would close under their fingers.
document.addEventListener("keydown", load);
