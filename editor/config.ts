import { posix } from "node:path";
import type { Collection as CmsCollection, CmsConfig, CollectionFile } from "@sveltia/cms";
import { z } from "astro/zod";
import { fieldsOf } from "../content-check/shapes.ts";
import { defaultLocale, locales } from "../src/i18n/locales.ts";
import { homeOf, readRecords, slugOf } from "./content.ts";
import { fieldsOfShape, type Surroundings } from "./fields.ts";
import { type Collection, shapedCollections } from "./shapes.ts";
import { labelOf, singularOf } from "./words.ts";

type Records = Awaited<ReturnType<typeof readRecords>>;

/** A photo as it is uploaded: 8 MB, as the content check has it. It is saved as a WebP no wider than a page needs. */
const pictures = {
  max_file_size: 8_000_000,
  slugify_filename: true,
  transformations: { raster_image: { format: "webp" as const, quality: 85, width: 2400, height: 2400 } },
};

/** The editor's configuration: every collection of src/content.config.ts with every field, for the content under `root`. */
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
    i18n: { structure: "multiple_files", locales: [...locales], default_locale: defaultLocale },
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
        i18n: true,
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

/** Whether a collection takes any number of files, each with a name of its own. */
function isFolder({ files, isPerLanguage }: Collection): boolean {
  return /^\*\./.test(posix.basename(isPerLanguage ? files.replace(".*.", ".") : files));
}

function folderCollection(collection: Collection, records: Records): CmsCollection {
  const { name, files, isPerLanguage, shape } = collection;
  const extension = posix.extname(files).slice(1);
  const title = "title" in shape.shape ? "title" : "name";
  const isLocalized =
    "title" in shape.shape ? shape.shape.title instanceof z.ZodUnion : shape.shape.name instanceof z.ZodUnion;
  const identifier = isLocalized ? `${title}.${defaultLocale}` : title;
  return {
    name,
    label: labelOf(name),
    label_singular: singularOf(name),
    icon: icons[name],
    folder: `content/${posix.dirname(files)}`,
    extension,
    format: extension === "md" ? "yaml-frontmatter" : "yaml",
    identifier_field: identifier,
    summary: `{{${identifier}}}`,
    slug: `{{${identifier}}}`,
    // New ones come last, and the list is put in order by hand: nobody has to think of a number.
    ...("order" in shape.shape && { reorder: { key: "order" } }),
    i18n: isPerLanguage,
    fields: formOf(collection, records).filter(({ name }) => name !== "order"),
  } as CmsCollection;
}

/** One form for each file of a collection whose pattern names its files. */
function filesOf(collection: Collection, records: Records): CollectionFile[] {
  const { files, isPerLanguage } = collection;
  const [, before = files, choices = "", after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(files) ?? [];
  return choices.split(",").map((choice) => {
    const path = `${before}${choice}${after}`;
    const name = slugOf(path);
    const record = records.find((one) => one.path === path.replace(".*.", `.${defaultLocale}.`))?.record;
    const title = typeof record?.title === "string" ? record.title : undefined;
    return {
      name,
      label: title ?? labelOf(name),
      icon: icons[name],
      file: `content/${path.replace(".*.", ".{{locale}}.")}`,
      i18n: isPerLanguage,
      fields: formOf(collection, records),
    } as CollectionFile;
  });
}

function folderOf({ file }: CollectionFile): string {
  return posix.relative("content", posix.dirname(file)) || ".";
}

function formOf(collection: Collection, records: Records): CollectionFile["fields"] {
  const own = records.filter(({ path }) => homeOf(path)?.collection === collection);
  const around: Surroundings = {
    choices: choicesOf(records),
    pictureFolder: (field) => pictureFolder(collection, own, field),
  };
  const fields = fieldsOfShape(collection.shape, collection.isPerLanguage, around);
  if (!collection.files.endsWith(".md")) return fields;
  const body = {
    name: "body",
    label: labelOf("body"),
    widget: "richtext",
    i18n: true,
    required: [defaultLocale],
    ...markdown,
  };
  return [...fields, body] as CollectionFile["fields"];
}

/** What the content check lets a text have. */
const markdown = {
  buttons: ["bold", "italic", "link", "heading-two", "heading-three", "bulleted-list", "numbered-list"],
  editor_components: [],
  modes: ["rich_text"],
};

/** Where the pictures of a field are, as those that are there say it: "/content/doctors/photos". */
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

/** What fields can name, by the `reference` that src/content.config.ts marks them with. */
export function choicesOf(records: Records): Surroundings["choices"] {
  const named = (path: string, record: Record<string, unknown>) => {
    const { title, name } = record as { title?: unknown; name?: unknown };
    const text = title ?? name;
    return typeof text === "string" ? text : ((text as { en?: string } | undefined)?.en ?? labelOf(slugOf(path)));
  };
  const of = (folders: string[]) =>
    records
      .filter(({ path }) => folders.includes(posix.dirname(path)))
      .map(({ path, record }) => ({ slug: slugOf(path), label: named(path, record) }));
  const pages = of(["pages", "departments", "people"]).filter(({ slug }) => slug !== "404");
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
