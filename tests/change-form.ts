import { readForm } from "../editor/form-files.ts";
import { plainText, readRecord } from "../editor/record-file.ts";
import { save } from "../editor/save.ts";

// biome-ignore lint/suspicious/noExplicitAny: a form is fields in fields
export type Form = any;

/** Edits a form of the content below `root` and saves it; returns the refusals. */
export async function changeForm(root: string, path: string, edit: (form: Form) => void): Promise<string[]> {
  const { text, version } = await readForm(root, path);
  const form = readRecord(text);
  edit(form);
  return save(root, [{ path, version, content: plainText(form) }]);
}
