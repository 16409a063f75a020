import type { Language } from "../languages.ts";

/** The spoken form of a time, with the part of the day before the hour. */
export interface SpokenTimes {
  /** The parts of the day, of four hours each, from midnight, with spaces between them. */
  parts: string;
  /** "दोपहर 2:30" is the time in "दोपहर 2:30 बजे". */
  at: `${string}{time}${string}`;
  /** From one time to another; a suffix may follow each: "{from}ৰ পৰা {to} বজালৈ". */
  span: `${string}{from}${string}{to}${string}`;
}

/** Languages whose times differ from the English format "2:30 pm". */
const spokenTimes: { readonly [Key in Language]?: SpokenTimes } = {
  hi: { parts: "रात सुबह सुबह दोपहर शाम रात", at: "{time}\u00a0बजे", span: "{from} से {to}\u00a0बजे" },
  bn: { parts: "রাত সকাল সকাল দুপুর বিকেল রাত", at: "{time}\u00a0টা", span: "{from} থেকে {to}\u00a0টা" },
  mr: { parts: "रात्री पहाटे सकाळी दुपारी संध्याकाळी रात्री", at: "{time}\u00a0वा.", span: "{from} ते {to}\u00a0वा." },
  ml: { parts: "രാത്രി രാവിലെ രാവിലെ ഉച്ചയ്ക്ക് വൈകിട്ട് രാത്രി", at: "{time}", span: "{from} മുതൽ {to}\u00a0വരെ" },
  ta: { parts: "இரவு காலை காலை பிற்பகல் மாலை இரவு", at: "{time}\u00a0மணி", span: "{from} முதல் {to}\u00a0மணி" },
  te: { parts: "రాత్రి ఉదయం ఉదయం మధ్యాహ్నం సాయంత్రం రాత్రి", at: "{time}\u00a0గం.", span: "{from} నుండి {to}\u00a0గం." },
  ur: { parts: "رات صبح صبح دوپہر شام رات", at: "{time}\u00a0بجے", span: "{from} سے {to}\u00a0بجے" },
};

export function spokenTimesOf(language: Language): SpokenTimes | undefined {
  return spokenTimes[language];
}

/** `clockTime("14:30")` → "2:30 pm" with a no-break space; in Hindi, with its words, "दोपहर 2:30 बजे". */
export function clockTime(time: string, spoken?: SpokenTimes): string {
  const { part, clock } = partsOf(time, spoken);
  return spoken ? spoken.at.replace("{time}", `${part}\u00a0${clock}`) : `${clock}\u00a0${part}`;
}

/** `clockSpan("17:00", "19:00")` → "5 – 7 pm"; in Hindi "शाम 5 से 7 बजे". */
export function clockSpan(from: string, to: string, spoken?: SpokenTimes): string {
  const [start, end] = [partsOf(from, spoken), partsOf(to, spoken)];
  const isSame = start.part === end.part && from < to;
  if (spoken)
    return spoken.span
      .replace("{from}", `${start.part}\u00a0${start.clock}`)
      .replace("{to}", `${isSame ? "" : `${end.part}\u00a0`}${end.clock}`);
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
