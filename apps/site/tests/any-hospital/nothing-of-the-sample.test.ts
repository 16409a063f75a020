import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { sample } from "@hospital/testing/content/sample";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { portraitShape } from "../../src/queries/portrait-shape.ts";
import { dist } from "../support/built-site.ts";
import { content } from "../support/tested-hospital.ts";

/** On the sample itself everything must be found, which proves the test. */
const isSample = relative(join(sample, "content"), content) === "";
const read = (file: string) => readFileSync(file, "utf8");
const textsIn = (folder: string, endings: string) =>
  globSync(
    endings.split(",").map((ending) => `**/*.${ending}`),
    { cwd: folder },
  ).map((file) => read(join(folder, file)));

test("the site of another hospital contains no name, number or address of the sample", () => {
  const ownTexts = textsIn(content, "yaml,md").join("\n");
  const foreign = identityOf(join(sample, "content")).filter((text) => isSample || !ownTexts.includes(text));
  const built = textsIn(dist, "html,js,json,css,xml,txt,vcf,webmanifest").join("\n").replaceAll("&#x27;", "'");
  const leftovers = foreign.filter((text) => built.includes(text));
  expect(leftovers).toEqual(isSample ? foreign : []);
  if (isSample) expect(leftovers.length).toBeGreaterThan(100);
});

test("the site of another hospital contains no picture of the sample", async () => {
  const hashes = new Set(picturesIn(content).map(hashOf));
  const foreign = picturesIn(join(sample, "content")).filter((file) => isSample || !hashes.has(hashOf(file)));
  // The root has the files of public/, which every site has.
  const sitePictures = globSync(["_astro/*.jpeg", "*.{jpg,jpeg,png,webp,avif}"], { cwd: dist });
  const built = await Promise.all(sitePictures.map((file) => sketchOf(sharp(join(dist, file)))));
  const sketches = await Promise.all(foreign.map(async (file) => ({ file, fileSketches: await sketchesOf(file) })));
  const leftovers = sketches
    .filter(({ fileSketches }) =>
      fileSketches.some((sketch) => built.some((builtSketch) => isSame(sketch, builtSketch))),
    )
    .map(({ file }) => file);
  expect(leftovers).toEqual(isSample ? foreign : []);
  if (isSample) expect(leftovers.length).toBeGreaterThan(100);
});

test("the site of another hospital contains no drawing of the sample's logo", () => {
  const foreign = outlinesIn(textsIn(join(sample, "content/brand"), "svg"));
  const ownOutlines = outlinesIn(textsIn(content, "svg"));
  const siteOutlines = outlinesIn(textsIn(dist, "html,js,css,svg"));
  expect(foreign.size).toBeGreaterThan(1);
  const leftovers = [...foreign].filter(
    (outline) => siteOutlines.has(outline) && (isSample || !ownOutlines.has(outline)),
  );
  expect(leftovers.length > 0).toBe(isSample);
});

/** The paths in SVGs long enough to be distinctive. */
function outlinesIn(texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(/ d="([^"]{40,})"/g)].map(([, outline = ""]) => outline)));
}

/** The identifying data of a hospital: names, numbers, addresses, people. */
function identityOf(folder: string): string[] {
  const { name, shortName, email, pageFaults, website, phones } = parse(read(join(folder, "hospital.yaml")));
  const people = globSync("{doctors,people}/*.yaml", { cwd: folder }).flatMap((file) => {
    const { name, members = [{ name }] } = parse(read(join(folder, file)));
    return members.map((member: { name: unknown }) => member.name);
  });
  const texts = [name, shortName, email, pageFaults, website, ...Object.values(phones).flat(), ...people];
  const strings = texts.flatMap((text) => (typeof text === "string" ? [text] : Object.values<string>(text)));
  return [...new Set(strings)].filter((text) => text !== "N/A");
}

function picturesIn(folder: string): string[] {
  return globSync("**/*.{webp,jpg,jpeg,png,avif}", { cwd: folder }).map((file) => join(folder, file));
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/** Sketches of the whole picture, and of it as a portrait, cut around some points. */
async function sketchesOf(file: string): Promise<Buffer[]> {
  // Small, because every sketch reads it again.
  const small = sharp(file).resize({ width: 200, withoutEnlargement: true });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture = () => sharp(data, { raw: info });
  const cut = {
    width: Math.min(width, Math.round(height * portraitShape)),
    height: Math.min(height, Math.round(width / portraitShape)),
  };
  const portraits = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const [left, top] = [Math.round((width - cut.width) * share), Math.round((height - cut.height) * share)];
    return picture().extract({ left, top, ...cut });
  });
  return await Promise.all([picture(), ...portraits].map(sketchOf));
}

/** A perceptual hash: 16 × 16 colours. */
function sketchOf(picture: Sharp): Promise<Buffer> {
  return picture.resize(16, 16, { fit: "fill" }).removeAlpha().toColourspace("srgb").raw().toBuffer();
}

function isSame(first: Buffer, second: Buffer): boolean {
  const difference = first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0);
  return difference / first.length < 8;
}
