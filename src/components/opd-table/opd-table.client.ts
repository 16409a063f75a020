/** Marks today's rows of every timetable and, in each, the slot that comes next: by the clock in India. */
import { indianNow, minutesUntil } from "../../i18n/indian-time";

const now = indianNow(new Date());

// The tables of a week are one timetable: only one slot of it is the next.
for (const timetable of document.querySelectorAll(".opd-week, .opd-table:not(.opd-week *)")) {
  const rows = [...timetable.querySelectorAll<HTMLElement>("[data-day]")];
  const waits = rows.map(({ dataset }) => minutesUntil(now, dataset.day ?? "", dataset.from ?? "", dataset.to ?? ""));
  const next = rows[waits.indexOf(Math.min(...waits))];
  for (const row of rows) {
    row.toggleAttribute("data-today", row.dataset.day === now.day);
    row.toggleAttribute("data-next", row === next);
  }
}
