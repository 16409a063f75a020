/** Scrolls to the field of a refusal, expanding its row. */
export async function showRefused(keyPath: string | undefined): Promise<void> {
  for (const old of document.querySelectorAll("[data-refused]")) old.removeAttribute("data-refused");
  if (!keyPath) return;
  unfold(keyPath);
  const field = await found(keyPath);
  if (!field) return;
  field.setAttribute("data-refused", "");
  field.scrollIntoView({ block: "center" });
}

/** The message by which the editor's own preview asks to show a field, which expands its parents. */
function unfold(keyPath: string): void {
  postMessage({ type: "highlight-editor-field", payload: { locale: "_default", keyPath } }, location.origin);
}

/** Forms render fields lazily near the viewport, so scroll through screen by screen. */
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
