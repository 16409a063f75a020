import { pathLabel } from "../content-check/labels.ts";
import { fieldsOf } from "../content-check/shapes.ts";
import { collectionOf } from "./content.ts";
import { type FormChange, readForm } from "./form-files.ts";
import { placePictures, withoutUnnamed } from "./pictures.ts";
import { readRecord } from "./record-file.ts";
import { conflictNotice, save } from "./save.ts";
import type { Person } from "./store/repository.ts";

/** Saves forms with their new pictures. */
export async function saveWithPictures(root: string, given: FormChange[], person: Person) {
  const { renamed, refused: files, changes } = await placePictures(given);
  const refused = files.length > 0 ? files : await save(root, await withoutUnnamed(root, changes), person);
  return { refused, renamed, changes };
}

/** Handles a multipart save: returns the refusals, or the saved records. */
export async function saveForms(root: string, form: FormData, person: Person) {
  const known: Record<string, Pick<FormChange, "version" | "base" | "seen">> = JSON.parse(String(form.get("known")));
  const entries = [...form.entries()].filter(([name]) => name !== "known");
  const given: FormChange[] = await Promise.all(
    entries.map(async ([path, value]) => ({ ...known[path], path, content: await contentOf(path, value) })),
  );
  const { renamed, refused, changes } = await saveWithPictures(root, given, person);
  const records = changes.filter(({ path, content }) => collectionOf(path) && content !== undefined);
  const now = async () => Promise.all(records.map(async ({ path }) => ({ path, ...(await readForm(root, path)) })));
  return {
    refused,
    field: records.map((record) => fieldIn(refused[0] ?? "", record)).find(Boolean),
    renamed,
    records: refused.length > 0 ? [] : await now(),
    seen:
      refused[0] === conflictNotice
        ? Object.fromEntries((await now()).map(({ path, version }) => [path, version]))
        : {},
  };
}

/** The field of a refusal, as "opd.1.from", or its closest existing parent. */
function fieldIn(refusal: string, { path, content }: FormChange): string | undefined {
  const shape = collectionOf(path)?.shape;
  if (!shape || typeof content !== "string" || refusal === "") return undefined;
  const fields = [...fieldsOf(shape, readRecord(content))].map(({ path }) => path).filter(({ length }) => length > 0);
  const isMeant = (label: string) => refusal.startsWith(`${label}: `) || refusal.startsWith(`${label} › `);
  return fields
    .filter((path) => isMeant(pathLabel(path)))
    .sort((a, b) => b.length - a.length)[0]
    ?.join(".");
}

async function contentOf(path: string, value: FormDataEntryValue): Promise<FormChange["content"]> {
  if (typeof value === "string") return undefined;
  return collectionOf(path) ? value.text() : new Uint8Array(await value.arrayBuffer());
}
