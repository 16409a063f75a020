import { z } from "astro/zod";
import { parse, stringify } from "yaml";
import { collections } from "../src/content.config.ts";
import { translationOf, withoutWrapper } from "../src/i18n/translation.ts";
import { exampleContent, type Tree } from "./example-content.ts";

// biome-ignore lint/suspicious/noExplicitAny: the content check proves the shapes
type Parsed = any;

const reviewed = { by: "Dr Asha Rao", on: "2026-11-01", next: "2027-11-01" };
const disclosure = (title: string) => ({
  title,
  description: `What ${title} means for patients and visitors of the hospital, in one sentence for all.`,
  ...{ summary: "A line.", headline: "A headline", intro: "A text." },
  sections: [{ title: "A title", points: ["A point"] }],
});

/** The smallest content that may go live on 21 November 2026: nothing of it is a sample, all is there in Hindi too. */
export function readyContent(picture: Buffer): Tree {
  const tree = exampleContent(picture);
  for (const part of ["good-samaritan", "patients-rights", "rates"])
    tree.set(`disclosures/${part}.en.yaml`, stringify(disclosure(part)));
  tree.set("people/photos/nurse.png", picture);
  for (const [path, text] of tree) if (!path.endsWith(".png")) tree.set(path, dialable(String(text)));
  edit(tree, "hospital.yaml", (hospital) => {
    hospital.copyrightYear = 2026;
    hospital.facts = hospital.facts.map(proven);
  });
  edit(tree, "pages/ambulance-service.en.yaml", (page) => {
    page.facts = page.facts.map(proven);
  });
  edit(tree, "people/nurses.yaml", (page) => {
    page.members = page.members.slice(0, 2).map((member: Parsed) => ({ ...member, photo: "./photos/nurse.png" }));
  });
  edit(tree, "disclosures/rates.en.yaml", (part) => {
    part.prices = parse(String(tree.get("disclosures/implant-prices.en.yaml"))).prices;
  });
  for (const path of tree.keys())
    if (path.startsWith("doctors/") && path.endsWith(".yaml"))
      edit(tree, path, (doctor) => {
        doctor.registration = "A-1";
      });
  edit(tree, "dangers.yaml", (dangers) => {
    dangers.review = reviewed;
  });
  for (const path of [...tree.keys()]) if (path.includes(".en.")) translate(tree, path);
  return tree;
}

/** Changes the fields of one file. */
export function edit(tree: Tree, path: string, change: (record: Parsed) => void): void {
  const text = String(tree.get(path));
  const [, top = text, body = ""] = /^---\n(.*?)(---\n.*)$/s.exec(text) ?? [];
  const record = parse(top);
  change(record);
  const yaml = stringify(record, { lineWidth: 0, aliasDuplicateObjects: false });
  tree.set(path, body ? `---\n${yaml}${body}` : yaml);
}

function dialable(text: string): string {
  return text
    .replaceAll(/\+91 00000 0000/g, "+91 11200 0000")
    .replaceAll("hospital.example", "www.india.gov.in")
    .replaceAll("000000", "110001");
}

function proven(fact: Parsed) {
  return { ...fact, year: 2025, source: "The register" };
}

/** Reviews a text where it is medical, and puts a translation of the same words beside it. */
function translate(tree: Tree, path: string): void {
  const home = Object.values(collections).find(({ files }) => new RegExp(pattern(files)).test(path));
  const shape = (home as Parsed).shape({ image: () => z.string() });
  if ("review" in shape.shape)
    edit(tree, path, (record) => {
      record.review = reviewed;
    });
  const translation = path.replace(".en.", ".hi.");
  tree.set(translation, tree.get(path) ?? "");
  edit(tree, translation, (record) => keepWords(translationOf(shape), record));
}

function pattern(files: string): string {
  return `^${files.replaceAll(".", "\\.").replaceAll("*", "[^/]+").replaceAll("{", "(?:").replaceAll("}", ")").replaceAll(",", "|")}$`;
}

function keepWords(shape: z.ZodType, value: Parsed): void {
  const inner = withoutWrapper(shape);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    for (const row of value) keepWords(inner.element as z.ZodType, row);
  if (!(inner instanceof z.ZodObject) || typeof value !== "object") return;
  for (const key of Object.keys(value))
    if (key in inner.shape) keepWords(inner.shape[key], value[key]);
    else delete value[key];
}
