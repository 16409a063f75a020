/** Loads what recognises danger when somebody is about to type. While it cannot be loaded, the box shows as it is. */
const place = document.querySelector(".danger-alert");
const template = document.querySelector<HTMLTemplateElement>("template#danger-box");

function load(isTyping: boolean) {
  import("../../search/danger-watch").catch(() => {
    if (isTyping && template && !place?.firstChild) place?.append(template.content.cloneNode(true));
  });
}

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "search";

for (const type of ["focusin", "input"])
  addEventListener(type, ({ target }) => {
    if (isField(target)) load(type === "input");
  });
// What was asked for, or typed, before this script came.
const field = document.querySelector('input[type="search"]');
if (new URLSearchParams(location.search).get("q") || (isField(field) && field.value)) load(true);
else if (isField(document.activeElement)) load(false);
