/** The order of `Date.getUTCDay()`. */
const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

const dayMinutes = 24 * 60;

/** India keeps one time all year: five and a half hours before the world's. */
const offsetMinutes = 330;

/** The weekday in India, and the minutes since its midnight. */
export function indianNow(date: Date): { day: string; minutes: number } {
  const shifted = new Date(date.getTime() + offsetMinutes * 60_000);
  return {
    day: days[shifted.getUTCDay()] ?? "",
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

/** The day in India, as "2026-12-31". */
export function indianDay(date: Date): string {
  return new Date(date.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);
}

/** 0 for today, 1 for tomorrow, up to 6. */
function daysAhead(now: { day: string }, day: string): number {
  return (days.indexOf(day) - days.indexOf(now.day) + 7) % 7;
}

/** Minutes from `now` to the next time that a weekly slot is open; 0 while it is. */
export function minutesUntil(now: { day: string; minutes: number }, day: string, from: string, to: string): number {
  const wait = daysAhead(now, day) * dayMinutes + minutesOf(from) - now.minutes;
  if (wait >= 0) return wait;
  return now.minutes < minutesOf(to) ? 0 : wait + 7 * dayMinutes;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
