import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";
import { Face, Font, Blob as FontBlob, Buffer as FontBuffer, shape } from "harfbuzzjs";

/** https://harfbuzz.github.io/harfbuzz-hb-subset.html: `words` name the glyphs already, rules add none. */
const noLayoutClosure = 0x200;
const writable = 2;
const layoutFeatures = 6;

/**
 * The letters `letters` of `font`, and of its hundreds of joined glyphs those that `words` are written with, in the
 * weights `weights`, as WOFF2. Shaping decides which glyphs a word needs, so it stays as whole as with the whole font.
 *
 * @throws {Error} when HarfBuzz cannot read the font.
 */
export async function glyphSubset(
  font: Uint8Array,
  { letters, words, weights }: { letters: string; words: Iterable<string>; weights: [from: number, to: number] },
): Promise<Uint8Array> {
  const whole = await convert(Buffer.from(font), "truetype");
  const hb = await loadSubsetter();
  const memory = () => new Uint8Array(hb.memory.buffer);
  const place = hb.malloc(whole.length);
  memory().set(whole, place);
  const blob = hb.hb_blob_create(place, whole.length, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, noLayoutClosure);
  const features = hb.hb_subset_input_set(input, layoutFeatures);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  for (const letter of letters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), letter.codePointAt(0) ?? 0);
  const glyphs = new Set([...words].flatMap(glyphReader(whole)));
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  hb.hb_subset_input_set_axis_range(input, face, tag("wght"), ...weights, Number.NaN);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error("HarfBuzz could not make the subset of the font.");
  const result = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(result, 0);
  return convert(Buffer.from(memory().slice(start, start + hb.hb_blob_get_length(result))), "woff2", "truetype");
}

/** Says of a word which glyphs of `font` it is written with, by their numbers; 0 is the one for a missing letter. */
export function glyphReader(font: Uint8Array): (word: string) => number[] {
  const shaper = new Font(new Face(new FontBlob(new Uint8Array(font).buffer)));
  return (word) => {
    const buffer = new FontBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    shape(shaper, buffer);
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
  };
}

/** The part of HarfBuzz's C interface that is used here; pointers are numbers. */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, type: number): number;
  hb_subset_input_set_axis_range(
    i: number,
    face: number,
    tag: number,
    min: number,
    max: number,
    normal: number,
  ): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

async function loadSubsetter(): Promise<Subsetter> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));
  const { instance } = await WebAssembly.instantiate(wasm);
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize();
  return subsetter;
}

function tag(name: string): number {
  return [...name].reduce((number, letter) => (number << 8) + letter.charCodeAt(0), 0);
}
