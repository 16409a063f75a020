import { convert } from "fontverter";
import type { DrawnName } from "../../src/components/language-switch/language-switch.tsx";
import { openFont, shapeWord } from "./glyph-subset.ts";

/** One unit is half a CSS pixel of a language name in a page, which is one pixel of a phone. */
const unitsPerEm = 26;

/** A word of any script as one SVG path with the outlines of `font`. */
export async function drawName(font: Uint8Array, word: string): Promise<DrawnName> {
  const opened = openFont(await convert(Buffer.from(font), "truetype"));
  const scale = unitsPerEm / opened.face.upem;
  const drawn: Point[] = [];
  let [left, baseline] = [0, 0];
  let pen: Point = [0, 0];
  const path = shapeWord(opened, word)
    .getGlyphInfosAndPositions()
    .flatMap(({ codepoint, xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const [x, y] = [left + xOffset, baseline + yOffset];
      left += xAdvance;
      baseline += yAdvance;
      return commandsOf(opened.glyphToPath(codepoint)).map(([command, points]) => {
        const placed = points.map(([dx, dy]): Point => [Math.round((x + dx) * scale), Math.round(-(y + dy) * scale)]);
        drawn.push(...placed);
        // Relative coordinates need a third of the bytes.
        const text = placed.map((point) => relative(point, pen)).join("");
        pen = placed.at(-1) ?? pen;
        // An outline that ends at its start closes automatically.
        return /^(?:00)*$/.test(text.replaceAll(" ", "")) && command === "L" ? "" : command.toLowerCase() + text.trim();
      });
    })
    .join("");
  const [xs, ys] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)];
  const [top, start] = [Math.min(...ys) - 1, Math.min(...xs) - 1];
  const [height, width] = [Math.max(...ys) + 1 - top, Math.max(...xs) + 1 - start];
  return { viewBox: [start, top, width, height].join(" "), height: height / unitsPerEm, path };
}

type Point = [x: number, y: number];

/**
 * HarfBuzz writes "M1,2Q3,4,5,6Z". The current point after "Z" doesn't change, because each outline ends at its start.
 */
function commandsOf(path: string): [command: string, points: Point[]][] {
  return [...path.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, command = "", numbers = ""]) => {
    const values = numbers.split(/[ ,]/).filter(Boolean).map(Number);
    return [command, Array.from({ length: values.length / 2 }, (_, i) => [values[2 * i] ?? 0, values[2 * i + 1] ?? 0])];
  });
}

/** Coordinates such as " 1-2": a minus sign also separates two numbers. */
function relative([x, y]: Point, [fromX, fromY]: Point): string {
  return [x - fromX, y - fromY].map((number) => (number < 0 ? `${number}` : ` ${number}`)).join("");
}
