import { posix } from "node:path";
import type { Collection as CmsCollection, CmsConfig, CollectionFile } from "@sveltia/cms";
import type { z } from "astro/zod";
import { labelOf, singularOf } from "../content-check/labels.ts";
import { fieldsOf, isGroup } from "../content-check/shapes.ts";
import { defaultLocale } from "../src/i18n/locales.ts";
import { isLocalized } from "../src/i18n/translation.ts";
import { pageFolders } from "../src/routes.ts";
import { collectionOf, readRecords, slugOf } from "./content.ts";
import { type FieldContext, fieldsOfShape } from "./fields.ts";
import { type Collection, shapedCollections } from "./shapes.ts";

type Records = Awaited<ReturnType<typeof readRecords>>;

/** Upload limit of 8 MB, as in the content check. Photos are saved as WebP no wider than a page needs. */
const pictures = {
  max_file_size: 8_000_000,
  slugify_filename: true,
  transformations: { raster_image: { format: "webp" as const, quality: 85, width: 2400, height: 2400 } },
};

/**
 * The editor's configuration: every collection of src/content.config.ts with every field, for the content under `root`.
 */
export async function makeConfig(root: string): Promise<CmsConfig> {
  const records = await readRecords(root);
  const single = shapedCollections.filter((collection) => !isFolder(collection));
  const folders = Object.groupBy(
    single.flatMap((collection) => filesOf(collection, records)),
    folderOf,
  );
  const { ".": singletons = [], ...groups } = folders;
  return {
    load_config_file: false,
    backend: { name: "test-repo" },
    media_folder: "content",
    media_libraries: { all: pictures, stock_assets: { providers: [] } },
    app_title: "The hospital's website",
    display_url: String(records.find(({ path }) => path === "hospital.yaml")?.record.website ?? "/"),
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    show_preview_links: false,
    logo: { src: "/favicon.svg" },
    singletons,
    collections: [
      ...shapedCollections.filter(isFolder).map((collection) => folderCollection(collection, records)),
      ...Object.entries(groups).map(([name, files = []]) => ({
        name,
        label: labelOf(name),
        icon: icons[name],
        files,
      })),
    ],
  };
}

const icons: Record<string, string> = {
  claims: "fact_check",
  departments: "local_hospital",
  doctors: "stethoscope",
  exceptions: "event_busy",
  gallery: "photo_library",
  hospital: "call",
  insurers: "verified_user",
  navigation: "menu",
  notices: "campaign",
  pages: "web",
  people: "groups",
  testimonials: "reviews",
};

/** Whether a collection is a folder of any number of files. */
function isFolder({ files }: Collection): boolean {
  return posix.basename(files).startsWith("*.");
}

function folderCollection(collection: Collection, records: Records): CmsCollection {
  const { name, files, shape } = collection;
  const title = "title" in shape.shape ? "title" : "name";
  const identifier = isLocalized(shape.shape[title] as z.ZodType) ? `${title}.${defaultLocale}` : title;
  return {
    name,
    label: labelOf(name),
    label_singular: singularOf(name),
    icon: icons[name],
    folder: `content/${posix.dirname(files)}`,
    extension: "yaml",
    format: "yaml",
    identifier_field: identifier,
    summary: `{{${identifier}}}`,
    slug: {
      template: `{{${identifier}}}`,
      editable: ["create"],
      hint: "The end of its address on the website, as asha-rao. Left empty, the name makes it; later it stays",
      pattern: ["^[a-z0-9]+(?:-[a-z0-9]+)*$", "It may have small letters a to z, digits and single hyphens only."],
    },
    fields: formOf(collection, records),
  } as CmsCollection;
}

/** One form for each file of a collection with fixed files. */
function filesOf(collection: Collection, records: Records): CollectionFile[] {
  const { files } = collection;
  const [, before = files, choices = "", after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(files) ?? [];
  return choices.split(",").map((choice) => {
    const path = `${before}${choice}${after}`;
    const name = slugOf(path);
    const record = records.find((one) => one.path === path)?.record;
    return {
      name,
      label: english(record?.title) ?? labelOf(name),
      icon: icons[name],
      file: `content/${path}`,
      fields: formOf(collection, records),
    } as CollectionFile;
  });
}

function folderOf({ file }: CollectionFile): string {
  return posix.relative("content", posix.dirname(file)) || ".";
}

function formOf(collection: Collection, records: Records): CollectionFile["fields"] {
  const own = records.filter(({ path }) => collectionOf(path) === collection);
  const context: FieldContext = {
    choices: choicesOf(records),
    pictureFolder: (field) => pictureFolder(collection, own, field),
  };
  return fieldsOfShape(collection.shape, context);
}

/** The folder of a field's pictures, taken from the existing ones: "/content/doctors/photos". */
function pictureFolder({ shape, files }: Collection, records: Records, field: string): string {
  const folder = posix.join("/content", posix.dirname(files));
  for (const { record } of records)
    for (const { shape: part, value, path } of fieldsOf(shape, record)) {
      const isField = path.filter((step) => typeof step === "string").join("/") === field;
      if (isField && part.meta()?.reference === "picture" && typeof value === "string")
        return posix.join(folder, posix.dirname(value));
    }
  return posix.join(folder, "pictures");
}

/** A text in the first language; nothing where there is none. */
function english(text: unknown): string | undefined {
  const words = isGroup(text) ? text[defaultLocale] : text;
  return typeof words === "string" ? words : undefined;
}

/** The options of reference fields, by the `reference` in src/content/. */
export function choicesOf(records: Records): FieldContext["choices"] {
  const named = (path: string, record: Record<string, unknown>) => {
    return english(record.title) ?? english(record.name) ?? labelOf(slugOf(path));
  };
  const of = (folders: string[]) =>
    records
      .filter(({ path }) => folders.includes(posix.dirname(path)))
      .map(({ path, record }) => ({ slug: slugOf(path), label: named(path, record) }));
  const pages = of(pageFolders).filter(({ slug }) => slug !== "404");
  const hours = records.find(({ path }) => path === "hours.yaml")?.record;
  const placesOf = (list: "counters" | "wards") =>
    ((hours?.[list] ?? []) as Record<string, unknown>[]).map((row) => named("hours.yaml", row));
  return {
    department: of(["departments"]).map(({ slug, label }) => ({ value: slug, label })),
    doctor: of(["doctors"]).map(({ slug, label }) => ({ value: slug, label })),
    counter: placesOf("counters").map((name) => ({ value: name, label: name })),
    ward: placesOf("wards").map((name) => ({ value: name, label: name })),
    route: pages.map(({ slug, label }) => ({ value: slug === "home" ? "/" : `/${slug}`, label })),
  };
}
