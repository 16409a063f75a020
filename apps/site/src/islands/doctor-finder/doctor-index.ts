import { createMatcher, type Phrase } from "@hospital/search/matcher";
import { addDays, dayOf } from "@hospital/timetable/clock";
import { type Exception, type Slot, sessionsOn } from "@hospital/timetable/timetable";
import type { DoctorFeeProps } from "../../components/doctor-fee/doctor-fee";
import { fillers } from "../../search/filler-words";
import { createFinder, type Find } from "../../search/finder";

/** `place` and `at` are absent where the hospital has one address. */
interface IndexSlot extends Slot {
  /** Whether it takes place only on certain dates: an extra session, or one as a stand-in. */
  isDated?: boolean;
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
 * Creates a finder by name, speciality and the terms of departments; one for each minute, because results depend on the
 * time. Doctors whose sessions of today are over come last.
 */
export function createDoctorFinder({ departments, languages, doctors, exceptions, last }: DoctorIndex) {
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
  return (now: string): Find => {
    const today = dayOf(now);
    const slotsAt = ({ slots }: DoctorIndex["doctors"][number], building: string | undefined) =>
      slots.filter(({ place }) => !building || place === building);
    const sessionsAt = (doctor: DoctorIndex["doctors"][number], day: string, building: string | undefined) => {
      const sessionsOf = (date: string) =>
        slotsAt(doctor, building).flatMap((slot) => sessionsOn(slot, date, exceptions));
      // Yesterday's session may continue past midnight.
      const running = day === today ? sessionsOf(addDays(today, -1)).filter(({ end }) => end > now) : [];
      return [...running, ...sessionsOf(day)];
    };
    return createFinder({
      documents: doctors,
      match,
      isKnown: ({ day = "" }) => (dateOf(day, today) ?? "") <= last,
      isLast: (doctor, { day, place }) =>
        day === "today" && sessionsAt(doctor, today, place).every(({ end }) => end <= now),
      filters: {
        department: (doctor, department) => doctor.departments.includes(department),
        place: ({ slots }, building) => slots.some(({ place }) => place === building),
        day: (doctor, day, { place }) => {
          const date = dateOf(day, today);
          if (date) return sessionsAt(doctor, date, place).length > 0;
          return slotsAt(doctor, place).some(({ isDated, days = "" }) => !isDated && days.includes(day));
        },
        language: (doctor, language) => doctor.languages.includes(language),
        gender: (doctor, gender) => doctor.gender === gender,
      },
    });
  };
}

function weighing(weight: number, texts: string[]): Phrase[] {
  return texts.map((text) => ({ text, weight }));
}

/** The date of the options "today" and "tomorrow"; undefined for a weekday. */
function dateOf(day: string, today: string): string | undefined {
  const ahead = ["today", "tomorrow"].indexOf(day);
  return ahead < 0 ? undefined : addDays(today, ahead);
}
