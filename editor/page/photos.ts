import { type ChosenPhoto, readDraft, storeDraft, storeTexts } from "./photo-drafts.ts";
import { button, element, find, getJson, personName, post } from "./requests.ts";
import { firstBytes, smaller } from "./smaller-picture.ts";
import { whyUnreadable } from "./unreadable-picture.ts";

/** Bulk upload of photos with their texts. */

interface TextField {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  fields: { name: string; label: string; required: boolean }[];
}

interface PhotoList {
  id: string;
  label: string;
  texts: TextField[];
}

const form = find<HTMLFormElement>("form");
const list = find<HTMLSelectElement>('[name="list"]');
const input = find<HTMLInputElement>('[name="photo"]');
const status = find(".plain__status");
const chosen = find(".photos__chosen");
const save = find<HTMLButtonElement>("form > button");
let photos: ChosenPhoto[] = [];

const [lists, person] = await Promise.all([getJson<PhotoList[]>("/photos.json"), personName()]);
list.replaceChildren(...lists.map(({ id, label }) => element("option", label, { value: id })));
const draft = await readDraft(person);
if (draft) {
  if (lists.some(({ id }) => id === draft.list)) list.value = draft.list;
  photos = draft.photos;
  say("These were not saved last time.");
}
show();

list.addEventListener("change", () => {
  show();
  storeTexts(person, { list: list.value, photos });
});
input.addEventListener("change", take);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  save.disabled = true;
  say("Checking and writing …");
  const { refused } = await post<{ refused: string[] }>("/photos", formOf());
  save.disabled = false;
  if (refused.length > 0) say(refused.join("\n"), "refused");
  else {
    say(photos.length === 1 ? "The photo is saved." : `${photos.length} photos are saved.`);
    photos = [];
    show();
    await keep();
  }
  status.scrollIntoView({ block: "nearest" });
});
addEventListener("beforeunload", (event) => photos.length > 0 && event.preventDefault());
// Files chosen before this script ran.
await take();

async function take(): Promise<void> {
  const files = [...(input.files ?? [])];
  if (files.length === 0) return;
  input.value = "";
  say(files.length === 1 ? "Reading the photo …" : `Reading ${files.length} photos …`);
  const unreadable: string[] = [];
  for (const file of files) {
    const own = await smaller(file);
    if (own) photos.push({ file: own, texts: {} });
    else unreadable.push(whyUnreadable(file.name, await firstBytes(file)));
  }
  say(unreadable.join("\n"), unreadable.length > 0 ? "refused" : "");
  show();
  await keep();
}

function formOf(): FormData {
  const values = new FormData();
  values.set("list", list.value);
  const { texts: fields = [] } = lists.find(({ id }) => id === list.value) ?? {};
  const textsOf = ({ texts }: ChosenPhoto) =>
    Object.fromEntries(
      fields.map(({ name, fields: languages }) => [
        name,
        Object.fromEntries(languages.map((language) => [language.name, texts[`${name}.${language.name}`] ?? ""])),
      ]),
    );
  values.set("texts", JSON.stringify(photos.map(textsOf)));
  for (const { file } of photos) values.append("photo", file);
  return values;
}

function show(): void {
  const { texts = [] } = lists.find(({ id }) => id === list.value) ?? {};
  chosen.replaceChildren(...photos.map((photo, index) => card(photo, index, texts)));
  save.hidden = photos.length === 0;
  save.textContent = photos.length === 1 ? "Save it" : `Save all ${photos.length}`;
}

function card(photo: ChosenPhoto, index: number, fields: TextField[]): HTMLElement {
  const picture = element("img", "", { src: URL.createObjectURL(photo.file), alt: photo.file.name });
  const remove = button(`Leave out photo ${index + 1}`, async () => {
    photos.splice(photos.indexOf(photo), 1);
    show();
    await keep();
  });
  const texts = element("fieldset", "", {}, element("legend", `Photo ${index + 1}`));
  texts.append(...fields.flatMap((field) => field.fields.map((language) => textOf(photo, field, language))), remove);
  return element("li", "", { class: "photos__photo" }, picture, texts);
}

function textOf(photo: ChosenPhoto, field: TextField, language: TextField["fields"][number]): HTMLElement {
  const key = `${field.name}.${language.name}`;
  const box = element("input", "", { class: "photos__field", value: photo.texts[key] ?? "" }) as HTMLInputElement;
  box.required = field.required && language.required;
  if (field.hint) box.title = field.hint;
  box.addEventListener("input", () => {
    photo.texts[key] = box.value;
    storeTexts(person, { list: list.value, photos });
  });
  const star = box.required ? " *" : "";
  return element("label", `${field.label}, ${language.label}${star} `, { class: "photos__label" }, box);
}

function keep(): Promise<void> {
  return storeDraft(person, { list: list.value, photos });
}

function say(words: string, tone = ""): void {
  status.textContent = words;
  status.dataset.tone = tone;
}
