import type { DrawnName } from "../../src/components/language-switch/language-switch.tsx";
import { fontOf } from "../../src/i18n/fonts.ts";
import { type Locale, publishedLocales } from "../../src/i18n/locales.ts";
import { words } from "../../src/i18n/words.ts";
import { openFont, outlineIn } from "../link-previews/outline.ts";
import { wholeFont } from "./font-files.ts";

/** 50 units to the em, its baseline at 45: fine enough for a height of 15 pixels. */
const em = 50;
const baseline = 45;

/** The names of the site's languages that not every phone has a font for. */
export async function drawNames(): Promise<Partial<Record<Locale, DrawnName>>> {
  const names = publishedLocales.map(async (locale) => [locale, await drawName(locale)] as const);
  return Object.fromEntries(await Promise.all(names));
}

/** The name of a language in its own letters, as one path; nothing where it has Latin ones. */
async function drawName(locale: Locale): Promise<DrawnName | undefined> {
  const font = fontOf(locale);
  if (!font) return undefined;
  const { path, width } = outlineIn(await openFont(wholeFont(font)), words(locale).languageName, em, 500);
  return { viewBox: `0 -1 ${Math.ceil(width)} 55`, path: inSteps(path) };
}

/** The outline with integer relative coordinates: a third of the bytes. */
function inSteps(path: string): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const steps = [...path.matchAll(/([MLQZ])([^A-Z]*)/g)].map(([, command = "", places = ""]) => {
    if (command === "Z") {
      [x, y] = [startX, startY];
      return "z";
    }
    const ends = places.split(" ").map((place, index) => Math.round(Number(place) + (index % 2) * baseline));
    const [fromX, fromY] = [x, y];
    [x = 0, y = 0] = ends.slice(-2);
    if (command === "M") {
      [startX, startY] = [x, y];
      return `M${joined([x, y])}`;
    }
    const moved = ends.map((end, index) => end - (index % 2 === 0 ? fromX : fromY));
    if (command === "L" && moved[1] === 0) return moved[0] === 0 ? "" : `h${moved[0]}`;
    if (command === "L" && moved[0] === 0) return `v${moved[1]}`;
    return `${command.toLowerCase()}${joined(moved)}`;
  });
  return steps.join("");
}

/** A minus sign needs no separator. */
function joined(numbers: number[]): string {
  return numbers.join(" ").replaceAll(" -", "-");
}
