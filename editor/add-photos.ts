import { posix } from "node:path";
import { pathLabel, recordLabel } from "../content-check/labels.ts";
import { makeConfig } from "./config.ts";
import { readRecords } from "./content.ts";
import { type FormChange, readForm } from "./form-files.ts";
import { plainText, readRecord } from "./record-file.ts";
import { saveWithPictures } from "./save-forms.ts";
import type { Person } from "./store/repository.ts";

/** The part of a form's field that matters here. */
interface FormField {
  name: string;
  label: string;
  widget?: string;
  required?: boolean;
  hint?: string;
  fields?: FormField[];
  media_folder?: string;
}

/** A list whose rows are photos with short texts: the gallery, the people of a page. */
interface PhotoList {
  /** "gallery/photos.yaml#photos". */
  id: string;
  /** "Photos and videos › Photos". */
  label: string;
  /** The form's text fields for each photo. */
  texts: FormField[];
  /** The field of the photo. */
  picture: FormField;
}

/** The lists for bulk upload of photos: those whose rows require only a photo and texts. */
export async function photoLists(root: string): Promise<PhotoList[]> {
  const { collections = [], singletons = [] } = await makeConfig(root);
  const forms = new Map<string, unknown>();
  for (const one of [...singletons, ...collections])
    if ("files" in one) for (const { file, fields } of one.files ?? []) forms.set(file, fields);
    else if ("file" in one) forms.set(one.file, one.fields);
    else if ("folder" in one) forms.set(String(one.folder), one.fields);
  const lists = (await readRecords(root)).flatMap(({ path, record }) => {
    const fields = forms.get(`content/${path}`) ?? forms.get(posix.dirname(`content/${path}`)) ?? [];
    return (fields as FormField[]).flatMap((field) => listOf(path, recordLabel(path, record), field));
  });
  const isGallery = ({ id }: PhotoList) => id.startsWith("gallery/");
  return [...lists.filter(isGallery), ...lists.filter((list) => !isGallery(list))];
}

function listOf(path: string, label: string, { widget, name, fields = [] }: FormField): PhotoList[] {
  const [picture, ...more] = fields.filter((field) => field.widget === "image");
  const texts = fields.filter(isTranslated);
  const isAll = fields.every((field) => !field.required || field === picture || texts.includes(field));
  if (widget !== "list" || !picture || more.length > 0 || !isAll) return [];
  return [{ id: `${path}#${name}`, label, picture, texts }];
}

function isTranslated({ widget, fields = [] }: FormField): boolean {
  return (
    widget === "object" && fields.length > 0 && fields.every((one) => /^(?:string|text)$/.test(String(one.widget)))
  );
}

/** Adds a row for each photo in one save. Returns the refusals. */
export async function addPhotos(root: string, form: FormData, person: Person): Promise<{ refused: string[] }> {
  const list = (await photoLists(root)).find(({ id }) => id === form.get("list"));
  if (!list) return { refused: ["There is no such list of photos any more. Reload this page."] };
  const [path = "", name = ""] = list.id.split("#");
  const { text, version } = await readForm(root, path);
  const record = readRecord(text);
  const rows = (record[name] ?? []) as unknown[];
  const texts: Record<string, unknown>[] = JSON.parse(String(form.get("texts")));
  const folder = String(list.picture.media_folder);
  const photos = form.getAll("photo").filter((one) => one instanceof File);
  // Photos of the same name are distinct until `placePictures` has compared their bytes.
  const places = photos.map((file, index) => posix.join(folder, `${index + 1}-${plainName(file.name)}`));
  record[name] = [...rows, ...places.map((place, index) => ({ ...texts[index], [list.picture.name]: place }))];
  const bytes = photos.map(async (file, index): Promise<FormChange> => {
    const upload = places[index]?.slice("/content/".length) ?? "";
    return { path: upload, content: new Uint8Array(await file.arrayBuffer()) };
  });
  const given = [...(await Promise.all(bytes)), { path, version, content: plainText(record) }];
  const { refused } = await saveWithPictures(root, given, person);
  return { refused: refused.map((words) => asOnPage(words, name, rows.length)) };
}

/** A refusal with the new photos numbered from 1, as this page shows them. */
function asOnPage(words: string, list: string, before: number): string {
  const way = new RegExp(`^${RegExp.escape(pathLabel([list]))} › (\\d+) › `);
  return words.replace(way, (all, place) => (place > before ? `Photo ${place - before} › ` : all));
}

/** A file name that is safe in a path; the format is read from the bytes. */
function plainName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, "-");
}
