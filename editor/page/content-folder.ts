import { draftBase, forgetBase } from "./drafts.ts";
import { withNewNames } from "./new-names.ts";
import { showRefused } from "./refused-field.ts";
import { ownHeaders } from "./requests.ts";

/** The project's content as a browser file system. Writes go to the server of `npm run edit`, all or nothing. */

interface Saved {
  refused: string[];
  /** The field of the first refusal, as "opd.1.from". */
  field?: string;
  /** The versions of the records whose conflicts the refusal reports. */
  seen: Record<string, string>;
  renamed: Record<string, string>;
  records: { path: string; text: string; version: string }[];
}

/** A file below content/: a record's text for the editor, or a lazily fetched picture. */
interface StoredFile {
  text?: string;
  version?: string;
  /** The base of the form: the file when it was read, later what was saved. */
  base?: string;
  seen?: string;
  picture?: Blob;
  /** The size of a picture not fetched yet. */
  size?: number;
  changedAt?: number;
}

const base = "content/";
const files = new Map<string, StoredFile>();
/** Pictures are written before their record, and only saved with it. */
let pictures: Record<string, Blob> = {};
let changes: Record<string, string | Blob> = {};
let saving: Promise<void> | undefined;
/** Names of uploaded pictures: the editor's to the final one, which the editor doesn't know. */
const newNames = new Map<string, string>();

export async function openContent(): Promise<Folder> {
  const { records, pictures } = await (await fetch("/files.json")).json();
  for (const { path, text, version } of records) files.set(base + path, { text, version, base: text });
  for (const { path, ...picture } of pictures) files.set(base + path, picture);
  return new Folder("");
}

/** The bases of the forms below a path prefix. */
export function basesBelow(start: string): Record<string, string> {
  const own = [...files].filter(([path, { base }]) => path.startsWith(start) && base !== undefined);
  return Object.fromEntries(own.map(([path, { base = "" }]) => [path, base]));
}

class Folder {
  readonly kind = "directory";
  readonly name: string;
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.name = path.split("/").at(-2) ?? "content";
  }

  async getDirectoryHandle(name: string): Promise<Folder> {
    // The editor asks for a folder of its own first.
    return this.#path === "" && name !== "content" ? this : new Folder(`${this.#path}${name}/`);
  }

  async getFileHandle(name: string, options?: { create?: boolean }): Promise<StoredFileHandle> {
    if (!files.has(this.#path + name) && !options?.create)
      throw new DOMException(`${name} is not there`, "NotFoundError");
    return new StoredFileHandle(this.#path + name);
  }

  async *entries(): AsyncGenerator<[string, Folder | StoredFileHandle]> {
    const below = [...files.keys()]
      .filter((path) => path.startsWith(this.#path))
      .map((path) => path.slice(this.#path.length));
    for (const name of new Set(below.map((path) => path.replace(/\/.*/, "/"))))
      yield name.endsWith("/")
        ? [name.slice(0, -1), new Folder(this.#path + name)]
        : [name, new StoredFileHandle(this.#path + name)];
  }

  async removeEntry(name: string): Promise<void> {
    if (files.has(this.#path + name)) await change(this.#path + name, "");
  }
}

class StoredFileHandle {
  readonly kind = "file";
  readonly name: string;
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.name = path.split("/").at(-1) ?? "";
  }

  async getFile(): Promise<File> {
    const { text, picture } = files.get(this.#path) ?? {};
    const bytes = text ?? picture ?? pictures[this.#path] ?? (await (await fetch(`/${this.#path}`)).blob());
    return new File([bytes], this.name, { type: bytes instanceof Blob ? bytes.type : "text/plain" });
  }

  /** A placeholder until a picture is viewed, because the editor requests all of them at its start. */
  get stub() {
    const { size, changedAt } = files.get(this.#path) ?? {};
    return size === undefined ? undefined : { size, sha: `${this.#path} ${size} ${changedAt}` };
  }

  async createWritable() {
    return { write: (content: string | Blob) => change(this.#path, content), close: async () => {} };
  }
}

/** Saves all writes of one action together. Throws the refusals. */
async function change(path: string, content: string | Blob): Promise<void> {
  const isInRecord = content instanceof Blob && !location.hash.startsWith("#/assets");
  if (content instanceof Blob) newNames.delete(path.slice(base.length));
  if (isInRecord) {
    pictures[path] = content;
    return;
  }
  changes[path] = content;
  saving ??= new Promise((resolve) => setTimeout(resolve)).then(saveAll);
  await saving;
}

async function saveAll(): Promise<void> {
  const all = { ...pictures, ...changes };
  pictures = {};
  changes = {};
  saving = undefined;
  const form = new FormData();
  const known = Object.keys(all).map((path) => {
    const { version, seen, base: own } = files.get(path) ?? {};
    const began = draftBase(path) ?? own;
    return [path.slice(base.length), { version, seen, base: began && withNewNames(began, newNames) }];
  });
  form.set("known", JSON.stringify(Object.fromEntries(known)));
  // Sent as a file, because form fields normalize line breaks.
  for (const [path, content] of Object.entries(all))
    form.set(
      path.slice(base.length),
      content && new Blob([typeof content === "string" ? withNewNames(content, newNames) : content]),
    );
  const response = await fetch("/save", { method: "POST", body: form, headers: ownHeaders() }).catch(() => undefined);
  if (!response?.ok)
    throw new Error(
      "The editor's window on this computer was closed or restarted. Start it again, and reload this page: what you typed is kept, and offered to you again.",
    );
  const { refused, field, seen, renamed, records }: Saved = await response.json();
  showRefused(field);
  for (const [path, version] of Object.entries(seen))
    files.set(base + path, { ...files.get(base + path), seen: version });
  // For a deletion the editor shows no reason, so it is shown here.
  if (refused.length > 0 && Object.values(all).every((content) => content === "")) alert(refused.join("\n"));
  if (refused.length > 0) throw new Error(refused.join("\n"));
  for (const [path, content] of Object.entries(all)) {
    if (content === "") files.delete(path);
    else if (content instanceof Blob) files.set(path, { picture: content });
  }
  for (const [path, name] of Object.entries(renamed)) newNames.set(path, name);
  for (const { path, text, version } of records) {
    forgetBase(base + path);
    files.set(base + path, { text, version, base: String(all[base + path] ?? text) });
  }
  // The surrounding page shows the number of unpublished changes.
  new BroadcastChannel("saved").postMessage(null);
}
