import { type Locale, translate } from "@hospital/content/text/locales";
import { placeholderName } from "@hospital/content/vocabulary";
import type { Person } from "../components/person-card/person-card";
import { messages } from "../i18n/messages";
import { getEntries } from "./entries";
import { getPicture } from "./pictures";

/** One people page: `getPeoplePage("nurses", "hi")`. */
export async function getPeoplePage(slug: string, locale: Locale) {
  const [page] = await getEntries("people", ({ id }) => id === slug);
  if (!page) throw new Error(`content/people/${slug}.yaml is missing.`);
  const { title, description, headline, intro, members } = page.data;
  return {
    title: translate(title, locale),
    description: translate(description, locale),
    banner: { headline: translate(headline, locale), text: translate(intro, locale) },
    people: await Promise.all(members.map((member) => toPerson(member, locale))),
  };
}

type Member = Awaited<ReturnType<typeof getEntries<"people">>>[number]["data"]["members"][number];

async function toPerson({ name, degree, role, photo, focus }: Member, locale: Locale): Promise<Person> {
  const shownName = translate(name, locale);
  return {
    name: shownName,
    degree: degree && translate(degree, locale),
    role: role && translate(role, locale),
    photo: photo && (await getPicture(photo, "", "portrait", focus)),
    placeholder: shownName === placeholderName ? messages(locale).detailsToBeAdded : undefined,
  };
}
