/** The week starts with today, and shows one day at a time. */
import { fill } from "@hospital/content/text/fill";
import { type Weekday, weekdayOf } from "@hospital/timetable/clock";
import { onClock } from "../../time/page-clock.ts";
import { coming, dates, isEmpty, mark, names } from "../opd-table/opd-table.early.ts";

const week = document.querySelector<HTMLElement>(".opd-week");
/** The weekday that the visitor selected; empty means the first with sessions that aren't over. */
let chosen = "";

/**
 * Makes `first` the first weekday in its list. Moves the past days to the end instead of moving `first`, so that the
 * focus isn't lost.
 */
function rotate(first: Element) {
  const parent = first.parentElement as Element;
  const current = () => parent.querySelector(":scope > [data-week-day]") as Element;
  while (current() !== first) parent.append(current());
}

function pageWeek(week: HTMLElement) {
  const days = names.map((name) => week.querySelector(`section[data-week-day=${name}]`) as HTMLElement);
  const choices = names.map((name) => week.querySelector(`li[data-week-day=${name}]`) as HTMLElement);
  const today = days[0] as HTMLElement;
  // When today's sessions are over, the next day with sessions is the first that can be reached.
  const [next = dates[0]] = today.querySelector("[data-today=over]:not([data-rest])")
    ? coming.map(({ date }) => date)
    : [];
  const shownIndex = chosen ? names.indexOf(chosen as Weekday) : dates.indexOf(next as string);
  const focused = document.activeElement as HTMLElement;
  for (const first of [today, choices[0]]) rotate(first as HTMLElement);
  if (focused !== document.activeElement) focused.focus({ preventScroll: true });
  for (const part of week.querySelectorAll(".opd-table__part"))
    part.toggleAttribute("data-done", !part.querySelector(".opd-row:not([data-over], [data-today=over])"));
  for (const [index, day] of days.entries()) {
    const choice = choices[index] as HTMLElement;
    const current = `${index === shownIndex}`;
    const choiceLink = choice.firstElementChild as HTMLElement;
    day.toggleAttribute("data-shown", index === shownIndex);
    if (choiceLink.getAttribute("aria-current") !== current) choiceLink.setAttribute("aria-current", current);
    for (const element of [choice, day]) mark(element, "ahead", ["today", "tomorrow"][index]);
    for (const difference of day.querySelectorAll<HTMLElement>(".opd-week__difference"))
      difference.toggleAttribute("data-shown", difference.dataset.on === dates[index]);
    const emptyNote = day.querySelector(".opd-week__none") as HTMLElement;
    emptyNote.toggleAttribute("hidden", !isEmpty(day));
    day.toggleAttribute("data-empty", isEmpty(day));
    const link = emptyNote.querySelector("a");
    if (!link) continue;
    link.dataset.usual ??= link.hash.slice(1);
    const next = coming.find(({ date }) => date > (dates[index] ?? ""))?.date;
    const name = next ? weekdayOf(next) : link.dataset.usual;
    if (link.hash === `#${name}`) continue;
    link.hash = name;
    const inWords = document.getElementById(name)?.firstChild?.nodeValue ?? "";
    link.textContent = fill(link.dataset.text ?? "", { day: inWords });
  }
}

if (week) {
  const choose = (hash: string) => {
    const name = hash.slice(1);
    if (!names.includes(name as Weekday)) return;
    chosen = name;
    pageWeek(week);
  };
  onClock(() => pageWeek(week));
  choose(location.hash);
  week.dataset.paged = "";
  week.onclick = ({ target }) => choose((target as Element).closest("a")?.hash ?? "");
  addEventListener("hashchange", () => choose(location.hash));
}
