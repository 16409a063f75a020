import { expect } from "@playwright/test";
import sharp from "sharp";
import { makeConfig } from "../../editor/config.ts";
import { exampleRecords } from "../example-records.ts";
import { sample } from "../sample.ts";
import { test } from "./editor.ts";

test.describe.configure({ timeout: 180_000 });

// biome-ignore lint/suspicious/noExplicitAny: a form is fields in fields
type Form = any;

interface PictureField {
  /** The form, as "gallery/entries/photos". */
  entry: string;
  /** The lists that the field is in have their first row here: "photos.0.picture". */
  path: string;
  lists: string[];
}

/** Every form that has a picture, by the configuration: one that is new is tested unasked. */
async function pictureFields(): Promise<PictureField[]> {
  const { singletons, collections }: Form = await makeConfig(sample);
  const files = collections.flatMap((one: Form) => one.files?.map((file: Form) => [one.name, file.name, file]) ?? []);
  const folders = collections
    .filter((one: Form) => one.folder)
    .map((one: Form) => [one.name, firstRecord(one.folder), one]);
  const forms = [...singletons.map((one: Form) => ["_singletons", one.name, one]), ...files, ...folders];
  return forms.flatMap(([collection, name, { fields }]) =>
    inFields(fields, "", []).map((field) => ({ entry: `${collection}/entries/${name}`, ...field })),
  );
}

function firstRecord(folder: string): string | undefined {
  const path = Object.keys(exampleRecords).find((one) => `content/${one}`.startsWith(`${folder}/`));
  return path?.split("/").at(-1)?.split(".")[0];
}

function inFields(fields: Form[], before: string, lists: string[]): Omit<PictureField, "entry">[] {
  return fields.flatMap(({ name, widget, fields: inner = [] }) => {
    const path = before + name;
    if (widget === "image") return [{ path, lists }];
    return widget === "list" ? inFields(inner, `${path}.0.`, [...lists, path]) : inFields(inner, `${path}.`, lists);
  });
}

const photo = (width: number) =>
  sharp({ create: { width, height: 600, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
const phoneNames = [
  "फ़ोटो 1.jpeg",
  "IMG_20261122_081530.JPG",
  "Dr Meera (new).JPG",
  "PXL_20261122_081530.jpg",
  "image.jpg",
];

/** One form of each kind: those of a kind are drawn and saved alike, and tests/editor-pictures.test.ts saves in all. */
const kinds = new Map((await pictureFields()).map((field) => [kindOf(field), field] as const).reverse());

function kindOf({ entry, path }: PictureField): string {
  return `${entry.startsWith("_") || entry.startsWith("gallery") ? entry : entry.split("/")[0]}: ${path}`;
}

test("a photo from a phone goes into every kind of form", async ({ editorPage }) => {
  expect(kinds.size).toBeGreaterThan(5);
  let before: string[] = [];
  for (const [index, { entry, path, lists }] of [...kinds.values()].entries()) {
    await editorPage.open(entry);
    for (const list of lists) await editorPage.expand(list);
    const name = phoneNames[index % phoneNames.length] ?? "";
    await editorPage.choosePicture(path, { name, mimeType: "image/jpeg", buffer: await photo(700 + index) });
    await editorPage.save();
    const changes = await editorPage.changes();
    const [picture] = changes.flatMap((line) =>
      before.includes(line) ? [] : (/^(\S+\.webp): new$/.exec(line)?.[1] ?? []),
    );
    expect(picture ?? changes.join("\n"), entry).toMatch(/\/[a-z0-9-]+-[0-9a-f]{8}\.webp$/);
    expect(changes.join("\n")).toContain(`/${picture?.split("/").at(-1)}`);
    await expect((await editorPage.field(path)).locator("img").first()).toBeVisible();
    before = changes;
  }
});
