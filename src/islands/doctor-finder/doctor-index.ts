import { createFinder, type Find } from "../../search/finder";
import { createMatcher, type Phrase } from "../../search/matcher";

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
    /** In all languages. */
    names: string[];
    specialities: string[];
    /** Its id. */
    department: string;
    gender?: string;
    /** Codes of languages. */
    languages: string[];
    /** Codes of weekdays. */
    days: string[];
  }[];
}

/** Finds doctors by their names and specialities, and by all that their departments are called. */
export function createDoctorFinder({ departments, doctors }: DoctorIndex): Find {
  const members = new Map(departments.map(({ id }) => [id, [] as string[]]));
  for (const { id, department } of doctors) members.get(department)?.push(id);
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
      department: (doctor, department) => doctor.department === department,
      day: (doctor, day) => doctor.days.includes(day),
      language: (doctor, language) => doctor.languages.includes(language),
      gender: (doctor, gender) => doctor.gender === gender,
    },
  });
}

function weighing(weight: number, texts: string[]): Phrase[] {
  return texts.map((text) => ({ text, weight }));
}
