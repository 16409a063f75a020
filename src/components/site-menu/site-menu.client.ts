/** Loads what the menu does with a script when it is used: submenus open without on hover and focus, and a click waits. */
export {};

const menu = document.querySelector(".site-menu") as HTMLElement;
const load = async ({ type, target }: Event) => {
  if ("scripted" in menu.dataset) return;
  await import("./site-menu.lazy");
  if (type === "click") (target as Element).closest("button")?.click();
};

for (const type of ["pointerover", "focusin", "click"]) menu.addEventListener(type, load);
