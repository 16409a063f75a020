import { getCollection } from "astro:content";
import type { Person } from "../components/person-card/person-card";
import { type Locale, translate } from "../i18n/locales";
import { getPicture } from "./pictures";

export interface Doctor extends Person {
  degree: string;
  role: string;
  /** File name of the department. */
  department: string;
}

/** All doctors in the hospital's order, or those of one department. */
export async function getDoctors(locale: Locale, department?: string): Promise<Doctor[]> {
  const entries = await getCollection("doctors", ({ data }) => !department || data.department === department);
  entries.sort((a, b) => a.data.order - b.data.order);
  return Promise.all(
    entries.map(async ({ data }) => ({
      name: translate(data.name, locale),
      degree: data.degree,
      role: translate(data.speciality, locale),
      photo: data.photo && (await getPicture(data.photo, "", "portrait")),
      department: data.department,
    })),
  );
}
