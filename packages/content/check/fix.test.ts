import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { plainPicture, writeContent } from "@hospital/testing/content/example-content";
import { exampleFolder } from "@hospital/testing/content/example-folder";
import { withPlace } from "@hospital/testing/content/example-location";
import { doctor } from "@hospital/testing/content/invalid-records";
import sharp from "sharp";
import { describe, expect, test } from "vitest";

const example = exampleFolder();

describe("npx hospital check --fix", () => {
  const run = (root: string, ...flags: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, "../../../tools/check/main.ts"), ...flags], {
      cwd: root,
      env: { ...process.env, HOSPITAL: "" },
    });
  const readContentFile = (root: string, path: string) => readFile(join(root, "content", path));

  /** `--fix` has written all records. */
  const writeAllAgain = () => writeContent(example.root, new Map(), example.tree);

  test("removes the location from a photo, keeps its direction and pixels, and formats records", async () => {
    const photo = await withPlace(plainPicture(500, 600)).jpeg().toBuffer();
    await example.after(
      (tree) => tree.set("gallery/spare.jpg", photo),
      async (root) => {
        expect(run(root).status).toBe(1);
        expect(String(run(root, "--fix").stdout)).toContain(
          "content/gallery/spare.jpg: the place where it was taken is removed.",
        );
        expect(run(root).status).toBe(0);
        expect(
          await sharp(await readContentFile(root, "gallery/spare.jpg"))
            .raw()
            .toBuffer(),
        ).toEqual(await sharp(photo).raw().toBuffer());
        expect(await readContentFile(root, "gallery/photo.png")).toEqual(example.picture);
        expect(String(await readContentFile(root, doctor))).toContain(
          "name: { en: Dr Asha Rao, hi: डॉ. राव }\ndegree: MBBS\n",
        );
      },
    );
    await writeAllAgain();
  });

  test("leaves a file with errors unchanged", async () => {
    const wrong = String(example.tree.get(doctor)).replace("degree:", "degre:");
    await example.after(
      (tree) => tree.set(doctor, wrong),
      async (root) => {
        run(root, "--fix");
        expect(String(await readContentFile(root, doctor))).toBe(wrong);
      },
    );
    await writeAllAgain();
  });
});
