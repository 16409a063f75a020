/** @module-tag editor */
import { readdir, readFile, rm } from "node:fs/promises";
import { join, posix } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasLocation } from "../content-check/locations.ts";
import { collectionOf, picturePaths, recordPaths } from "../editor/content.ts";
import { type FormChange, readForm } from "../editor/form-files.ts";
import { pictureNames } from "../editor/picture-paths.ts";
import { placePictures, withoutUnnamed } from "../editor/pictures.ts";
import { readRecord } from "../editor/record-file.ts";
import { save } from "../editor/save.ts";
import { copySample, sample } from "./sample.ts";

const doctor = "doctors/asha-rao.yaml";

let root = "";
beforeAll(() => {
  root = copySample();
});
afterAll(() => rm(root, { recursive: true }));

const photo = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** What the editor sends when somebody has put a picture, by the name that it has on a phone, in the place of another. */
async function replaced(path: string, old: string, phoneName: string, bytes: Uint8Array): Promise<FormChange[]> {
  const { text, version } = await readForm(root, path);
  const upload = posix.join(posix.dirname(old), phoneName);
  expect(text).toContain(`/content/${old}`);
  return [
    { path: upload, content: bytes },
    { path, version, content: text.replace(`/content/${old}`, `/content/${upload}`) },
  ];
}

async function put(given: FormChange[]): Promise<string[]> {
  const { changes, refused } = await placePictures(given);
  return refused.length > 0 ? refused : save(root, await withoutUnnamed(root, changes));
}

async function picturesIn(path: string): Promise<string[]> {
  const shape = collectionOf(path)?.shape;
  return shape ? pictureNames(path, shape, readRecord(await readFile(join(root, "content", path), "utf8"))) : [];
}

const namedSomewhere = await Promise.all(
  recordPaths(sample).map(async (path) => {
    const shape = collectionOf(path)?.shape;
    const text = await readFile(join(sample, "content", path), "utf8");
    return [path, shape ? (pictureNames(path, shape, readRecord(text))[0] ?? "") : ""] as const;
  }),
);
/** One record for each shape of form that has a picture. */
const withPicture = [
  ...new Map(
    namedSomewhere.filter(([, picture]) => picture !== "").map((one) => [collectionOf(one[0])?.name, one] as const),
  ).values(),
];

describe("a new picture", () => {
  test("is saved in every form that has one", async () => {
    const forms = await Promise.all(
      withPicture.map(async ([path, old], index) =>
        replaced(path, old, `img_20261122_0815${10 + index}.jpg`, await photo(colorFor(path))),
      ),
    );
    expect(await put(forms.flat())).toEqual([]);
    const pictures = await Promise.all(withPicture.map(async ([path]) => (await picturesIn(path))[0] ?? ""));
    expect(pictures.filter((picture) => !/-[0-9a-f]{8}\.jpg$/.test(picture))).toEqual([]);
    expect(pictures.map(posix.dirname)).toEqual(withPicture.map(([, old]) => posix.dirname(old)));
  });

  test("never takes the place of another of its name: two doctors, two files called image.jpg", {
    tags: "daily",
  }, async () => {
    const doctors = ["doctors/imran-qureshi.yaml", "doctors/jacob-chacko.yaml"];
    const photos = [await photo("red"), await photo("blue")];
    for (const [index, path] of doctors.entries()) {
      const [old = ""] = await picturesIn(path);
      expect(await put(await replaced(path, old, "image.jpg", photos[index] ?? new Uint8Array()))).toEqual([]);
    }
    const names = (await Promise.all(doctors.map(picturesIn))).flat();
    expect(names.map((name) => name.replace(/-[0-9a-f]{8}/, ""))).toEqual([
      "doctors/photos/imran-qureshi.jpg",
      "doctors/photos/jacob-chacko.jpg",
    ]);
    for (const [index, name] of names.entries())
      expect(await readFile(join(root, "content", name))).toEqual(photos[index]);
  });

  test("that nobody names any more goes with the save that replaces it, and stays while another names it", async () => {
    const [old = ""] = await picturesIn(doctor);
    expect(await put(await replaced(doctor, old, "a.jpg", await photo("green")))).toEqual([]);
    const [green = ""] = await picturesIn(doctor);
    expect(await put(await replaced(doctor, green, "b.jpg", await photo("yellow")))).toEqual([]);
    expect(await readdir(join(root, "content/doctors/photos"))).not.toContain(posix.basename(green));
    const named = (await Promise.all(recordPaths(root).map(picturesIn))).flat();
    expect([...new Set(named)].sort()).toEqual(picturePaths(root));
  });

  test("is kept once, however often it is chosen", async () => {
    const bytes = await photo("orange");
    const place = (name: string) => placePictures([{ path: `gallery/photos/${name}`, content: bytes }]);
    const [first, second] = await Promise.all([place("a.jpg"), place("a.jpg")]);
    expect(first.renamed).toEqual(second.renamed);
    const both = await placePictures(
      ["a.jpg", "A.jpg"].map((name) => ({ path: `gallery/photos/${name}`, content: bytes })),
    );
    expect(both.changes).toHaveLength(1);
  });

  test("stands upright and does not say where it was taken", async () => {
    const taken = await sharp(await photo("teal"))
      .withExif({
        IFD3: {
          GPSLatitudeRef: "N",
          GPSLatitude: "28/1 36/1 0/1",
          GPSLongitudeRef: "E",
          GPSLongitude: "77/1 12/1 0/1",
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { changes } = await placePictures([{ path: "doctors/photos/image.jpg", content: taken }]);
    const metadata = await sharp(changes[0]?.content as Uint8Array).metadata();
    expect(hasLocation(metadata)).toBe(false);
    expect(metadata.orientation ?? 1).toBe(1);
    expect([metadata.width, metadata.height]).toEqual([600, 800]);
  });

  test("that is larger than a page needs is made smaller", async () => {
    const huge = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const { changes } = await placePictures([{ path: "doctors/photos/image.jpg", content: huge }]);
    expect(changes[0]?.path).toMatch(/\.webp$/);
    expect(await sharp(changes[0]?.content as Uint8Array).metadata()).toMatchObject({ width: 2400, height: 1600 });
  });

  test("of an iPhone's own format is refused with what to do", async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
    expect((await placePictures([{ path: "doctors/photos/image.heic", content: heic }])).refused).toEqual([
      expect.stringMatching(/HEIC.*Most Compatible/),
    ]);
  });

  test.each([
    ["half of one", 400],
    ["no picture", 0],
  ])("that is %s is refused in words", async (_, length) => {
    const bytes = length ? (await photo("teal")).subarray(0, length) : Buffer.from("no picture");
    expect((await placePictures([{ path: "doctors/photos/image.jpg", content: bytes }])).refused).toEqual([
      expect.stringMatching(/cannot be opened/),
    ]);
  });
});

/** Another one for each form, so that no two name the same file. */
function colorFor(path: string): string {
  const place = namedSomewhere.findIndex(([one]) => one === path);
  return `#${(place * 7919 + 4096).toString(16).padStart(6, "0").slice(-6)}`;
}
