/**
 * Loads the recogniser of emergency phrases when a watched field gets the focus. If that fails, shows the generic
 * warning.
 */
import { watchedFields } from "../../search/watched-fields";

const region = document.querySelector(".danger-region") as HTMLElement;
const field = document.querySelector(watchedFields) as HTMLInputElement;
let loading: Promise<void> | undefined;

const load = ({ type }: { type: string }) => {
  loading ??= Promise.all([import("../../search/danger-watch"), startRecogniser()]).then(([{ watch }, recogniser]) =>
    watch(recogniser),
  );
  loading.catch(() => {
    loading = undefined;
    if (type === "input" && !region.firstChild)
      region.append((document.getElementById("danger-box") as HTMLTemplateElement).content.cloneNode(true));
  });
};

/** Resolves when the worker has read the model. */
function startRecogniser(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const recogniser = new Worker(new URL("../../search/danger.worker.ts", import.meta.url));
    recogniser.onmessage = () => resolve(recogniser);
    recogniser.onerror = reject;
  });
}

field.onfocus = field.oninput = load;
// The address has a query, or the visitor typed before this script ran.
if (field.value || /\bq=/.test(location.search)) load({ type: "input" });
