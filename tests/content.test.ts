import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkContent, readContent } from "../content-check/check-content.ts";
import { type Problem, plainMessage, report } from "../content-check/problem.ts";
import { formatEntry } from "../content-check/write-record.ts";
import { exampleContent, plainPicture, type Tree, writeContent } from "./example-content.ts";
import { withPlace } from "./example-location.ts";
import { exampleRecords } from "./example-records.ts";
import { wordsOfFiles } from "./form-words.ts";
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
      ["departments", "people", "pages"].map((name) => readdir(join(sample, "content", name))),
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

/** `advice` is the message, an arrow and the fix. */
type Expected = [path: string, line: number, field: string, advice: RegExp];

describe("bad content is refused with file, line, field and fix", () => {
  let root = "";
  let picture: Buffer;
  let example: Tree = new Map();
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "content-"));
    picture = await plainPicture(500, 500).png().toBuffer();
    example = exampleContent(picture);
    await writeContent(root, new Map(), example);
  });
  afterAll(() => rm(root, { recursive: true }));

  /** As `checkWhole`, but for the Hindi that the example content doesn't have. */
  async function check(harm: (tree: Tree) => unknown) {
    return (await checkWhole(harm)).filter(({ message }) => !/no Hindi (?:text|words)/.test(message));
  }

  /** What the check says of the example content after `harm`; then all is as before. */
  async function checkWhole(harm: (tree: Tree) => unknown) {
    const tree = new Map(example);
    await harm(tree);
    await writeContent(root, example, tree);
    try {
      return await checkContent(root);
    } finally {
      await writeContent(root, tree, example);
    }
  }

  function expectOnly(problems: Problem[], expected: Expected, level: Problem["level"] = "error") {
    const [path, line, field, advice] = expected;
    const found = problems.map(({ message, fix, plain: _, record: __, ...place }) => ({
      ...place,
      advice: `${message} → ${fix}`,
    }));
    expect(found).toEqual([{ file: `content/${path}`, line, field, level, advice: expect.stringMatching(advice) }]);
    for (const problem of problems) expect(plainMessage(problem)).not.toMatch(wordsOfFiles);
  }

  test("the example content has no problem", async () => {
    expect(await check(() => {})).toEqual([]);
  });

  test.each(changes)("%s", async (_name, path, from, to, field, message, line) => {
    let changed = 0;
    const problems = await check((tree) => {
      changed = change(tree, path, from, to);
    });
    expectOnly(problems, [path, line ?? changed, field, message]);
  });

  test.each(treeChanges)("%s", async (_name, harm, expected) => {
    expectOnly(await check(harm), expected);
  });

  const required =
    "hospital navigation dangers helplines pages/home pages/contact pages/search pages/404 pages/offline".split(" ");
  test.each(required.map((name) => `${name}.yaml`))("%s must be there", async (path) => {
    const problems = await check((tree) => tree.delete(path));
    expectOnly(
      problems.filter(({ level }) => level === "error"),
      [path, 1, "", /missing.* → Create it/],
    );
  });

  const others = Object.keys(exampleRecords).filter((path) => !required.includes(path.replace(".yaml", "")));
  test.each(others)("%s may be absent", async (path) => {
    const problems = await check((tree) => {
      tree.delete(path);
      tree.delete(path.replace(".yaml", ".en.md"));
      // Who sees patients in a department needs it.
      const [, gone] = /^departments\/(.*)\.yaml$/.exec(path) ?? [];
      const other = gone === "surgery" ? "cardiology" : "surgery";
      for (const [name, text] of tree)
        if (gone && name.startsWith("doctors/") && typeof text === "string")
          tree.set(name, text.replaceAll(`department: ${gone}`, `department: ${other}`));
      // So does what is said of doctors and places that are gone.
      if (/^(?:doctors|hours|departments)/.test(path)) tree.delete("exceptions.yaml");
    });
    // What a text says of a page has to be written anew.
    expect(problems.filter(({ level, file }) => level === "error" && !file.endsWith(".md"))).toEqual([]);
  });

  test.each(["departments", "doctors", "people"])("a hospital may have no %s", async (folder) => {
    const problems = await check((tree) => {
      for (const path of tree.keys())
        if (path.startsWith(`${folder}/`) || path === "exceptions.yaml") tree.delete(path);
      if (folder === "departments") for (const path of tree.keys()) if (path.startsWith("doctors/")) tree.delete(path);
    });
    expect(problems.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("a row that leads to what is not there is left out, and the check says so", async () => {
    const problems = await check((tree) =>
      change(tree, "navigation.yaml", "link: /cardiology", "link: /heart-failure"),
    );
    const message = /"\/heart-failure" is not a page of this site, so it is left out.* → .*delete it here/;
    expectOnly(problems, ["navigation.yaml", 7, "routes.1.subRoutes.0.link", message], "warning");
  });

  test("one phone will do", async () => {
    const one = 'phones:\n  reception: "+91 00000 00002"\n';
    expect(await check((tree) => change(tree, "hospital.yaml", /phones:\n(?: .*\n)*/, one))).toEqual([]);
  });

  describe("a translation", () => {
    const about = "pages/about.yaml";
    const statement = (text: string) => (tree: Tree) => change(tree, about, "statement: Good", `statement: ${text}`);

    test("beside its original has no problem", async () => {
      expect(await check(statement("{ en: Good, hi: अच्छा }"))).toEqual([]);
    });

    test("that is not there is a warning, and the page shows the English text", async () => {
      const problems = (await checkWhole(statement("{ en: Good }"))).filter(({ file }) => file.endsWith(about));
      expectOnly(problems, [about, 8, "statement", /"Good" has no Hindi words.* → Add it/], "warning");
    });

    test("of an overview that is not there is a warning", async () => {
      const problems = (await checkWhole(() => undefined)).filter(({ file }) => file.endsWith(overview));
      expectOnly(problems, [overview, 1, "", /no Hindi text.* → Add it/], "warning");
    });

    test("without its original is refused", async () => {
      expectOnly(await check(statement("{ hi: अच्छा }")), [about, 8, "statement.en", /in English is missing/]);
    });
  });

  test("a doctor who has gone may still be in the list that only gives an order", async () => {
    const problems = await check((tree) => tree.delete("doctors/charu-sen.yaml"));
    const ofList = problems.filter(({ file }) => file.endsWith("dr-in-hospital.yaml"));
    expectOnly(ofList, ["pages/dr-in-hospital.yaml", 6, "doctors.0", /"charu-sen" is not a doctor/], "warning");
  });

  test("a picture whose ending is in capitals is told its name in small letters", async () => {
    const problems = await check((tree) => tree.set("gallery/Photo 1.PNG", picture));
    expectOnly(problems, ["gallery/Photo 1.PNG", 1, "", /small letters.* → Rename it to "photo-1.png"/]);
  });

  test("a picture that no record names is a warning", async () => {
    const problems = await check((tree) => tree.set("gallery/spare.png", picture));
    expectOnly(problems, ["gallery/spare.png", 1, "", /No record names.* → .*delete it/], "warning");
  });

  test.each([
    ["a key that every object has", /$/, "constructor: 1\n__proto__: 2\n", /"constructor" is not a field/],
    ["two documents", /$/, "---\na: 1\n", /cannot be read/],
    [
      "60,000 keys",
      /$/,
      Array.from({ length: 60_000 }, (_, index) => `key${index}: 1\n`).join(""),
      /more than 10,000 fields/,
    ],
  ])("%s is told in words", async (_name, from, to, message) => {
    const [first] = await check((files) => change(files, doctor, from, to));
    expect(first?.message).toMatch(message);
  });

  test("two texts with tags beside each other are both told", async () => {
    const problems = await check((files) => {
      change(files, "doctors/asha-rao.yaml", "degree: MBBS", "degree: <b>MBBS</b>");
      change(files, "doctors/asha-rao.yaml", "speciality: Heart", "speciality: <i>Heart</i>");
    });
    expect(problems.map(({ field }) => field)).toEqual(["degree", "speciality"]);
  });

  test("all problems are told at once, in the order of files and lines", async () => {
    const problems = await check((files) => {
      change(files, "doctors/asha-rao.yaml", "degree: MBBS", "degree: 12");
      change(files, "doctors/asha-rao.yaml", "department: cardiology", "department: heart");
      change(files, "doctors/binod-das.yaml", /.*/s, "name: [\n");
      change(files, "hospital.yaml", "email: info@", "email: info at ");
    });
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      "content/doctors/asha-rao.yaml:4",
      "content/doctors/asha-rao.yaml:6",
      "content/doctors/binod-das.yaml:2",
      "content/hospital.yaml:8",
    ]);
  });

  test("the report names place, fault, remedy and count", async () => {
    const problems = await check((files) => change(files, "doctors/asha-rao.yaml", "degree:", "degre:"));
    expect(report(problems)).toBe(
      [
        "content/doctors/asha-rao.yaml:4  degre",
        '  error: "degre" is not a field that is known here.',
        '  to do: Did you mean "degree"?',
        "",
        "Content: 1 error, 0 warnings.",
      ].join("\n"),
    );
  });

  test("the report keeps warnings apart from errors, which come last", async () => {
    const problems = await check((files) => {
      change(files, "doctors/asha-rao.yaml", "degree:", "degre:");
      change(files, "hospital.yaml", "email: info@", "email: info at ");
    });
    const [first] = problems;
    const levels = report([...problems, { ...first, level: "warning" } as Problem]).match(/error(?=:)|warning(?=:)/g);
    expect(levels).toEqual(["warning", "error", "error"]);
  });

  test("npm run check:content -- --fix takes the place out of a photo, whose direction and pixels stay, and writes records in the one way", {
    timeout: 60_000,
  }, async () => {
    const photo = await withPlace(plainPicture(500, 600)).jpeg().toBuffer();
    const tree = new Map(example).set("gallery/spare.jpg", photo);
    await writeContent(root, example, tree);
    const run = (...flags: string[]) =>
      spawnSync(process.execPath, [join(import.meta.dirname, "../content-check/main.ts"), ...flags], { cwd: root });
    expect(run().status).toBe(1);
    expect(String(run("--fix").stdout)).toContain(
      "content/gallery/spare.jpg: the place where it was taken is removed.",
    );
    expect(run().status).toBe(0);
    const fixed = await readFile(join(root, "content/gallery/spare.jpg"));
    expect(await sharp(fixed).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
    expect(await readFile(join(root, "content/gallery/photo.png"))).toEqual(picture);
    const record = await readFile(join(root, "content", doctor), "utf8");
    expect(record).toContain("name: { en: Dr Asha Rao, hi: डॉ. राव }\ndegree: MBBS\n");
    await rm(join(root, "content"), { recursive: true });
    await writeContent(root, new Map(), example);
  });

  test("a project without content/ is refused", async () => {
    expect((await checkContent(join(root, "nowhere"))).length).toBe(required.length);
  });
});

