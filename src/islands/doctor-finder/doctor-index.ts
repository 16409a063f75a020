import { createFinder, type Find } from "../../search/finder";
import { createMatcher, type Phrase } from "../../search/matcher";
import { addDays, dayOf, momentNow } from "../../time/clock";
import { type Exception, type Slot, sessionsOn } from "../../time/timetable";

/** What the doctor finder knows, as /dr-in-hospital/index.json holds it. */
export interface DoctorIndex {
  departments: {
    /** File name of the department. */
    id: string;
    /** What it and what is treated here are called, in all languages. */
    words: string[];
  }[];
  doctors: {
    id: string;
    /** In all languages, that of the page first. */
    names: string[];
    specialities: string[];
    /** Ids of those that the doctor sits in. */
    departments: string[];
    gender?: string;
    /** Codes of languages. */
    languages: string[];
    slots: Slot[];
  }[];
  /** What of these does not take place in the coming days. */
  exceptions: Exception[];
  /** The last day whose exceptions are known. */
  last: string;
}

/** Finds doctors by their names and specialities, and by all that their departments are called. */
export function createDoctorFinder({ departments, doctors, exceptions }: DoctorIndex): Find {
  const members = new Map(departments.map(({ id }) => [id, [] as string[]]));
  for (const { id, departments } of doctors) for (const one of departments) members.get(one)?.push(id);
  const match = createMatcher(
    [
      ...doctors.map(({ id, names, specialities }) => ({
        ids: [id],
        phrases: [...weighing(1, names), ...weighing(0.9, specialities)],
      })),
      ...departments.map(({ id, words }) => ({ ids: members.get(id) ?? [], phrases: weighing(0.8, words) })),
    ],
    "finder",
  );
  return createFinder({
    documents: doctors,
    match,
    filters: {
      department: (doctor, department) => doctor.departments.includes(department),
      day: ({ slots }, day) => slots.some((slot) => sits(slot, day, exceptions)),
      language: (doctor, language) => doctor.languages.includes(language),
      gender: (doctor, gender) => doctor.gender === gender,
    },
  });
}

function weighing(weight: number, texts: string[]): Phrase[] {
  return texts.map((text) => ({ text, weight }));
}

/** Whether a slot takes place today or tomorrow, or is for a day of every week. */
function sits(slot: Slot, day: string, exceptions: Exception[]): boolean {
  const ahead = ["today", "tomorrow"].indexOf(day);
  if (ahead < 0) return !slot.added && (slot.days ?? "").includes(day);
  return sessionsOn(slot, addDays(dayOf(momentNow()), ahead), exceptions).length > 0;
}
