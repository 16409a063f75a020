/** Shows the red box for what the page's field says, before any index is loaded: docs/decisions/dangers.md. */
import type { Locale } from "@hospital/content/text/locales";
import type { DangerReply, DangerRequest } from "./danger.worker";
import type { DangerAnswer } from "./danger-answer";
import { watchedFields } from "./watched-fields";

/**
 * A debounce as long as the pause between words: half a word is no danger yet, and a screen reader isn't interrupted.
 */
const debounceMs = 700;

const place = document.querySelector<HTMLElement>(".danger-place");
const box = document.querySelector<HTMLTemplateElement>("template#danger-box")?.content.querySelector(".danger-box");

/** A function that writes an answer into the box. */
function createWriter(box: HTMLElement): (answer: DangerAnswer) => void {
  const part = (name: string, within: HTMLElement = box) =>
    within.querySelector(`.danger-box__${name}`) as HTMLAnchorElement;
  const call = part("call");
  const now = part("now");
  let written = "";

  return (answer) => {
    // An unchanged answer would be announced again.
    if (written === JSON.stringify(answer)) return;
    written = JSON.stringify(answer);
    const { lang, title, isGuess, advice, note, calls, page, directions, close } = answer;
    box.lang = lang;
    box.dataset.look = isGuess ? "guess" : "danger";
    part("title").textContent = title;
    part("advice").hidden = advice.length === 0;
    part("advice").textContent = "";
    for (const { danger, text } of advice) {
      const paragraph = now.cloneNode(true) as HTMLElement;
      part("danger", paragraph).textContent = danger && `${danger}:`;
      part("text", paragraph).textContent = text;
      part("advice").append(paragraph, " ");
    }
    part("note").textContent = note;
    part("close").textContent = close;
    part("close").hidden = !isGuess;
    if (page) {
      part("page").textContent = page.label;
      part("page").href = page.href;
    }
    part("directions").textContent = directions;
    part("calls").textContent = "";
    for (const { label, number, href } of calls) {
      const link = call.cloneNode(true) as HTMLAnchorElement;
      link.href = href;
      part("label", link).textContent = label;
      part("number", link).textContent = number;
      part("calls").append(link, " ");
    }
  };
}

/** Shows the answers of `recogniser`, which runs danger.worker.ts. */
export function watch(recogniser: Worker): void {
  if (!place || !(box instanceof HTMLElement)) return;
  const write = createWriter(box);
  let timer: ReturnType<typeof setTimeout>;
  let field = document.querySelector<HTMLInputElement>(watchedFields);
  let latest = "";
  let closed = "";
  // Removes the generic box, shown while this could not be loaded.
  place.textContent = "";

  const show = (found: DangerAnswer | undefined) => {
    if (found) write(found);
    // Under a danger nothing says that nothing was found.
    document.documentElement.toggleAttribute("data-danger", found !== undefined && !found.isGuess);
    if ((found !== undefined) === place.contains(box)) return;
    if (!found) return box.remove();
    place.append(box);
    // The field goes to the top where the box under it has no room, as above a phone's keyboard.
    const { bottom } = box.getBoundingClientRect();
    const visible = "VisualViewport" in window && visualViewport ? visualViewport.height : innerHeight;
    if (bottom > visible) field?.scrollIntoView();
  };

  const see = (question: string) => {
    latest = question;
    if (question === "" || question === closed) return show(undefined);
    const request: DangerRequest = { query: question, locale: document.documentElement.lang as Locale };
    recogniser.postMessage(request);
  };
  recogniser.onmessage = ({ data: { query, answer } }: MessageEvent<DangerReply>) => {
    if (query === latest && query !== closed) show(answer);
  };

  const look = (wait: number) => {
    clearTimeout(timer);
    const question = field?.value.trim() ?? "";
    timer = setTimeout(see, question ? wait : 0, question);
  };
  const isField = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.matches(watchedFields);

  (box.querySelector(".danger-box__close") as HTMLElement).onclick = () => {
    closed = latest;
    field?.focus();
    see(latest);
  };

  addEventListener("input", ({ target }) => {
    if (!isField(target)) return;
    field = target;
    look(debounceMs);
  });
  // Enter, and changes without a key: a clear button, Back.
  for (const type of ["change", "submit", "click", "popstate"])
    addEventListener(type, () => (latest || field?.value) && look(0), true);

  const asked = new URLSearchParams(location.search).get("q")?.trim();
  // Somebody who is typing already is waited for, though the address may hold the first letters by now.
  if (asked && document.activeElement !== field) see(asked);
  else if (field?.value) look(debounceMs);
}
