/** Loads danger-watch.ts when a watched field gets the focus. If that fails, the generic box shows. */
import { watchedFields } from "../../search/watched-fields";

const place = document.querySelector(".danger-place") as HTMLElement;
const field = document.querySelector(watchedFields) as HTMLInputElement;

const load = ({ type }: { type: string }) =>
  import("../../search/danger-watch").catch(() => {
    if (type === "input" && !place.firstChild)
      place.append((document.getElementById("danger-box") as HTMLTemplateElement).content.cloneNode(true));
  });

field.onfocus = field.oninput = load;
// A query in the address, or text typed before this script ran.
if (field.value || /\bq=/.test(location.search)) load({ type: "input" });
