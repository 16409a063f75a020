/**
 * Loads the recogniser of emergency phrases when a watched field gets the focus. If that fails or takes too long, shows
 * the generic warning.
 */
import { reportChecked } from "../../search/checked-query";
import { watchedFields } from "../../search/watched-fields";

const region = document.querySelector(".danger-region") as HTMLElement;
const field = document.querySelector(watchedFields) as HTMLInputElement;
let loading: Promise<void> | undefined;
/** Search results wait no longer than this for a recogniser that is still loading. */
const maxWaitMs = 3000;

const load = ({ type }: { type: string }) => {
  loading ??= Promise.all([import("../../search/danger-watch"), startRecogniser()]).then(([{ watch }, recogniser]) =>
    watch(recogniser),
  );
  loading.catch(() => {
    loading = undefined;
  });
  if (type !== "input") return;
  const isLate = new Promise((_, reject) => setTimeout(reject, maxWaitMs));
  Promise.race([loading, isLate]).catch(() => {
    if (!region.firstChild)
      region.append((document.getElementById("danger-box") as HTMLTemplateElement).content.cloneNode(true));
    reportChecked(region, field.value.trim());
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
