/** Loads what recognises danger when somebody is about to type. While it cannot be loaded, the box shows as it is. */
const box = document.querySelector<HTMLElement>(".danger-alert__box");

function load(isTyping: boolean) {
  import("../../search/danger-watch").catch(() => {
    if (box && isTyping) box.hidden = false;
  });
}

for (const type of ["focusin", "input"])
  addEventListener(type, ({ target }) => {
    if ((target as HTMLInputElement).type === "search") load(type === "input");
  });
if (new URLSearchParams(location.search).get("q")) load(true);
