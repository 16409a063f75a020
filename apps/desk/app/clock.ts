import { momentNow } from "@hospital/timetable/clock";

/** The offset of the server's clock to this computer's, which may be wrong, in milliseconds. */
let aheadMs = 0;
/** Smaller differences are caused by the network, and by whole seconds in the header. */
const toleranceMs = 5000;

/** Sets the offset from the `Date` header of a response. */
export function setClock(date: string | null): void {
  const difference = Date.parse(date ?? "") - Date.now();
  if (Math.abs(difference - aheadMs) > toleranceMs) aheadMs = difference;
}

/** The time in India by the server's clock: "2026-12-31T09:30". */
export function currentMoment(): string {
  return momentNow(Date.now() + aheadMs);
}
