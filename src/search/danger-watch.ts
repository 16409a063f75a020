/** Watches the page's search field for dangers, before any index is loaded: docs/decisions/dangers.md. */
import type { Locale } from "../i18n/locales";
import { answer, type DangerAnswer } from "./danger-answer";

/**
 * A debounce as long as the pause between words: half a word is no danger yet, and a screen reader isn't interrupted.
 */
const debounceMs = 700;

const place = document.querySelector<HTMLElement>(".danger-alert");
const box = document.querySelector<HTMLTemplateElement>("template#danger-box")?.content.querySelector(".danger-box");

if (place && box instanceof HTMLElement) {
  const part = (name: string, within: HTMLElement = box) =>
    within.querySelector(`.danger-box__${name}`) as HTMLAnchorElement;
  const call = part("call");
  let timer: ReturnType<typeof setTimeout>;
  let field = document.querySelector<HTMLInputElement>('input[type="search"]');
  let latest = "";
  let said = "";
  // Removes the generic box, shown while this could not be loaded.
  place.textContent = "";

  /** Skips an unchanged answer, which would be announced again. */
  const say = (answer: DangerAnswer) => {
    if (said === JSON.stringify(answer)) return;
    said = JSON.stringify(answer);
    const { lang, title, now, calls, page, directions } = answer;
    box.lang = lang;
    part("title").textContent = title;
    part("now").textContent = now;
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

  const see = (question: string) => {
    latest = question;
    const found = question === "" ? undefined : answer(question, document.documentElement.lang as Locale);
    if (found) say(found);
    if ((found !== undefined) === place.contains(box)) return;
    if (!found) return box.remove();
    place.append(box);
    const { top, bottom } = place.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) place.scrollIntoView();
  };

  const look = (wait: number) => {
    clearTimeout(timer);
    const question = field?.value.trim() ?? "";
    timer = setTimeout(see, question ? wait : 0, question);
  };
  const isField = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.type === "search";

  addEventListener("input", ({ target }) => {
    if (!isField(target)) return;
    field = target;
    look(debounceMs);
  });
  // Enter, and changes without a key: a clear button, Back.
  for (const type of ["change", "submit", "click", "popstate"])
    addEventListener(type, () => (latest || field?.value) && look(0), true);

  const asked = new URLSearchParams(location.search).get("q")?.trim();
  if (asked) see(asked);
  else if (field?.value) look(debounceMs);
}
