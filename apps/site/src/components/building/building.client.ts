/** Lights the rooms where a doctor has a session now, in Indian time, and shows their number. */
import { fill } from "@hospital/content/text/fill";
import { dayOf } from "@hospital/timetable/clock";
import { isSitting } from "@hospital/timetable/sitting-hours";
import { onClock } from "../../time/page-clock";

const building = document.querySelector(".building") as HTMLElement;
const rooms = [...building.querySelectorAll<HTMLElement>(".building__room")];
const line = building.querySelector<HTMLElement>(".building__sitting") as HTMLElement;

onClock((now) => {
  const isKnown = dayOf(now) <= (building.dataset.last as string);
  for (const room of rooms) {
    const { lit, hours } = room.dataset;
    const isLit = lit === "always" || (isKnown && Boolean(hours) && isSitting(hours as string, now));
    if (isLit) {
      room.dataset.lit ??= "now";
      room.setAttribute("aria-describedby", line.id);
    } else {
      delete room.dataset.lit;
      room.removeAttribute("aria-describedby");
    }
  }
  const count = rooms.filter(({ dataset }) => dataset.lit).length;
  const text = isKnown ? fill(line.dataset.text as string, { count, total: rooms.length }) : "";
  if (line.textContent !== text) line.textContent = text;
});
