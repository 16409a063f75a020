import { basesBelow, openContent } from "./content-folder.ts";
import { askBeforeLeaving, storeBases } from "./drafts.ts";
import { inLatinLetters } from "./latin-letters.ts";
import { getJson, ownName } from "./requests.ts";

// The file system API needs a secure context.
if (!isSecureContext) {
  const words = document.createElement("p");
  words.textContent =
    "The editor needs a secure address, one that begins with https. Ask the web developer for it: docs/edit-online.md says how it comes to be.";
  document.body.replaceChildren(words);
  throw new Error(words.textContent);
}
const folder = await openContent();
// With the backend "test-repo" the editor uses the browser's private file system, which is replaced by the content.
navigator.storage.getDirectory = async () => folder as unknown as FileSystemDirectoryHandle;
// Otherwise the editor writes temporary files first, as it should on a real disk.
Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
// Escape would close a form without confirmation.
const wanted = { closeOnSave: false, closeWithEscape: false, useDraftBackup: true };
const preferences = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? '{ "locale": "en-US" }');
localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ ...preferences, ...wanted }));
const { name } = await getJson<{ name?: string }>("/person.json");
storeBases(basesBelow, () => name ?? ownName());
askBeforeLeaving();
// For its slugs: cms-patches.ts.
Object.assign(globalThis, { inLatinLetters });
// Loaded last, because it reads both at once.
const { init, registerCustomFormat } = await import("@sveltia/cms");
// The server sends records as JSON: see `plainText`.
registerCustomFormat("yaml", "yaml", { fromFile: JSON.parse, toFile: (form) => JSON.stringify(form) });
init({ config: await (await fetch("/config.json")).json() });
