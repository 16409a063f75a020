/** Shows the field that a refusal speaks of, in a row that is folded up too; nothing where the refusal is of no field. */
export async function showRefused(keyPath: string | undefined): Promise<void> {
  for (const old of document.querySelectorAll("[data-refused]")) old.removeAttribute("data-refused");
  if (!keyPath) return;
  unfold(keyPath);
  const field = await found(keyPath);
  if (!field) return;
  field.setAttribute("data-refused", "");
  field.scrollIntoView({ block: "center" });
}

/** The editor unfolds what a field is in when its own preview of the page asks it to show that field. */
function unfold(keyPath: string): void {
  postMessage({ type: "highlight-editor-field", payload: { locale: "_default", keyPath } }, location.origin);
}

/** The form draws a field when it comes near the screen: what is above and below is gone through, screen by screen. */
async function found(keyPath: string): Promise<Element | undefined> {
  const drawn = () => document.querySelector(`[data-key-path="${CSS.escape(keyPath)}"]`) ?? undefined;
  const box = scrollBox(document.querySelector("[data-key-path]"));
  await drawing();
  if (!box || drawn()) return drawn();
  for (box.scrollTop = 0; !drawn(); box.scrollTop += box.clientHeight) {
    await drawing();
    if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) break;
  }
  return drawn() ?? document.querySelector(`[data-key-path="${CSS.escape(keyPath.split(".")[0] ?? "")}"]`) ?? undefined;
}

function drawing(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100));
}

function scrollBox(element: Element | null): Element | null {
  const isBox =
    element && element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY !== "visible";
  return !element || isBox ? element : scrollBox(element.parentElement);
}
