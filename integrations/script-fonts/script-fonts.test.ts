import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { fontOf, lettersOf, type ScriptFont } from "../../src/i18n/fonts.ts";
import { wholeFont } from "./font-files.ts";
import { writeSubset } from "./script-fonts.ts";

const devanagari = fontOf("hi") as ScriptFont;
const whole = readFileSync(wholeFont(devanagari));
const letters = lettersOf(devanagari);
const folder = mkdtempSync(join(tmpdir(), "script-fonts-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a font is cut again when a word changes or the file is broken, and only then", async () => {
  const file = join(folder, "cut.woff2");
  /** Whether these words cause a new subset. */
  const isCutFor = async (...words: string[]) => {
    utimesSync(file, 1, 1);
    expect(await writeSubset(file, whole, { letters, words })).toEqual(readFileSync(file));
    return statSync(file).mtimeMs !== 1000;
  };
  const first = await writeSubset(file, whole, { letters, words: ["नमक", "नर्सें"] });
  expect(await isCutFor("नर्सें", "नमक")).toBe(false);
  expect(await isCutFor("नर्सें", "क्षय")).toBe(true);
  expect(readFileSync(file)).not.toEqual(first);
  writeFileSync(file, first);
  expect(await isCutFor("नर्सें", "क्षय")).toBe(true);
  expect(await isCutFor("नमक", "नर्सें")).toBe(true);
  expect(readFileSync(file)).toEqual(Buffer.from(first));
}, 30_000);
