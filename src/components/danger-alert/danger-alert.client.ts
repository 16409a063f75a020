/** Loads what recognises danger when somebody is about to type. While it cannot be loaded, the box shows as it is. */
const place = document.querySelector(".danger-alert") as HTMLElement;
const field = document.querySelector("[type=search]") as HTMLInputElement;

const load = ({ type }: { type: string }) =>
  import("../../search/danger-watch").catch(() => {
    if (type === "input" && !place.firstChild)
      place.append((place.nextElementSibling as HTMLTemplateElement).content.cloneNode(true));
  });

field.onfocus = field.oninput = load;
// What was asked for, or typed, before this script came.
if (field.value || /\bq=/.test(location.search)) load({ type: "input" });
