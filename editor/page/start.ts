import { openContent } from "./content-folder.ts";

const folder = await openContent();
// The editor keeps files in the browser's own file system when it runs "test-repo": it gets the content instead.
navigator.storage.getDirectory = async () => folder as unknown as FileSystemDirectoryHandle;
// Without it the editor writes each file under another name first, as is right on a real disk.
Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
if (!localStorage.getItem("sveltia-cms.prefs"))
  localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ closeOnSave: false, locale: "en-US" }));
// Only now: it reads both as soon as it loads.
const { init } = await import("@sveltia/cms");
init({ config: await (await fetch("/config.json")).json() });
