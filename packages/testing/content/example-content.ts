import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeRecord } from "@hospital/content/check/write-record";
import { collectionAt } from "@hospital/content/record/shaped-collections";
import { z } from "astro/zod";
import sharp from "sharp";
import { stringify } from "yaml";
import { exampleRecords } from "./example-records.ts";

/** Files by path under content/. */
export type Tree = Map<string, string | Uint8Array>;

export function plainPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "teal" }, limitInputPixels: false });
}

/** The smallest valid content. */
export function exampleContent(picture: Buffer): Tree {
  const write = (value: object) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
  const rooms = ["departments", "laboratories", "pages"].map((folder) => `${folder}/pictures/room`);
  const folders = [...rooms, "doctors/photos/doctor", "gallery/photo"];
  return new Map<string, string | Uint8Array>([
    ...Object.entries(exampleRecords).map(([path, record]) => [path, write(record)] as const),
    ...["cardiology", "surgery"].map((slug) => [`departments/${slug}.en.md`, "We care for [you](/about).\n"] as const),
    ...folders.map((path) => [`${path}.png`, picture] as const),
  ]);
}

/** Writes this content below `root` in the desk's format. */
export async function writeExample(root: string): Promise<void> {
  const tree = exampleContent(await plainPicture(500, 500).png().toBuffer());
  for (const [path, record] of Object.entries(exampleRecords))
    tree.set(path, writeRecord(collectionAt(path)?.record ?? z.unknown(), record));
  await writeContent(root, new Map(), tree);
}

/** Turns the files of one tree into the files of another. */
export async function writeContent(root: string, from: Tree, to: Tree) {
  const fileOf = (path: string) => join(root, "content", path);
  for (const path of from.keys()) if (!to.has(path)) await rm(fileOf(path));
  for (const [path, content] of to) {
    if (from.get(path) === content) continue;
    await mkdir(dirname(fileOf(path)), { recursive: true });
    await writeFile(fileOf(path), content);
  }
}
