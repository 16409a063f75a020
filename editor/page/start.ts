import { basesBelow, openContent } from "./content-folder.ts";
import { askBeforeLeaving, storeBases } from "./drafts.ts";
import { inLatinLetters } from "./latin-letters.ts";
import { getJson, ownName } from "./requests.ts";

// Browsers keep files, and let a page work with them, at a secure address only.
if (!isSecureContext) {
  const words = document.createElement("p");
  words.textContent =
    "The editor needs a secure address, one that begins with https. Ask the web developer for it: docs/edit-online.md says how it comes to be.";
  document.body.replaceChildren(words);
  throw new Error(words.textContent);
}
const folder = await openContent();
// The editor keeps files in the browser's own file system when it runs "test-repo": it gets the content instead.
navigator.storage.getDirectory = async () => folder as unknown as FileSystemDirectoryHandle;
// Without it the editor writes each file under another name first, as is right on a real disk.
Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
// Escape would leave a form without a question.
const wanted = { closeOnSave: false, closeWithEscape: false, useDraftBackup: true };
const preferences = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? '{ "locale": "en-US" }');
localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ ...preferences, ...wanted }));
const { name } = await getJson<{ name?: string }>("/person.json");
storeBases(basesBelow, () => name ?? ownName());
askBeforeLeaving();
// For the addresses that it makes of names: cms-patches.ts.
Object.assign(globalThis, { inLatinLetters });
// Only now: it reads both as soon as it loads.
const { init, registerCustomFormat } = await import("@sveltia/cms");
// What the server sends for a record's file: see `plainText`.
registerCustomFormat("yaml", "yaml", { fromFile: JSON.parse, toFile: (form) => JSON.stringify(form) });
init({ config: await (await fetch("/config.json")).json() });
