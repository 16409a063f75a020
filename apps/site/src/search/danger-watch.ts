/** Shows the warning box for the text of a field, before the search index is loaded: docs/decisions/dangers.md. */
import type { Locale } from "@hospital/content/text/locales";
import { debounceMs, reportChecked } from "./checked-query";
import type { DangerReply, DangerRequest } from "./danger.worker";
import type { DangerAnswer } from "./danger-answer";
import { watchedFields } from "./watched-fields";

/**
 * A box appears after the pause between words, so that half a word shows no warning, and typing doesn't interrupt a screen
 * reader. A box that is already visible follows the query without this pause.
 */
const pauseMs = 700;

const region = document.querySelector<HTMLElement>(".danger-region");
const box = document.querySelector<HTMLTemplateElement>("template#danger-box")?.content.querySelector(".danger-box");

/** The sentences of a text, each a step. A question stays with its answer: "Already tied? Do not open it." */
function sentencesOf(text: string): string[] {
  return text.match(/\S.*?(?:[.।۔](?=\s|$)|$)/gs) ?? [];
}

/** Returns a function that writes an answer into the box. */
function createWriter(box: HTMLElement): (answer: DangerAnswer) => void {
  const part = (name: string, within: HTMLElement = box) =>
    within.querySelector(`.danger-box__${name}`) as HTMLAnchorElement;
  const call = part("call");
  const step = part("step");
  let lastAnswer = "";

  return (answer) => {
    // Writing the same answer again would make screen readers repeat it.
    if (lastAnswer === JSON.stringify(answer)) return;
    lastAnswer = JSON.stringify(answer);
    const { lang, dir, title, isGuess, advice, note, calls, page, directions, close } = answer;
    box.lang = lang;
    box.dir = dir;
    box.dataset.look = isGuess ? "guess" : "danger";
    part("title").textContent = title;
    part("advice").hidden = advice.length === 0;
    part("advice").textContent = "";
    for (const { danger, text } of advice)
      for (const sentence of danger ? [text] : sentencesOf(text)) {
        const item = step.cloneNode(true) as HTMLElement;
        part("danger", item).textContent = danger && `${danger}:`;
        part("text", item).textContent = sentence;
        part("advice").append(item, " ");
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
  if (!region || !(box instanceof HTMLElement)) return;
  const write = createWriter(box);
  let timer: ReturnType<typeof setTimeout>;
  let appearing: ReturnType<typeof setTimeout>;
  /** The earliest time for a box to appear. */
  let appearsAt = 0;
  let field = document.querySelector<HTMLInputElement>(watchedFields);
  let latest = "";
  let closed = "";
  // Removes the generic box, which was visible while the recogniser couldn't be loaded.
  region.textContent = "";

  const show = (query: string, answer?: DangerAnswer) => {
    update(answer);
    reportChecked(region, query);
  };

  const update = (answer: DangerAnswer | undefined) => {
    if (answer) write(answer);
    // With a warning box, CSS hides messages about missing results.
    document.documentElement.toggleAttribute("data-danger", answer !== undefined && !answer.isGuess);
    if ((answer !== undefined) === region.contains(box)) return;
    if (!answer) return box.remove();
    region.append(box);
    // Scrolls the field to the top if the box below it doesn't fit, for example above a phone's keyboard.
    const { bottom } = box.getBoundingClientRect();
    const visible = "VisualViewport" in window && visualViewport ? visualViewport.height : innerHeight;
    if (bottom > visible) field?.scrollIntoView();
  };

  const ask = (question: string) => {
    latest = question;
    if (question === "" || question === closed) return show(question);
    const request: DangerRequest = { query: question, locale: document.documentElement.lang as Locale };
    recogniser.postMessage(request);
  };
  recogniser.onmessage = ({ data: { query, answer } }: MessageEvent<DangerReply>) => {
    if (query !== latest || query === closed) return;
    clearTimeout(appearing);
    const wait = answer && !region.contains(box) ? appearsAt - performance.now() : 0;
    if (wait > 0) appearing = setTimeout(show, wait, query, answer);
    else show(query, answer);
  };

  const schedule = (isTyping: boolean) => {
    clearTimeout(timer);
    clearTimeout(appearing);
    appearsAt = isTyping ? performance.now() + pauseMs : 0;
    const question = field?.value.trim() ?? "";
    timer = setTimeout(ask, isTyping && question ? debounceMs : 0, question);
  };
  const isField = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.matches(watchedFields);

  (box.querySelector(".danger-box__close") as HTMLElement).onclick = () => {
    closed = latest;
    field?.focus();
    ask(latest);
  };

  addEventListener("input", ({ target }) => {
    if (!isField(target)) return;
    field = target;
    schedule(true);
  });
  // Enter, and changes without the keyboard, such as a clear button or the Back button.
  for (const type of ["change", "submit", "click", "popstate"])
    addEventListener(type, () => (latest || field?.value) && schedule(false), true);

  const initialQuery = new URLSearchParams(location.search).get("q")?.trim();
  // Waits while the visitor is already typing, although the address may already contain the first letters.
  if (initialQuery && document.activeElement !== field) ask(initialQuery);
  else if (field?.value) schedule(true);
}
