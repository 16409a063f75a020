/** Marks today's rows of every timetable and, in each, the slot that comes next: by the clock in India. */
import { daysAhead, indianNow, minutesUntil } from "../../i18n/indian-time";

const now = indianNow(new Date());

// The tables of a week are one timetable: only one slot of it is the next.
for (const timetable of document.querySelectorAll(".opd-week, .opd-table:not(.opd-week *)")) {
  const rows = [...timetable.querySelectorAll<HTMLElement>("[data-day]")];
  const waits = rows.map(({ dataset }) => minutesUntil(now, dataset.day ?? "", dataset.from ?? "", dataset.to ?? ""));
  const next = rows[waits.indexOf(Math.min(...waits))];
  for (const row of rows) {
    const isToday = row.dataset.day === now.day;
    row.toggleAttribute("data-today", isToday);
    row.querySelector("[data-tag=today]")?.toggleAttribute("hidden", !isToday);
    row.querySelector("[data-tag=next]")?.toggleAttribute("hidden", row !== next);
  }
}

// Where the week is a list of days, today and tomorrow come first.
const days = [...document.querySelectorAll<HTMLElement>("[data-week-day]")];
const ahead = ({ dataset }: HTMLElement) => daysAhead(now, dataset.weekDay ?? "");

for (const day of days.sort((a, b) => ahead(a) - ahead(b))) {
  day.parentElement?.append(day);
  day.querySelector(`h2 [data-tag="${["today", "tomorrow"][ahead(day)]}"]`)?.removeAttribute("hidden");
}
