import { type Locale, localePath } from "@hospital/content/text/locales";
import { getDepartments, isEmergencyDepartment } from "./departments";
import { getPage } from "./entries";
import { letterGroups } from "./letters";

/** The page "Which department?": its texts, and everyday words by first letter. */
export async function getFindCare(locale: Locale) {
  const page = await getPage("findCare", "find-care", locale);
  const departmentsByWord = new Map<string, { name: string; href: string }[]>();
  // For a word with several departments, the emergency department comes first.
  const departments = (await getDepartments(locale)).toSorted(
    (a, b) => Number(isEmergencyDepartment(b)) - Number(isEmergencyDepartment(a)),
  );
  for (const { slug, data } of departments) {
    const department = { name: data.title, href: localePath(`/${slug}`, locale) };
    const words = data.words?.[locale];
    for (const word of words ?? []) departmentsByWord.set(word, [...(departmentsByWord.get(word) ?? []), department]);
  }
  const entries = [...departmentsByWord].map(([name, departments]) => ({ name, departments }));
  return { ...page, groups: letterGroups(entries, locale).map(([letter, words]) => ({ letter, words })) };
}
