import type { SpokenTimes } from "./en.ts";

/** `clockTime("14:30")` → "2:30 pm" with a no-break space; in Hindi, with its words, "दोपहर 2:30 बजे". */
export function clockTime(time: string, spoken?: SpokenTimes): string {
  const { part, clock } = partsOf(time, spoken);
  return spoken ? `${part}\u00a0${clock}\u00a0${spoken.at}` : `${clock}\u00a0${part}`;
}

/** `clockSpan("17:00", "19:00")` → "5 – 7 pm"; in Hindi "शाम 5 से 7 बजे". */
export function clockSpan(from: string, to: string, spoken?: SpokenTimes): string {
  const [start, end] = [partsOf(from, spoken), partsOf(to, spoken)];
  const isSame = start.part === end.part && from < to;
  if (spoken)
    return `${start.part}\u00a0${start.clock} ${spoken.to} ${isSame ? "" : `${end.part}\u00a0`}${end.clock}\u00a0${spoken.at}`;
  return `${start.clock}${isSame ? "" : `\u00a0${start.part}`}\u00a0– ${end.clock}\u00a0${end.part}`;
}

/** The 12-hour time, with minutes if any, and the part of the day. */
function partsOf(time: string, spoken: SpokenTimes | undefined): { part: string; clock: string } {
  const hour = Number(time.slice(0, 2)) % 24;
  const minutes = time.slice(2).replace(":00", "");
  const clock = `${hour % 12 || 12}${minutes}`;
  const part =
    spoken?.parts.split(" ")[Math.floor(hour / 4)] ??
    ((!minutes && { 0: "midnight", 12: "noon" }[hour]) || (hour < 12 ? "am" : "pm"));
  return { part, clock };
}
