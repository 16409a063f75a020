import { type CollectionEntry, type CollectionKey, getCollection } from "astro:content";
import { memoize } from "@hospital/content/memoize";
import type { Locale } from "@hospital/content/text/locales";
import { type InLanguage, inLanguage } from "@hospital/content/text/translation";
import type { z } from "astro/zod";
import type { Review } from "./review";

/** All entries of a collection. Astro's `getCollection` warns about empty collections, which are normal here. */
export async function getEntries<Name extends CollectionKey>(
  collection: Name,
  filter: (entry: CollectionEntry<Name>) => boolean = () => true,
): Promise<CollectionEntry<Name>[]> {
  return ((await readEntries(collection)) as CollectionEntry<Name>[]).filter(filter);
}

const readEntries = memoize(async (collection: CollectionKey) => {
  const [{ collections }, { hasFiles }] = await Promise.all([
    import("@hospital/content/collections"),
    import("@hospital/content/schema/collection"),
  ]);
  return hasFiles(collections[collection].files) ? getCollection(collection) : [];
});

/** The only entry of a collection that is one file. */
export async function getOnly<Name extends CollectionKey>(collection: Name): Promise<CollectionEntry<Name>["data"]> {
  const [entry] = await getEntries(collection);
  if (!entry) throw new Error(`The collection "${collection}" has no file under content/.`);
  return entry.data;
}

/** The only entry of a collection whose file is optional. */
export async function findOnly<Name extends CollectionKey>(collection: Name) {
  const [entry] = await getEntries(collection);
  return entry?.data as CollectionEntry<Name>["data"] | undefined;
}

/** Like `getOnly`, in `locale`. */
export async function getOnlyIn<Name extends CollectionKey>(collection: Name, locale: Locale) {
  const texts = await findOnlyIn(collection, locale);
  if (!texts) throw new Error(`The collection "${collection}" has no file under content/.`);
  return texts;
}

/** Like `findOnly`, in `locale`. */
export async function findOnlyIn<Name extends CollectionKey>(collection: Name, locale: Locale) {
  const [entry] = await getAllIn(collection, locale);
  return entry?.data;
}

/** The data of every entry of a collection in `locale`, with its file name. */
export async function getAllIn<Name extends CollectionKey>(collection: Name, locale: Locale) {
  return [...(await translate(collection, locale))].map(([slug, data]) => ({ slug, data: data as Texts<Name> }));
}

/** The data of the entry `slug` in `locale`. Untranslated texts are in another language and marked. */
export async function getPage<Name extends CollectionKey>(collection: Name, slug: string, locale: Locale) {
  const page = await findPage(collection, slug, locale);
  if (!page) throw new Error(`content/ has no "${slug}" for the collection "${collection}".`);
  return page;
}

/** Like `getPage`, but undefined without the page. */
export async function findPage<Name extends CollectionKey>(collection: Name, slug: string, locale: Locale) {
  return (await translate(collection, locale)).get(slug) as Texts<Name> | undefined;
}

const translate = memoize(async (collection: CollectionKey, locale: Locale) => {
  const { recordShapes } = await import("@hospital/content/collections");
  const shape = recordShapes[collection];
  return new Map((await readEntries(collection)).map(({ id, data }) => [id, textsIn(shape, data, locale)]));
});

type Data<Name extends CollectionKey> = CollectionEntry<Name>["data"];
export type Texts<Name extends CollectionKey> = Omit<InLanguage<Data<Name>>, "review"> &
  ("review" extends keyof Data<Name> ? { review: Review | undefined } : unknown);

function textsIn(shape: z.ZodObject, data: Data<CollectionKey>, locale: Locale): Texts<CollectionKey> {
  const texts = inLanguage(shape, data, locale);
  if (!("review" in shape.shape)) return texts as Texts<CollectionKey>;
  const { isMedical = true, review } = data as { isMedical?: boolean; review?: Reviews };
  return {
    ...(texts as object),
    review: isMedical ? (review?.[locale] ?? "awaiting") : undefined,
  } as object as Texts<CollectionKey>;
}

/** Each language has its own review. */
type Reviews = { [locale in Locale]?: Exclude<Review, "awaiting"> };

/** Like Astro's `getEntry`, which warns about missing entries. */
export async function findEntry<Name extends CollectionKey>(collection: Name, id: string) {
  return (await entriesById(collection)).get(id) as CollectionEntry<Name> | undefined;
}

const entriesById = memoize(
  async (collection: CollectionKey) => new Map((await readEntries(collection)).map((entry) => [entry.id, entry])),
);
