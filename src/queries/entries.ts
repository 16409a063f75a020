import { type CollectionEntry, type CollectionKey, getCollection } from "astro:content";
import { z } from "astro/zod";
import { defaultLocale, type Locale } from "../i18n/locales";
import { translated } from "../i18n/translation";

/** The only entry of a collection that is one file. */
export async function getOnly<Name extends CollectionKey>(collection: Name): Promise<CollectionEntry<Name>["data"]> {
  const [entry] = await getCollection(collection);
  if (!entry) throw new Error(`The collection "${collection}" has no file under content/.`);
  return entry.data;
}

/** The entry `slug` in `locale`; what is not translated stands in English, marked as such. */
export async function getLocalizedEntry<Name extends CollectionKey>(
  collection: Name,
  slug: string,
  locale: Locale,
): Promise<CollectionEntry<Name>> {
  const original = await findEntry(collection, `${slug}.${defaultLocale}`);
  if (!original) throw new Error(`content/ has no "${slug}.${defaultLocale}" for the collection "${collection}".`);
  if (locale === defaultLocale) return original;
  const translation = await findEntry(collection, `${slug}.${locale}`);
  const { collections } = await import("../content.config");
  const shape = collections[collection].shape({ image: () => z.any() } as never);
  const data = translated(shape, original.data, translation?.data);
  // The English text's review says nothing of the translation, only that there has to be one.
  const review = reviewOf(original) && (reviewOf(translation) ?? "awaiting");
  return { ...(translation ?? original), data: { ...data, review } };
}

function reviewOf(entry: { data: object } | undefined) {
  return entry && "review" in entry.data ? entry.data.review : undefined;
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
