import { createMatcher, type Phrase } from "@hospital/search/matcher";
import { addDays } from "@hospital/timetable/clock";
import { type Exception, type Slot, sessionsOn } from "@hospital/timetable/timetable";
import type { DoctorFeeProps } from "../../components/doctor-fee/doctor-fee";
import { fillers } from "../../search/filler-words";
import { createFinder, type Find } from "../../search/finder";

/** `place` and `at` are absent where the hospital has one address. */
interface IndexSlot extends Slot {
  /** The building, by its name in the first language, or "main". */
  place?: string;
  /** The name of the building to show with the session, or "". */
  at?: string;
}

/** The index of the doctor finder: /dr-in-hospital/index.json. */
export interface DoctorIndex {
  departments: {
    /** File name of the department. */
    id: string;
    /** The names of the department and of its treatments, in all languages. */
    words: string[];
  }[];
  /** For each language that a doctor speaks, by its code: its names in all languages. */
  languages: Record<string, string[]>;
  doctors: {
    id: string;
    /** The names in all languages, starting with the page's. */
    names: string[];
    specialities: string[];
    /** IDs of departments. */
    departments: string[];
    gender?: string;
    /** Language codes. */
    languages: string[];
    fee: DoctorFeeProps;
    slots: IndexSlot[];
  }[];
  /** The exceptions of the coming days. */
  exceptions: Exception[];
  /** The last day for which the index has exceptions. */
  last: string;
}

/**
 * Creates a finder by name, speciality and the terms of departments; one for each day, because results depend on the
 * date.
 */
export function createDoctorFinder({ departments, languages, doctors, exceptions }: DoctorIndex) {
  const members = new Map(departments.map(({ id }) => [id, [] as string[]]));
  for (const { id, departments } of doctors) for (const department of departments) members.get(department)?.push(id);
  const match = createMatcher(
    [
      ...doctors.map(({ id, names, specialities }) => ({
        ids: [id],
        phrases: [...weighing(1, names), ...weighing(0.9, specialities)],
      })),
      ...departments.map(({ id, words }) => ({ ids: members.get(id) ?? [], phrases: weighing(0.8, words) })),
      ...Object.entries(languages).map(([code, names]) => ({
        ids: doctors.filter(({ languages }) => languages.includes(code)).map(({ id }) => id),
        phrases: weighing(0.8, names),
      })),
    ],
    "finder",
    fillers,
  );
  return (today: string): Find =>
    createFinder({
      documents: doctors,
      match,
      filters: {
        department: (doctor, department) => doctor.departments.includes(department),
        place: ({ slots }, building) => slots.some(({ place }) => place === building),
        day: ({ slots }, day, { place: building }) =>
          slots.some((slot) => (!building || slot.place === building) && sits(slot, day, exceptions, today)),
        language: (doctor, language) => doctor.languages.includes(language),
        gender: (doctor, gender) => doctor.gender === gender,
      },
    });
}

function weighing(weight: number, texts: string[]): Phrase[] {
  return texts.map((text) => ({ text, weight }));
}

/** Whether a slot matches the "day" filter: a session today or tomorrow, or a weekday. */
function sits(slot: Slot, day: string, exceptions: Exception[], today: string): boolean {
  const ahead = ["today", "tomorrow"].indexOf(day);
  if (ahead < 0) return !slot.added && (slot.days ?? "").includes(day);
  return sessionsOn(slot, addDays(today, ahead), exceptions).length > 0;
}
