import { collectionAt } from "@hospital/content/record/shaped-collections";
import { parse, stringify } from "yaml";
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

/** The smallest content that passes the launch checks on 21 November 2026. */
export function readyContent(picture: Buffer): Tree {
  const tree = exampleContent(picture);
  for (const part of ["good-samaritan", "patients-rights", "rates"])
    tree.set(`disclosures/${part}.yaml`, stringify(disclosure(part)));
  tree.set("people/photos/nurse.png", picture);
  for (const [path, text] of tree) if (!path.endsWith(".png")) tree.set(path, dialable(String(text)));
  edit(tree, "hospital.yaml", (hospital) => {
    hospital.copyrightYear = 2026;
    hospital.facts = hospital.facts.map(proven);
    hospital.consentsCheckedOn = "2026-11-01";
  });
  edit(tree, "pages/ambulance-service.yaml", (page) => {
    page.facts = page.facts.map(proven);
  });
  edit(tree, "people/nurses.yaml", (page) => {
    page.members = page.members.slice(0, 2).map((member: Parsed) => ({ ...member, photo: "./photos/nurse.png" }));
  });
  edit(tree, "disclosures/rates.yaml", (part) => {
    part.prices = parse(String(tree.get("disclosures/implant-prices.yaml"))).prices;
  });
  for (const path of tree.keys())
    if (path.startsWith("doctors/") && path.endsWith(".yaml"))
      edit(tree, path, (doctor) => {
        doctor.registration = path;
      });
  edit(tree, "dangers.yaml", (dangers) => {
    dangers.review = reviewed;
  });
  for (const path of tree.keys()) if (path.endsWith(".yaml")) review(tree, path);
  for (const slug of ["cardiology", "surgery"])
    tree.set(`departments/${slug}.hi.md`, "हम [आपका](/about) ध्यान रखते हैं।\n");
  return tree;
}

/** Changes the fields of one record. */
export function edit(tree: Tree, path: string, change: (record: Parsed) => void): void {
  const record = parse(String(tree.get(path)));
  change(record);
  tree.set(path, stringify(record, { lineWidth: 0, aliasDuplicateObjects: false }));
}

function dialable(text: string): string {
  return text
    .replaceAll(/\+91 00000 0000/g, "+91 11200 0000")
    .replaceAll("hospital.example", "www.india.gov.in")
    .replaceAll("Devnagar", "Delhi")
    .replaceAll("000000", "110001");
}

function proven(fact: Parsed) {
  return { ...fact, year: 2025, source: "The register" };
}

/** Adds a review in each language to a page that needs one. */
function review(tree: Tree, path: string): void {
  const collection = collectionAt(path);
  if (path !== "dangers.yaml" && collection && "review" in collection.shape.shape)
    edit(tree, path, (record) => {
      record.review = { en: reviewed, hi: reviewed };
    });
}
