import { type CollectionEntry, type CollectionKey, getCollection } from "astro:content";
import { defaultLocale, type Locale } from "../i18n/locales";

/** The only entry of a collection that is one file. */
export async function getOnly<Name extends CollectionKey>(collection: Name): Promise<CollectionEntry<Name>["data"]> {
  const [entry] = await getCollection(collection);
  if (!entry) throw new Error(`The collection "${collection}" has no file under content/.`);
  return entry.data;
}

/** The entry `slug` in `locale`, or in English while there is no translation. */
export async function getLocalizedEntry<Name extends CollectionKey>(
  collection: Name,
  slug: string,
  locale: Locale,
): Promise<CollectionEntry<Name>> {
  const entry =
    (await findEntry(collection, `${slug}.${locale}`)) ?? (await findEntry(collection, `${slug}.${defaultLocale}`));
  if (!entry) throw new Error(`content/ has no "${slug}.${defaultLocale}" for the collection "${collection}".`);
  return entry;
}

/** The data of a one-off page. */
export async function getPage<Name extends CollectionKey>(
  collection: Name,
  slug: string,
  locale: Locale,
): Promise<CollectionEntry<Name>["data"]> {
  const { data } = await getLocalizedEntry(collection, slug, locale);
  return data;
}

/** A page that is a title, a few words and a list from elsewhere. */
export async function getListPage(slug: string, locale: Locale) {
  const { headline, intro, ...page } = await getPage("listPages", slug, locale);
  return { ...page, banner: { headline, text: intro } };
}

/** `getEntry` itself warns about every translation that is missing. */
async function findEntry<Name extends CollectionKey>(collection: Name, id: string) {
  const [entry] = await getCollection(collection, (candidate) => candidate.id === id);
  return entry as CollectionEntry<Name> | undefined;
}
