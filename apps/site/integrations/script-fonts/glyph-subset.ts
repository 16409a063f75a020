import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";
import { Face, Font, Blob as FontBlob, Buffer as FontBuffer, shape } from "harfbuzzjs";

/**
 * `words` already includes all glyphs, so HarfBuzz needn't add the glyphs of layout rules:
 * https://harfbuzz.github.io/harfbuzz-hb-subset.html
 */
const noLayoutClosure = 0x200;
const writable = 2;
const layoutFeatures = 6;

/** The ends of a font's variable axes, from the regular to the bold weight. */
const textAxes: Axes = { wght: [400, 700] };

export interface SubsetOptions {
  letters: string;
  words: ReadonlySet<string>;
  features?: readonly string[];
  axes?: Axes;
}

/** The least and the greatest value that a subset keeps of each axis, in the units of OpenType; equal for one value. */
type Axes = Record<string, readonly [least: number, greatest: number]>;

/**
 * A WOFF2 subset of `font` in the values of `axes`. It has the characters of `letters`, with the glyphs of
 * `features`, or without a list, only the ligatures that `words` needs.
 *
 * @throws {Error} when HarfBuzz can't read the font, or when the subset renders a word differently.
 */
export async function glyphSubset(
  font: Uint8Array,
  { letters, words, features, axes = textAxes }: SubsetOptions,
): Promise<Uint8Array> {
  const whole = await convert(Buffer.from(font), "truetype");
  const { memory, call } = await loadSubsetter();
  const pointer = call("malloc", whole.length);
  memory().set(whole, pointer);
  const face = call("hb_face_create", call("hb_blob_create", pointer, whole.length, writable, 0, 0), 0);
  const input = call("hb_subset_input_create_or_fail");
  const featureSet = call("hb_subset_input_set", input, layoutFeatures);
  call("hb_set_clear", featureSet);
  if (features) for (const feature of features) call("hb_set_add", featureSet, tag(feature));
  else {
    call("hb_set_invert", featureSet);
    call("hb_subset_input_set_flags", input, noLayoutClosure);
  }
  const unicodes = call("hb_subset_input_unicode_set", input);
  for (const letter of letters) call("hb_set_add", unicodes, letter.codePointAt(0) ?? 0);
  const glyphs = call("hb_subset_input_glyph_set", input);
  for (const glyph of glyphsOnTheWay(openFont(whole), words)) call("hb_set_add", glyphs, glyph);
  for (const [axis, ends] of Object.entries(axes))
    call("hb_subset_input_set_axis_range", input, face, tag(axis), ...ends, Number.NaN);
  const subset = call("hb_subset_or_fail", face, input);
  if (subset === 0) throw new Error("HarfBuzz could not make the subset of the font.");
  const result = call("hb_face_reference_blob", subset);
  const start = call("hb_blob_get_data", result, 0);
  const bytes = memory().slice(start, start + call("hb_blob_get_length", result));
  const subsetFont = await convert(Buffer.from(bytes), "woff2", "truetype");
  const lost = await wordsDrawnOtherwise(font, subsetFont, words);
  if (lost.length > 0) throw new Error(`The font for the pages would lose a part of these words: ${lost.join(", ")}.`);
  return subsetFont;
}

/** The words that `subset` renders differently from `whole`. */
export async function wordsDrawnOtherwise(
  whole: Uint8Array,
  subset: Uint8Array,
  words: Iterable<string>,
): Promise<string[]> {
  // Sequential, because the decompressor isn't reentrant.
  const wholeFont = openFont(await convert(Buffer.from(whole), "truetype"));
  const subsetFont = openFont(await convert(Buffer.from(subset), "truetype"));
  const [wholePaths, subsetPaths] = [new Map<number, string>(), new Map<number, string>()];
  return [...words].filter((word) => drawing(wholeFont, word, wholePaths) !== drawing(subsetFont, word, subsetPaths));
}

/** All glyphs that shaping a word uses, including intermediate ones, because substitutions can follow each other. */
function glyphsOnTheWay(font: Font, words: Iterable<string>): Set<number> {
  const glyphs = new Set<number>();
  const buffer = new FontBuffer();
  buffer.setMessageFunc(() => {
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
    return true;
  });
  for (const word of words) shapeWord(font, word, buffer);
  return glyphs;
}

/**
 * The rendering of a word as text. `paths` memoizes the glyphs of `font`. Empty glyphs without width are ignored: for a
 * joiner, HarfBuzz adds one only to fonts that have a space.
 */
function drawing(font: Font, word: string, paths: Map<number, string>): string {
  return shapeWord(font, word)
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance, xOffset, yOffset }) => {
      const path = paths.get(codepoint) ?? font.glyphToPath(codepoint);
      paths.set(codepoint, path);
      return path === "" && xAdvance === 0 ? "" : [path, xAdvance, xOffset, yOffset].join();
    })
    .filter(Boolean)
    .join(";");
}

/** Glyphs and positions of a word. */
export function shapeWord(font: Font, word: string, buffer = new FontBuffer()): FontBuffer {
  buffer.clearContents();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer;
}

export function openFont(truetype: Uint8Array): Font {
  return new Font(new Face(new FontBlob(new Uint8Array(truetype).buffer)));
}

/** The C interface of HarfBuzz, where pointers are numbers. */
async function loadSubsetter() {
  const wasm = await readFile(fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));
  const { exports } = (await WebAssembly.instantiate(wasm)).instance;
  const call = (name: string, ...values: number[]): number => (exports[name] as CallableFunction)(...values);
  call("_initialize");
  return { call, memory: () => new Uint8Array((exports.memory as WebAssembly.Memory).buffer) };
}

function tag(name: string): number {
  return [...name].reduce((number, letter) => (number << 8) + letter.charCodeAt(0), 0);
}
