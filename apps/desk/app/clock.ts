import { momentNow } from "@hospital/timetable/clock";

/** How far the server's clock is ahead of this computer's, which somebody may have set wrong, in milliseconds. */
let aheadMs = 0;
/** A smaller difference comes from the network, and from whole seconds in the header. */
const toleranceMs = 5000;

/** Sets the clock by the `Date` header of an answer. */
export function setClock(date: string | null): void {
  const difference = Date.parse(date ?? "") - Date.now();
  if (Math.abs(difference - aheadMs) > toleranceMs) aheadMs = difference;
}

/** The moment in India by the server's clock: "2026-12-31T09:30". */
export function currentMoment(): string {
  return momentNow(Date.now() + aheadMs);
}
