import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkContent, readContent } from "../content-check/check-content.ts";
import { report } from "../content-check/problem.ts";
import { formatEntry } from "../content-check/write-record.ts";
import { sample } from "./sample.ts";
import { menu } from "./specified-menu.ts";

test("the shipped content has no problem", async () => {
  const problems = await checkContent(sample);
  expect(problems, report(problems)).toEqual([]);
});

test("the shipped content is written in the one way: npm run check:content -- --fix", async () => {
  const { entries } = await readContent(sample);
  const otherwise = entries.filter((entry) => formatEntry(entry) !== entry.lines.join("\n"));
  expect(otherwise.map(({ path }) => path)).toEqual([]);
  expect(entries.length).toBeGreaterThan(10);
});

// biome-ignore lint/suspicious/noExplicitAny: the content check has proven the shapes
type Parsed = any;

async function read(path: string): Promise<Parsed> {
  return parse(await readFile(join(sample, "content", path), "utf8"));
}

describe("the sample content keeps the counts of the specification", () => {
  const peoplePages = { managements: 17, counsellor: 1, rmo: 6, nurses: 16, technician: 9, "supportive-staff": 20 };
  test.each(Object.entries(peoplePages))("the page %s has %i people", async (page, count) => {
    expect((await read(`people/${page}.yaml`)).members).toHaveLength(count);
  });

  test("there are 19 doctors, and the list that gives their order names each", async () => {
    const files = (await readdir(join(sample, "content/doctors"))).filter((name) => name.endsWith(".yaml"));
    const { doctors } = await read("pages/dr-in-hospital.yaml");
    expect(files.map((name) => name.replace(".yaml", "")).sort()).toEqual(doctors.toSorted());
    expect(doctors).toHaveLength(19);
  });

  test("the counsellor and the supportive staff are placeholders", async () => {
    const pages = [await read("people/counsellor.yaml"), await read("people/supportive-staff.yaml")];
    expect(new Set(pages.flatMap(({ members }) => members.map((member: Parsed) => member.name)))).toEqual(
      new Set(["N/A"]),
    );
    expect(pages[1].members.every((member: Parsed) => member.degree === "N/A")).toBe(true);
  });

  test("every registered route has its file, and no other page has one", async () => {
    const folders = await Promise.all(
      ["departments", "people", "laboratories", "pages"].map((name) => readdir(join(sample, "content", name))),
    );
    const pages = folders.flat().flatMap((name) => /^(.*)\.yaml$/.exec(name)?.[1] ?? []);
    expect(pages.sort()).toEqual([...registeredPages, ...furtherPages, "home", "404"].sort());
  });

  test("the menu is the specification's tree", async () => {
    const { routes } = await read("navigation.yaml");
    const tree = routes.map(({ name, link, subRoutes }: Parsed) => [
      name.en ?? name,
      subRoutes ? subRoutes.map((sub: Parsed) => [sub.name.en ?? sub.name, sub.link]) : link,
    ]);
    expect(tree).toEqual(menu);
  });

  test("all specialities are 21 tiles in their order", async () => {
    expect((await read("pages/viewall-specialities.yaml")).departments).toEqual(tiles);
  });

  test("the home page has 8 speciality cards in their order", async () => {
    expect((await read("pages/home.yaml")).specialities.departments).toEqual(homeCards);
  });

  test("the home page previews 4 managers, 6 doctors, 6 resident officers and 4 nurses", async () => {
    const { previews } = await read("pages/home.yaml");
    expect(previews.map(({ page, count }: Parsed) => [page, count])).toEqual([
      ["/managements", 4],
      ["/dr-in-hospital", 6],
      ["/rmo", 6],
      ["/nurses", 4],
    ]);
  });

  test("there are 22 insurers, 19 of them in the strip", async () => {
    const { insurers } = await read("insurers.yaml");
    expect(insurers).toHaveLength(22);
    expect(insurers.filter(({ strip = true }: Parsed) => strip)).toHaveLength(19);
  });

  test("there are 5 testimonials with 4 stars each", async () => {
    const { testimonials } = await read("testimonials.yaml");
    expect(testimonials.map(({ stars }: Parsed) => stars)).toEqual([4, 4, 4, 4, 4]);
  });

  test("there are 16 videos and 25 photos", async () => {
    expect((await read("gallery/videos.yaml")).videos).toHaveLength(16);
    expect((await read("gallery/photos.yaml")).photos).toHaveLength(25);
  });

  test("the ambulance page has 8 equipment cards, the Ayushman page 9 areas", async () => {
    expect((await read("pages/ambulance-service.yaml")).equipment.cards).toHaveLength(8);
    expect((await read("pages/ayushman.yaml")).covered.areas).toHaveLength(9);
  });

  test("the about page has the four values and the five services", async () => {
    const { values, services, statement } = await read("pages/about.yaml");
    const titles = (rows: Parsed) => rows.map(({ title }: Parsed) => title.en);
    expect(statement.en).toBe("Good Hospital, Good Doctors, Good Treatment, Good Medicine and Low Charges");
    expect(titles(values.points)).toEqual(["Compassion", "Excellence", "Integrity", "Collaboration"]);
    expect(titles(services.panels)).toEqual([
      "Doctor's Consultation",
      "Diagnostic Services",
      "Urgent Care",
      "Primary Care",
      "Annual Wellness Physical",
    ]);
  });

  test("the four facts have their numbers", async () => {
    const { facts } = await read("hospital.yaml");
    expect(facts.map(({ number, label }: Parsed) => `${number} ${label.en ?? label}`)).toEqual([
      "2000+ Successful Surgeries",
      "30+ Medical Experts",
      "20000+ Families Healed",
      "10+ Awards & Accreditations",
    ]);
  });
});

const tiles =
  "cardiology orthopedics neurology pulmonology oncology dental nephro dialysis gastro homehealthcare physiotherapy urology dermatology paediatric criticalcare surgery gynecology ent internal-medicins emergency-care pharmacy".split(
    " ",
  );

const homeCards = "cardiology orthopedics neurology pulmonology surgery gynecology ent internal-medicins".split(" ");

const registeredPages = [
  ...tiles,
  ...["about", "managements", "dr-in-hospital", "counsellor", "rmo", "nurses", "technician", "supportive-staff"],
  ...["viewall-specialities", "evan-lab", "insurance-tpa", "ambulance-service", "radiology", "ayushman"],
  ...["video-gallery", "gallery", "contact"],
];

/** Beyond the specification: the ways to the right door. */
const furtherPages = [
  ...["find-care", "opd", "search", "offline", "accessibility", "privacy", "disclosures"],
  ...["visiting", "admission", "directions"],
];
