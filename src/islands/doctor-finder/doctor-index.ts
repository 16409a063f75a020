import { createFinder, type Find } from "../../search/finder";
import { createMatch } from "../../search/word-match";

/** What the doctor finder knows, as /dr-in-hospital/index.json holds it. */
export interface DoctorIndex {
  departments: {
    /** File name of the department. */
    id: string;
    /** In all languages. */
    name: string;
    /** What people call what is treated here. */
    words: string;
  }[];
  doctors: {
    id: string;
    /** In all languages. */
    name: string;
    speciality: string;
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
  const match = createMatch([
    ...doctors.map(({ id, name, speciality }) => ({ ids: [id], texts: [name, speciality] })),
    ...departments.map(({ id, name, words }) => ({ ids: members.get(id) ?? [], texts: [name, words] })),
  ]);
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
