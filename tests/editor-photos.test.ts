/** @module-tag editor */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPhotos, photoLists } from "../editor/add-photos.ts";
import { changes } from "../editor/history.ts";
import { readRecord } from "../editor/record-file.ts";
import { openRepository } from "../editor/store/repository.ts";
import { copySample } from "./sample.ts";

// biome-ignore lint/suspicious/noExplicitAny: a record is values in values
type Values = any;

const person = { name: "Sunita" };
const gallery = "gallery/photos.yaml#photos";

async function photo(background: string, name = "image.jpg"): Promise<File> {
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background } });
  return new File([new Uint8Array(await picture.jpeg().toBuffer())], name);
}

function formOf(list: string, texts: object[], photos: File[]): FormData {
  const form = new FormData();
  form.set("list", list);
  form.set("texts", JSON.stringify(texts));
  for (const one of photos) form.append("photo", one);
  return form;
}

const words = (caption: string) => ({
  caption: { en: caption, hi: "" },
  alt: { en: `${caption}, from the front`, hi: "" },
});

describe("several photos in one go", () => {
  let root = "";
  beforeAll(async () => {
    root = copySample();
    await openRepository(root);
  });
  afterAll(() => rm(root, { recursive: true }));

  const read = async (path: string): Promise<Values> => readRecord(await readFile(join(root, "content", path), "utf8"));

  test("go where a row needs a photo and words: the gallery first, and the people of each page", async () => {
    const lists = await photoLists(root);
    expect(lists[0]).toMatchObject({ id: gallery, texts: [{ name: "caption" }, { name: "alt" }] });
    expect(lists.map(({ id }) => id)).toContain("people/nurses.yaml#members");
    // A video is not made of a picture and words.
    expect(lists.map(({ id }) => id)).not.toContain("gallery/videos.yaml#videos");
  });

  test("become a row each, as one change, though a phone calls them all the same", async () => {
    const { photos: before } = await read("gallery/photos.yaml");
    const form = formOf(
      gallery,
      [words("The new ward"), words("The new ward")],
      [await photo("teal"), await photo("red")],
    );
    expect(await addPhotos(root, form, person)).toEqual({ refused: [] });
    const { photos } = await read("gallery/photos.yaml");
    expect(photos.slice(0, -2)).toEqual(before);
    expect(photos.slice(-2)).toEqual([
      {
        id: "the-new-ward",
        picture: expect.stringMatching(/^\.\/photos\/the-new-ward-[0-9a-f]{8}\.jpg$/),
        caption: { en: "The new ward" },
        alt: { en: "The new ward, from the front" },
      },
      expect.objectContaining({
        id: "the-new-ward-2",
        picture: expect.stringMatching(/^\.\/photos\/the-new-ward-[0-9a-f]{8}\.jpg$/),
      }),
    ]);
    expect(photos.at(-1).picture).not.toBe(photos.at(-2).picture);
    const [newest, older] = await changes(root, {});
    expect(newest).toMatchObject({ by: "Sunita" });
    expect(older?.words).toBe("The website as it was");
  });

  test("of people are new people, with their names", async () => {
    const texts = [{ name: { en: "Sister Rekha", hi: "सिस्टर रेखा" }, role: { en: "", hi: "" } }];
    expect(
      await addPhotos(
        root,
        formOf("people/nurses.yaml#members", texts, [await photo("blue", "IMG_2026 (1).JPG")]),
        person,
      ),
    ).toEqual({
      refused: [],
    });
    expect((await read("people/nurses.yaml")).members.at(-1)).toEqual({
      name: { en: "Sister Rekha", hi: "सिस्टर रेखा" },
      photo: expect.stringMatching(/sister-rekha-[0-9a-f]{8}\.jpg$/),
    });
  });

  test("are refused as a whole, by their number on the page, when one of them lacks a word or cannot be read", async () => {
    const before = await read("gallery/photos.yaml");
    const unnamed = { ...words("Canteen"), caption: { en: "", hi: "" } };
    const one = await addPhotos(
      root,
      formOf(gallery, [words("Garden"), unnamed], [await photo("green"), await photo("lime")]),
      person,
    );
    expect(one.refused.join("\n")).toMatch(/^Photo 2 › Caption/);
    const broken = new File(["no picture"], "image.jpg");
    const other = await addPhotos(
      root,
      formOf(gallery, [words("Garden"), words("Gate")], [await photo("green"), broken]),
      person,
    );
    expect(other.refused.join("\n")).toMatch(/cannot be opened/);
    expect(await read("gallery/photos.yaml")).toEqual(before);
  });
});