/** Replaces a text of a file, and returns the line where it begins. */
function change(tree: Tree, path: string, from: string | RegExp, to: string): number {
  const before = String(tree.get(path));
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`content/${path} does not say ${from}.`);
  tree.set(path, after);
  return before.slice(0, typeof from === "string" ? before.indexOf(from) : before.search(from)).split("\n").length;
}

function rename(tree: Tree, path: string, to: string) {
  tree.set(to, tree.get(path) ?? "");
  tree.delete(path);
}

/** `line` where it is not the line that changes; `says` is the message, an arrow and the fix. */
type Change = [
  name: string,
  path: string,
  from: string | RegExp,
  to: string,
  field: string,
  message: RegExp,
  line?: number,
];

const doctor = "doctors/asha-rao.yaml";
const department = "departments/surgery.yaml";
const overview = "departments/surgery.en.md";
const medical = "pages/evan-lab.yaml";
const implants = "disclosures/implant-prices.yaml";
const waste = "disclosures/bio-medical-waste.yaml";
const cardiology = exampleRecords["departments/cardiology.yaml"] ?? {};
const body = "We care for [you](/about).";

/** One replacement in one file, and the one problem it makes. */
// biome-ignore format: a table reads better in rows
const changes: Change[] = [
  ["a missing field", doctor, "degree: MBBS\n", "", "degree", /"degree" of Dr Asha Rao is missing.* → .*Add it: "degree: …"/, 1],
  ["a missing field with a purpose", "people/nurses.yaml", "headline: A headline\n", "", "headline", /missing.* → Add it.* short line above/, 1],
  ["a missing field in a list", "testimonials.yaml", /\n {4}stars: 4\n$/, "\n",
    "testimonials.1.stars", /"stars" of Person 2 is missing.* → .*Add it/, 6],
  ["a missing field of a department", department, "tile: Surgery\n", "", "tile", /missing.* → .*Add it/, 1],
  ["a missing English text", doctor, "  en: Dr Asha Rao\n", "", "name.en", /"name" in English is missing.* → .*Add it: "en/, 1],
  ["a text for a number", doctor, "first: 800", "first: much", "fees.first", /must be a number, not a text.* → .*digits/],
  ["a broken number", doctor, "first: 800", "first: 800.5", "fees.first", /a whole number.* → .*digits/],
  ["a number too small", doctor, "first: 800", "first: -1", "fees.first", /is -1.* → .*from 0/],
  ["a number too big", "testimonials.yaml", "stars: 4", "stars: 6", "testimonials.0.stars", /is 6.* → .*up to 5/],
  ["a number for a text", doctor, "degree: MBBS", "degree: 12", "degree", /a text, not a number.* → .*quotes/],
  ["a date for a text", doctor, "MBBS", "2020-01-01", "degree", /a text, not a date.* → .*quotes/],
  ["a word for yes or no", doctor, /$/, "sample: maybe\n", "sample", /true or false, not a text.* → .*Write true/],
  ["a text for a list", "pages/404.yaml", /pages:\n.*\n.*/, "pages: /about",
    "pages", /a list, not a text.* → .*begins with "- "/],
  ["a text for a group", "hospital.yaml", /links:\n(?: .*\n)*/, "links: none\n",
    "links", /group of fields.* → .*indented/],
  ["a list for a name", doctor, "speciality: Heart", "speciality: [Heart]", "speciality", /not a list.* → .*one text/],
  ["a record that is a list", "insurers.yaml", /^.*$/s, "- a\n", "", /group of fields, not a list.* → .*indented/],
  ["an empty list", "pages/404.yaml", /pages:\n.*\n.*/, "pages: []", "pages", /is empty.* → .*Add an entry/],
  ["a misspelt key", doctor, "degree:", "degre:", "degre", /not a field.* → .*Did you mean "degree"/],
  ["a misspelt key of a list's row", "gallery/photos.yaml", "caption: hall", "capton: hall",
    "photos.1.capton", /not a field.* → .*Did you mean "caption"/],
  ["a misspelt language", doctor, "  hi: डॉ", "  ih: डॉ", "name.ih", /not a field.* → .*Known here: en, hi/],
  ["a key of one's own", doctor, /$/, "salary: 12\n",
    "salary", /not a field.* → .*Remove it. Known here: name, degree/],
  ["a word outside its list", "insurers.yaml", "kind: insurer", "kind: insurrer",
    "insurers.0.kind", /"insurrer" is not a word.* → .*Did you mean "insurer"\? Allowed: insurer, administrator/],
  ["a phone number of nine digits", "hospital.yaml", "+91 00000 00002", "+91 98765 4321",
    "phones.reception", /phone number "reception" has nine digits; it needs ten.* → Write \+91 and ten digits/],
  ["a phone number of eleven digits", "hospital.yaml", "+91 00000 00002", "98765 432101",
    "phones.reception", /has eleven digits; it needs ten.* → Write/],
  ["a phone number without its country", "hospital.yaml", "+91 00000 00002", "098765 43210",
    "phones.reception", /lacks \+91.* → Write "\+91 98765 43210", in quotes/],
  ["a phone number that is a number", "hospital.yaml", "+91 00000 00002", "9876543210",
    "phones.reception", /lacks \+91.* → Write "\+91 98765 43210", in quotes/],
  ["a phone number with hyphens", "hospital.yaml", "+91 00000 00002", "+91-98765-43210",
    "phones.reception", /digits and spaces only.* → Write "\+91 98765 43210"/],
  ["a toll-free number in one", "hospital.yaml", "+91 00000 00002", "18001234567",
    "phones.reception", /is "18001234567".* → Write "1800 123 4567", in quotes/],
  ["words for a phone number", "hospital.yaml", "+91 00000 00002", "call us",
    "phones.reception", /not a phone number: "call us".* → Write \+91/],
  ["a weekday misspelt", doctor, "- mon", "- mond", "opd.0.days.0", /"mond" is not a word.* → .*Did you mean "mon"/],
  ["a time of 12 hours", doctor, "09:00", "1 am", "opd.0.from", /"from" of Dr Asha Rao is "1 am".* → Write "01:00", in quotes/],
  ["a time of the afternoon", doctor, "09:00", "9.30 p.m.", "opd.0.from", /"9.30 p.m.".* → Write "21:30"/],
  ["a time with one digit", doctor, "09:00", '9:30', "opd.0.from", /"9:30".* two digits.* → Write "09:30", in quotes/],
  ["an hour that no clock shows", doctor, "09:00", "25:00", "opd.0.from", /"25:00": no clock.* → .*"23:59"/],
  ["too many minutes", doctor, "09:00", "09:75", "opd.0.from", /75 minutes; an hour has 60.* → .*"59"/],
  ["words for a time", doctor, "09:00", "morning", "opd.0.from", /must be a time of 24 hours.*"morning"/],
  ["a language in words", doctor, "- en", "- Kannada", "languages.0", /is "Kannada".* → Write kn/],
  ["one word for a list", doctor, "languages:\n  - en", "languages: en", "languages", /a list.* → Write "languages: \[en\]"/],
  ["a postal code of five digits", "hospital.yaml", '"000000"', '"46001"', "address.postalCode", /has five digits; it needs six/],
  ["a postal code without quotes", "hospital.yaml", '"000000"', "460001",
    "address.postalCode", /in quotes.* → Write "460001", in quotes/],
  ["an OPD that ends before it begins", doctor, "11:30", "08:30", "opd.0.to", /later than/],
  ["a counter that closes when it opens", "hours.yaml", "12:00", "11:00",
    "wards.0.times.0.to", /another time than "from".* → .*the whole day is "00:00" to "24:00"/],
  ["a counter that closes after midnight of 24 hours", "hours.yaml", "24:00", "25:00",
    "counters.0.times.0.to", /must be a time.*"25:00"\. → .*"24:00"/],
  ["a counter that leads to no page", "hours.yaml", "page: /cardiology", "page: /cardiolgy",
    "counters.0.page", /not a page.* → .*"\/cardiology"/],
  ["a place of no department", "floor-plan.yaml", "department: surgery", "department: surgry",
    "departments.1.department", /not a department.* → .*Did you mean "surgery"/],
  ["a department in two places", "floor-plan.yaml", "department: surgery", "department: cardiology",
    "departments.1.department", /"cardiology" is at content\/floor-plan.yaml:2 already.* → .*delete one/],
  ["a block that no sign names", "floor-plan.yaml", "block: A", "block: Main",
    "departments.0.block", /letter on the signs.* → .*"A"/],
  ["a short phone number in a list", "hospital.yaml", "+91 00000 00004", "+91 0",
    "phones.mobiles.0", /no. 1 of "mobiles" has one digit;.* → .*ten digits/],
  ["an e-mail address without @", "hospital.yaml", "info@", "info.",
    "email", /must be an e-mail.* → .*Write an e-mail/],
  ["an e-mail address with a space", "hospital.yaml", "info@", "info @", "email", /has a space.* → Take/],
  ["an address without https", "hospital.yaml", "map: https:", "map: http:",
    "links.map", /begins with "http:.* → .*"https:\/\/hospital.example/],
  ["an address without a beginning", "hospital.yaml", "map: https://", "map: www.",
    "links.map", /lacks "https:.* → Write "https:\/\/www.hospital/],
  ["an address with a space", "hospital.yaml", "map: https://", "map: https://a ", "links.map", /has a space.* → Copy/],
  ["a short address of a video", "gallery/videos.yaml", "www.youtube.com/watch?v=", "youtu.be/",
    "videos.0.url", /another way.* → Write "https:\/\/www.youtube.com\/watch\?v=3PmVJQUCm4E"/],
  ["a script as an address", "hospital.yaml", /website: .*/, "website: javascript:alert(1)",
    "website", /must be.* → .*https/],
  ["a video from elsewhere", "gallery/videos.yaml", "www.youtube.com", "videos.example",
    "videos.0.url", /YouTube.* → .*watch/],
  ["a day in another order", medical, /$/, "review: { en: { by: Dr Rao, on: 31-12-2026, next: 2027-12-31 } }\n",
    "review.en.on", /"31-12-2026": the year comes first.* → Write 2026-12-31/],
  ["a day that no calendar has", medical, /$/, "review: { en: { by: Dr Rao, on: 2026-02-31, next: 2027-12-31 } }\n",
    "", /no such day: 2026-02-31.* → Look at the calendar/],
  ["a next review before the last one", medical, /$/, "review: { en: { by: Dr Rao, on: 2026-12-31, next: 2026-12-30 } }\n",
    "review.en.next", /later day.* → /],
  ["a review without a day", medical, /$/, "review: { en: { by: Dr Rao, next: 2027-12-31 } }\n",
    "review.en.on", /"on" is missing.* → Add it/],
  ["a review in another word", medical, /$/, "review: done\n", "review", /group of fields.* → .*indented/],
  ["a blank name", "insurers.yaml", "First Insurance", '"  "', "insurers.0.name", /is blank.* → .*Write something/],
  ["a blank English name", doctor, "Dr Asha Rao", '""', "name.en", /is blank.* → .*Write something/],
  ["a name left out", doctor, "degree: MBBS", "degree:", "degree", /is empty.* → .*after "degree:"/],
  ["a name that nobody can see", doctor, "MBBS", '"\u3164"', "degree", /shows nothing.* → .*can be seen/],
  ["too long a name", doctor, "MBBS", "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM",
    "degree", /longer than 160.* → .*it has 5000, the most is 160/],
  ["too short a description", "people/nurses.yaml", /description: .*/, "description: Nurses",
    "description", /shorter than 50.* → .*it has 6/],
  ["a name of two lines", doctor, "degree: MBBS", 'degree: "MBBS\\nMD"', "degree", /must be one line, and is "MBBS MD".* → .*one line/],
  ["HTML in a text", doctor, "MBBS", "<b>MBBS</b>", "degree", /plain text.* → .*without HTML/],
  ["broken YAML", doctor, "degree: MBBS", "degree: a: b", "", /second colon.* column 9.* → .*quotes: degree: "a: b"/],
  ["a quotation mark that is not closed", department, "tile: Surgery", "tile: 'Surgery", "", /quotation mark is opened.* → .*same quotation mark/, 23],
  ["a text that begins with an at sign", doctor, "degree: MBBS", "degree: @rao", "", /begins with a sign.* → .*degree: "@rao"/],
  ["a tab before a line", doctor, "\n  en: Dr", "\n\ten: Dr", "", /begins with a tab.* → .*spaces/, 2],
  ["a line too far to the left", doctor, "      - mon", "     - mon\n    - tue", "", /further to the right.* → .*spaces/, 18],
  ["a colon left out", doctor, "degree: MBBS", "degree MBBS", "", /colon is missing.* → .*name: value/],
  ["a bracket left open", doctor, "degree: MBBS", "degree: [MBBS", "", /bracket is opened.* → .*"\]"/, 5],
  ["a YAML tag", doctor, "MBBS", "!!js/function x", "", /tag.* → .*Look at/],
  ["a value that begins with a star", doctor, "MBBS", "*MBBS", "", /begins with \*.* → .*quotes/],
  ["a key written twice", doctor, "degree: MBBS", "degree: MBBS\ndegree: MD", "degree", /twice.* → .*Delete one/, 5],
  ["a key written twice in a list's row", "gallery/photos.yaml", "caption: hall", "caption: hall\n    caption: room",
    "photos.1.caption", /twice.* → .*Delete one/, 9],
    ["an empty file", doctor, /.*/s, "", "", /empty.* → .*Fill it in/],
  ["a file of comments", doctor, /.*/s, "# later\n", "", /empty.* → .*Fill in/],
  ["Markdown with fields", overview, /^/, "---\ntitle: x\n---\n", "", /begins with fields.* → .*surgery.yaml/],
  ["a comma in a text without quotes", "pages/about.yaml", "statement: Good", "statement: { en: Good, kind and near }",
    "statement.kind and near", /A comma ends a text.* → .*quotes: en: "Good, kind and near"/],
  ["a picture's name in capitals", doctor, "./photos/doctor.png", "./photos/Doctor.PNG",
    "photo", /has capital letters.* → Rename the file, and write ".\/photos\/doctor.png"/],
  ["a banner without its picture", "pages/about.yaml", / {2}picture: .*\n/, "",
    "banner.picture", /"picture" is missing.* → Put the picture into a folder "pictures".*"picture: .\/pictures/, 3],
  ["a map that is a page", "hospital.yaml", /mapEmbed: .*/, "mapEmbed: https://maps.app.goo.gl/abc",
    "links.mapEmbed", /that of a page.* → At Google Maps choose Share, then Embed a map/],
  ["a map with its frame", "hospital.yaml", /mapEmbed: .*/, 'mapEmbed: \'<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>\'',
    "links.mapEmbed", /the whole frame.* → Write "https:\/\/www.google.com\/maps\/embed\?pb=1"/],
  ["a doctor of no department", doctor, "cardiology", "cardiolgy",
    "department", /not a department.* → .*Did you mean "cardiology"\? Allowed: cardiology, surgery/],
  ["a home card of no department", "pages/home.yaml", "    - surgery", "    - surgry",
    "specialities.departments.1", /not a department.* → .*surgery/],
  ["a tile of no department", "pages/viewall-specialities.yaml", "- surgery", "- surgeri",
    "departments.1", /not a department.* → .*surgery/],
  ["a menu link to nowhere", "navigation.yaml", "link: /cardiology", "link: /cardiolgy",
    "routes.1.subRoutes.0.link", /not a page.* → .*"\/cardiology"/],
  ["a menu link in capitals", "navigation.yaml", "/cardiology", "/Cardiology",
    "routes.1.subRoutes.0.link", /not a page.* → .*"\/cardiology"/],
  ["a not-found page's link to nowhere", "pages/404.yaml", "link: /about", "link: /abuot",
    "pages.0.link", /not a page.* → .*"\/about"/],
  ["a preview of no page", "pages/home.yaml", "/nurses", "/nurse", "previews.0.page", /not a page.* → .*"\/nurses"/],
  ["a video's id twice", "gallery/videos.yaml", "id: talk", "id: walk",
    "videos.1.id", /content\/gallery\/videos.yaml:2 already.* → .*Give each/],
  ["a photo's id twice but for capitals", "gallery/photos.yaml", "id: hall", "id: Ward",
    "photos.1.id", /:2 already.* → .*Give each/],
  ["a testimonial's id twice", "testimonials.yaml", "id: t2", "id: t1",
    "testimonials.1.id", /:2 already.* → .*Give each/],
  ["an exception that ends before it begins", "exceptions.yaml", "until: 2026-12-20", "until: 2026-11-20",
    "exceptions.2.until", /same day as "from", or a later one/],
  ["leave of an unknown doctor", "exceptions.yaml", "doctor: binod-das", "doctor: binod-dass", "exceptions.2.doctor",
    /"binod-dass" is not a doctor.* → Did you mean "binod-das"/],
  ["leave of nobody", "exceptions.yaml", "    doctor: binod-das\n    change: closed", "    change: closed",
    "exceptions.2.for", /does not say which one.* → .*doctor: …/, 17],
  ["a holiday that names a doctor", "exceptions.yaml", "for: whole-hospital", "for: whole-hospital\n    doctor: binod-das",
    "exceptions.0.doctor", /whole hospital, and names a doctor/, 4],
  ["a counter that is not in hours.yaml", "exceptions.yaml", "counter: A counter", "counter: The counter",
    "exceptions.4.counter", /not a counter in hours.yaml.* → Did you mean "A counter"/],
  ["other times for the whole hospital", "exceptions.yaml", "for: whole-hospital\n    change: closed",
    "for: whole-hospital\n    change: other-times", "exceptions.0.change", /Doctors have hours of their own.* → .*half day/, 4],
  ["an extra clinic without times", "exceptions.yaml", / {4}times:\n.*\n.*\n.*room.*\n/, "",
    "exceptions.3.change", /at what times.* → Add "times"/, 26],
  ["an extra clinic that ends before it begins", "exceptions.yaml", "to: 12:00", 'to: "09:00"',
    "exceptions.3.times.0.to", /end before they begin.* → .*later time/],
  ["a day of the week that does not come", "exceptions.yaml", "until: 2026-12-20", "until: 2026-12-03",
    "exceptions.2.days", /no such day.* → .*calendar/, 15],
  ["somebody who stands in for nobody", "exceptions.yaml", "for: department\n", "for: department\n    standIn: binod-das\n",
    "exceptions.1.standIn", /nobody stands in/, 10],
  ["a doctor who stands in for the same", "exceptions.yaml", "standIn: charu-sen", "standIn: binod-das",
    "exceptions.2.standIn", /same doctor.* → Name another/],
  ["leave longer than a year", "exceptions.yaml", "until: 2026-12-20", "until: 2028-12-20", "exceptions.2.until",
    /longer than a year/],
  ["two rows for the same counter and day", "exceptions.yaml", "for: ward\n    ward: A ward",
    "for: counter\n    counter: A counter", "exceptions.5.from", /row at line 32 says something else of the same counter/, 40],
  ["an extra clinic while the doctor sits already", "exceptions.yaml", "from: 2026-12-27", "from: 2026-12-28",
    "exceptions.3.times", /binod-das would sit twice at once, as on mon 2026-12-28: see .*binod-das.yaml/, 27],
  ["a doctor who would sit in two departments at once", "doctors/binod-das.yaml", "- sat", "- mon", "opd.1.from",
    /sit twice at once, as on mon/, 25],
  ["hours that are over before they begin", "doctors/binod-das.yaml", "until: 2027-10-31", "until: 2026-10-31",
    "opd.1.until", /same day as "since", or a later one/],
  ["a week that no month has", "doctors/binod-das.yaml", "- third", "- thrid", "opd.1.weeks.1",
    /"thrid" is not a word.* → Did you mean "third"/],
  ["a notice that stops to show before it does", "notices.yaml", "until: 2026-12-31\n    untilTime: 13:00",
    'until: 2026-12-20\n    untilTime: "08:00"', "notices.0.untilTime", /later than the one from which it shows/, 10],
  ["a notice that ends before it begins", "notices.yaml", "until: 2026-12-31", "until: 2026-12-19",
    "notices.0.until", /must be the same day.* or a later one.*"2026-12-19".* → Write the same day/],
  ["a notice without an end", "notices.yaml", "    until: 2026-12-31\n", "",
    "notices.0.until", /"until" is missing.* → .*Add it/, 2],
  ["a notice too long for a line", "notices.yaml", "The holiday", "Closed. ".repeat(21),
    "notices.0.text", /longer than 160.* → .*the most is 160/],
  ["a notice's id twice", "notices.yaml", "id: lift", "id: holiday", "notices.1.id", /:2 already.* → .*Give each/],
  ["a person's name twice", "people/nurses.yaml", "Anitha Thomas", "Mary Kujur",
    "members.1.name", /"Mary Kujur" is at.*:6 already.* → .*Give each/, 11],
  ["a tile twice", "pages/viewall-specialities.yaml", "- surgery", "- cardiology",
    "departments.1", /:6 already.* → .*delete one/],
  ["two pages with one title", "people/nurses.yaml", "title: Nurses", "title: Photos",
    "title", /gallery.yaml:1 already.* → .*Give each/],
  ["two pages with one description", department, /description: .*/, `description: ${Reflect.get(cardiology, "description")}`,
    "description", /cardiology.yaml:2 already.* → .*Give each/],
  ["a price with commas", implants, "price: 12345", 'price: "12,345"',
    "prices.tables.0.rows.0.price", /a number, not a text.* → .*digits/],
  ["a month in words", waste, 'month: 2026-10', "month: October 2026",
    "waste.months.0.month", /must be a month.* → .*2026-12/],
  ["a report that is no file of the site", waste, /url: .*/, "url: /form-iv-2025.pdf",
    "waste.reports.0.url", /not a file in public.* → .*Allowed/],
  ["a picture that is missing", doctor, "doctor.png", "docter.png",
    "photo", /photos\/docter.png is missing.* → .*Did you mean "doctor.png"/],
  ["a picture in other letters", doctor, "doctor.png", "Doctor.png", "photo", /missing.* → .*"doctor.png"/],
  ["a picture outside content/", doctor, "./photos/doctor", "../../public/room",
    "photo", /not a file in content.* → .*Put it/],
  ["a picture from elsewhere", doctor, "./photos/doctor", "https://x.example/a",
    "photo", /not a file in content.* → .*Put it/],
  ["a picture where it is on one's own computer", doctor, "./photos/doctor.png", "C:\\desk\\Doctor.png",
    "photo", /not a file in content.* → Did you mean ".\/photos\/doctor.png"/],
  ["a drawing for a picture", doctor, "doctor.png", "doctor.svg", "photo", /not a picture.* → .*\.webp/],
  ["HTML in Markdown", overview, body, "One.\n\n<script>alert(1)</script>",
    "body", /HTML is not allowed.*<script>.* → .*Markdown/, 3],
  ["a frame in Markdown", overview, body, "<iframe src=https://x.example></iframe>", "body", /HTML.* → .*Remove/],
  ["an event handler in Markdown", overview, body, "One <img src=x onerror=alert(1)>", "body", /HTML.* → .*Remove/],
  ["a script behind a link", overview, body, "[a](JavaScript:alert)",
    "body", /"JavaScript:alert" is not safe.* → .*https/],
  ["a data address behind a link", overview, body, "[a][b]\n\n[b]: data:text/html,x",
    "body", /not safe.* → .*https/, 3],
  ["an address without a scheme", overview, body, "[a](//x.example)", "body", /not complete.* → .*https/],
  ["a link to nowhere in Markdown", overview, body, "[a](/abuot#x)", "body", /no page of this site.* → .*"\/about"/],
  ["a picture from elsewhere in Markdown", overview, body, "![a](https://x.example/a.png)",
    "body", /not a file in content.* → .*Put/],
  ["a picture from elsewhere by reference", overview, body, "![a][b]\n\n[b]: https://x.example/a.png",
    "body", /not a file in content.* → .*Put/],
  ["a missing picture in Markdown", overview, body, "![a](./pictures/a.png)",
    "body", /is missing.* → .*Put the picture there, or remove/],
  ["a first heading in Markdown", overview, body, "# Surgery", "body", /first level.* → .*"##"/],
  ["a text that begins with four spaces", overview, body, "    We care.", "body", /four spaces.* → Take the spaces/],
  ["a fence in Markdown", overview, body, "One.\n\n~~~\nWe care.\n~~~", "body", /program.* → .*fence away/, 3],
  ["a list to tick off", overview, body, "- [ ] one", "body", /cannot show this here .a list to tick off.* → Write it as/],
  ["an empty text of a department", overview, /.*/s, "", "", /is empty.* → .*Fill it in/],
  ["a control character", doctor, "MBBS", '"MB\\u0007BS"', "degree", /U\+0007.* → .*by hand/],
  ["a turned direction", doctor, "MBBS", "MB\u202EBS", "degree", /U\+202E.* → .*by hand/],
  ["a lost letter", doctor, "Asha", "Ash\uFFFD", "name.en", /lost.* → .*again/],
  ["a hidden character in Markdown", overview, body, "Two.\n\nOne\u2066", "body", /U\+2066.* → .*by hand/, 3],
  ["a hidden character in a comment", doctor, "degree:", "# \u202E\ndegree:", "", /U\+202E.* → .*by hand/],
];

/** Other harm to the files, and the one problem it makes. */
const treeChanges: [name: string, harm: (tree: Tree) => unknown, problem: Expected][] = [
  [
    "a file that is not UTF-8",
    (tree) => tree.set(doctor, Buffer.from("name: x\ndegree: Dr \xE9\xE8\n", "latin1")),
    [doctor, 2, "", /not UTF-8.* → .*encoding "UTF-8"/],
  ],
  [
    "a page of a kind that the site does not know",
    (tree) => tree.set("pages/blood-donation-camp.yaml", "title: x"),
    ["pages/blood-donation-camp.yaml", 1, "", /No page of the site is made of this file.* → .*making-it-yours/],
  ],
  [
    "a file that ends in .yml",
    (tree) => tree.set("doctors/x.yml", "name: x"),
    ["doctors/x.yml", 1, "", /No collection claims.* → .*Rename it to "x.yaml"/],
  ],
  [
    "a department without a language",
    (tree) => tree.set("departments/foo.md", "A text.\n"),
    ["departments/foo.md", 1, "", /does not say the language.* → .*"foo.en.md" or "foo.hi.md"/],
  ],
  [
    "a language nobody knows",
    (tree) => tree.set("pages/about.fr.yaml", "title: x"),
    ["pages/about.fr.yaml", 1, "", /No collection claims.* → .*"about.yaml"/],
  ],
  [
    "leave from a department that the doctor does not sit in",
    (tree) => {
      tree.set("departments/dental.yaml", String(tree.get(department)).replaceAll("Surgery", "Dental"));
      tree.set("departments/dental.en.md", "We care.\n");
      change(
        tree,
        "exceptions.yaml",
        "change: closed\n    standIn",
        "change: closed\n    department: dental\n    standIn",
      );
    },
    ["exceptions.yaml", 20, "exceptions.2.department", /binod-das has no hours in dental/],
  ],
  [
    "a disclosure that nobody knows of",
    (tree) => rename(tree, implants, "disclosures/implant-price.yaml"),
    ["disclosures/implant-price.yaml", 1, "", /may have here.* → .*Did you mean "implant-prices"/],
  ],
  [
    "a note among the content",
    (tree) => tree.set("notes.txt", "x"),
    ["notes.txt", 1, "", /No collection claims.* → .*Move it out of content/],
  ],
  [
    "a misspelt file name",
    (tree) => tree.set("gallery/fotos.yaml", "x"),
    ["gallery/fotos.yaml", 1, "", /No collection claims.* → .*Rename it to "photos.yaml"/],
  ],
  [
    "a record in a folder of its own",
    (tree) => tree.set("doctors/heart/x.yaml", "x"),
    ["doctors/heart/x.yaml", 1, "", /No collection claims.* → .*Move it/],
  ],
  [
    "a drawing that can carry a script",
    (tree) => tree.set("gallery/logo.svg", "<svg/>"),
    ["gallery/logo.svg", 1, "", /script.* → .*\.webp/],
  ],
  [
    "a picture the site cannot use",
    (tree) => tree.set("gallery/a.heic", "x"),
    ["gallery/a.heic", 1, "", /No collection.* → .*Save it as \.webp/],
  ],
  [
    "a file name with capitals and spaces",
    (tree) => rename(tree, doctor, "doctors/Asha Rao.yaml"),
    ["doctors/Asha Rao.yaml", 1, "", /small letters.* → .*Rename it/],
  ],
  [
    "a file name with a dot",
    (tree) => rename(tree, doctor, "doctors/asha.rao.yaml"),
    ["doctors/asha.rao.yaml", 1, "", /small letters.* → .*Rename it/],
  ],
  [
    "two names that differ by capitals only",
    (tree) => tree.set("gallery/Photo.png", tree.get("gallery/photo.png") ?? ""),
    ["gallery/Photo.png", 1, "", /same name as content\/gallery\/photo.png.* → .*delete one/],
  ],
  [
    "a Hindi text without its department",
    (tree) => tree.set("departments/dental.hi.md", "एक वाक्य।\n"),
    ["departments/dental.yaml", 1, "", /missing.* → .*Create it/],
  ],
  ["a department without its text", (tree) => tree.delete(overview), [overview, 1, "", /missing.* → .*Create it/]],
  [
    "an address taken twice",
    (tree) => {
      const text = String(tree.get("people/nurses.yaml")).replaceAll("Nurses", "Surgeons");
      tree.set("people/surgery.yaml", text);
    },
    ["people/surgery.yaml", 1, "", /"\/surgery" is already taken by departments\/surgery.yaml.* → .*Rename one/],
  ],
  [
    "an address that a language has",
    (tree) => {
      const text = String(tree.get("people/nurses.yaml")).replaceAll("Nurses", "Helpers");
      tree.set("people/hi.yaml", text);
    },
    ["people/hi.yaml", 1, "", /"\/hi" is already taken by the language's start page.* → Rename/],
  ],
  [
    "an address that a page has",
    (tree) => {
      const text = String(tree.get("people/nurses.yaml")).replaceAll("Nurses", "Helpers");
      tree.set("people/contact.yaml", text);
    },
    ["people/contact.yaml", 1, "", /"\/contact" is already taken.* → .*Rename one/],
  ],
  [
    "a picture that cannot be opened",
    (tree) => tree.set("doctors/photos/doctor.png", "not a picture"),
    [doctor, 7, "photo", /photos\/doctor.png cannot be opened.* → .*Save it again/],
  ],
  [
    "a picture that was cut off",
    async (tree) => {
      const whole = await sharp({
        create: {
          width: 99,
          height: 99,
          channels: 3,
          background: "teal",
          noise: { type: "gaussian", mean: 99, sigma: 9 },
        },
      })
        .png()
        .toBuffer();
      tree.set("doctors/photos/doctor.png", whole.subarray(0, whole.length / 2));
    },
    [doctor, 7, "photo", /cannot be opened.* → .*Save it again/],
  ],
  [
    "a picture under a false ending",
    async (tree) => tree.set("doctors/photos/doctor.png", await plainPicture(500, 500).jpeg().toBuffer()),
    [doctor, 7, "photo", /not a .png file inside.* → .*Save it again/],
  ],
  [
    "a picture of too many pixels",
    async (tree) => tree.set("doctors/photos/doctor.png", await plainPicture(8000, 5001).png().toBuffer()),
    [doctor, 7, "photo", /8000 × 5001 pixels.* → .*Save it smaller/],
  ],
  [
    "a portrait that is too small",
    async (tree) => tree.set("doctors/photos/doctor.png", await plainPicture(300, 600).png().toBuffer()),
    [doctor, 7, "photo", /300 × 600 pixels; a portrait needs 500 each way.* → Use a larger photo/],
  ],
  [
    "a picture that says where it was taken",
    async (tree) => tree.set("doctors/photos/doctor.png", await withPlace(plainPicture(500, 500)).png().toBuffer()),
    [doctor, 7, "photo", /says where it was taken.* → Run "npm run check:content -- --fix"/],
  ],
  [
    "a picture that no record names yet, and that says where it was taken",
    async (tree) => tree.set("gallery/spare.png", await withPlace(plainPicture(8, 8)).png().toBuffer()),
    ["gallery/spare.png", 1, "", /says where it was taken.* → Run/],
  ],
  [
    "a picture of too many bytes",
    (tree) => tree.set("doctors/photos/doctor.png", Buffer.alloc(8_000_001)),
    [doctor, 7, "photo", /over 8 MB.* → .*Save it smaller/],
  ],
];

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
