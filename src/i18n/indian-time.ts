/** The order of `Date.getUTCDay()`. */
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** India keeps one time all year: five and a half hours before the world's. */
const offsetMinutes = 330;

/** The weekday in India, and the minutes since its midnight. */
export function indianNow(date: Date): { day: string; minutes: number } {
  const shifted = new Date(date.getTime() + offsetMinutes * 60_000);
  return {
    day: weekdays[shifted.getUTCDay()] ?? "",
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

/** The day in India, as "2026-12-31". */
export function indianDay(date: Date): string {
  return new Date(date.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);
}

/**
 * Minutes from `now` to the next time that a weekly slot is open; 0 while it is. A slot that ends before it begins ends
 * on the next day.
 */
export function minutesUntil(now: { day: string; minutes: number }, day: string, from: string, to: string): number {
  const days = weekdays.indexOf(day) - weekdays.indexOf(now.day);
  const wait = (days * dayMinutes + minutesOf(from) - now.minutes + weekMinutes) % weekMinutes;
  const length = (minutesOf(to) - minutesOf(from) + dayMinutes) % dayMinutes || dayMinutes;
  return weekMinutes - wait < length ? 0 : wait;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
