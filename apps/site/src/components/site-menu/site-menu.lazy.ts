/** Submenus that open on hover and click, and close on Escape, on leaving and on a click elsewhere. */
export {};

const menu = document.querySelector<HTMLElement>(".site-menu");
const buttons = [...(menu?.querySelectorAll<HTMLElement>("[aria-expanded]") ?? [])];
/** The button whose submenu was opened by a click and stays open without hover. */
let pinned: HTMLElement | undefined;

function open(button?: HTMLElement) {
  for (const other of buttons) other.setAttribute("aria-expanded", String(other === button));
}

function close() {
  pinned = undefined;
  open();
}

menu?.toggleAttribute("data-scripted", true);
// A submenu that hover or focus has opened meanwhile stays open.
open(
  buttons.find(
    ({ parentElement, nextElementSibling }) =>
      parentElement?.matches(":hover") || nextElementSibling?.contains(document.activeElement),
  ),
);

for (const button of buttons) {
  const group = button.parentElement as HTMLElement;
  button.addEventListener("click", () => {
    pinned = pinned === button ? undefined : button;
    open(pinned);
  });
  group.addEventListener("pointerenter", (event) => {
    if (event.pointerType === "mouse") open(button);
  });
  group.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse") open(pinned);
  });
  group.addEventListener("focusout", (event) => {
    if (!group.contains(event.relatedTarget as Node)) close();
  });
}

document.addEventListener("keydown", (event) => {
  const opened = buttons.find((button) => button.getAttribute("aria-expanded") === "true");
  if (event.key !== "Escape" || !opened) return;
  if (opened.parentElement?.contains(document.activeElement)) opened.focus();
  close();
});
document.addEventListener("click", (event) => {
  if (!menu?.contains(event.target as Node)) close();
});
