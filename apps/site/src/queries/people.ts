import type { Locale } from "@hospital/content/text/locales";
import { placeholderName } from "@hospital/content/vocabulary";
import type { Person } from "../components/person-card/person-card";
import { messages } from "../i18n/messages";
import { getPage, type Texts } from "./entries";
import { getPicture } from "./pictures";

/** One people page: `getPeoplePage("nurses", "hi")`. */
export async function getPeoplePage(slug: string, locale: Locale) {
  const { members, ...page } = await getPage("people", slug, locale);
  return { ...page, people: await Promise.all(members.map((member) => toPerson(member, locale))) };
}

type Member = Texts<"people">["members"][number];

async function toPerson({ name, degree, role, photo, focus }: Member, locale: Locale): Promise<Person> {
  return {
    name,
    degree,
    role,
    photo: photo && (await getPicture(photo, "", "portrait", focus)),
    placeholder: name === placeholderName ? messages(locale).detailsToBeAdded : undefined,
  };
}
