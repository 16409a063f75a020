import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteFonts, wholeFont } from "@hospital/content/fonts/font-files";
import { afterAll, expect, test } from "vitest";
import { subsetInto } from "./stored-subset.ts";

const folder = mkdtempSync(join(tmpdir(), "stored-subset-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("writes a subset once for the same words, and again for other words or a replaced file", async () => {
  const [font] = siteFonts;
  if (!font) throw new Error("The sample has no language with a font of its own.");
  const file = join(folder, "font.woff2");
  const subsetOf = (words: string[]) => subsetInto(file, wholeFont(font), { letters: "अआक", words: new Set(words) });
  /** Whether the file was written again; before that, its date is in 1970. */
  const isWritten = () => statSync(file).mtimeMs > 0;
  const first = await subsetOf(["आक", "अक"]);
  expect(readFileSync(file)).toEqual(Buffer.from(first));
  utimesSync(file, 0, 0);
  expect(await subsetOf(["अक", "आक"])).toEqual(readFileSync(file));
  expect(isWritten()).toBe(false);
  await subsetOf(["क्ष"]);
  expect(isWritten()).toBe(true);
  writeFileSync(file, "of another build");
  expect(Buffer.from(await subsetOf(["क्ष"]))).toEqual(readFileSync(file));
  expect(readFileSync(file, "utf8")).not.toBe("of another build");
});
