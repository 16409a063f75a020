import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { basicEmergencies } from "@hospital/content/schema/dangers";
import { phrases } from "@hospital/content/text/phrases";
import { slug } from "@hospital/content/text/slug";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { partNames, readAnswers } from "./answers.ts";
import { newContent } from "./content.ts";
import { specialityOf } from "./specialities.ts";

const root = join(import.meta.dirname, "../..");
const small = "hospitals/small";
const folder = temporaryFolder("new-hospital-test", join(root, ".cache"));
const into = folder.slice(root.length + 1);

const newHospital = (answers: string, to: string) =>
  spawnSync(process.execPath, ["tools/new/main.ts", "--answers", answers, "--into", to], {
    cwd: root,
    encoding: "utf8",
  });
/** Answers the questions in the terminal line by line; the end of input is Ctrl-D. */
const answering = (lines: string[], to: string) =>
  spawnSync(process.execPath, ["tools/new/main.ts", "--into", to], {
    cwd: root,
    encoding: "utf8",
    input: lines.map((line) => `${line}\n`).join(""),
  });
const read = (path: string) => readFileSync(join(root, path), "utf8");
const filesOf = (hospital: string) =>
  globSync("**/*.{yaml,md,webp}", { cwd: join(root, hospital, "content") })
    .map((path) => path.replaceAll("\\", "/"))
    .sort();

test("npx hospital new writes the small hospital from its answers, and never overwrites a content/", () => {
  const first = newHospital(`${small}/answers.yaml`, into);
  expect(first.stderr).toBe("");
  expect(first.stdout).toContain("has no errors");
  expect(filesOf(into)).toEqual(filesOf(small));
  // The year when it was written.
  const texts = filesOf(small).filter((path) => !path.endsWith(".webp"));
  const record = (hospital: string, path: string) =>
    read(`${hospital}/content/${path}`).replace(/copyrightYear: \d+/, "copyrightYear: 2026");
  for (const path of texts) expect(record(into, path), path).toBe(record(small, path));

  const second = newHospital(`${small}/answers.yaml`, into);
  expect(second.status).toBe(1);
  expect(second.stderr).toContain("exists already. Nothing was changed.");
});

test("commits only the files that it writes", () => {
  const repository = `${into}/repository`;
  const git = (...args: string[]) => spawnSync("git", args, { cwd: join(root, repository), encoding: "utf8" }).stdout;
  mkdirSync(join(root, repository));
  git("init", "--quiet");
  git("config", "user.name", "Asha");
  git("config", "user.email", "asha@hospital.example");
  writeFileSync(join(root, repository, "notes.txt"), "not finished");
  expect(newHospital(`${small}/answers.yaml`, repository).stdout).toContain("and is committed");
  expect(git("log", "--format=%an: %s").trim()).toBe("Asha: content: Add the new hospital");
  expect(git("status", "--porcelain").trim()).toBe("?? notes.txt");
});

test("writes a hospital whose only language isn't one of the sample's", () => {
  const answers = join(into, "malayalam.yaml");
  writeFileSync(join(root, answers), read(`${small}/answers.yaml`).replace("[en]", "[ml]"));
  expect(newHospital(answers, `${into}/malayalam`).stderr).toBe("");
});

test("reports a wrong answer, and writes nothing", () => {
  const answers = join(into, "wrong.yaml");
  const wrong = read(`${small}/answers.yaml`)
    .replace("1800 000 0009", "12345 and more")
    .replace("20:00", "25:00")
    .replace("[General Medicine,", "[{ name: General Medicine, at: Evening Clinic },");
  writeFileSync(join(root, answers), wrong);
  const { status, stderr } = newHospital(answers, `${into}/wrong`);
  expect(status).toBe(1);
  expect(stderr).toMatch(/An answer is wrong. Nothing was written to content\/[\s\S]*wrong.yaml {2}phone\n/);
  expect(stderr).toContain("wrong.yaml  openingHours.0.to\n");
  expect(stderr).toMatch(/wrong.yaml {2}departments.0.at\n.*"Evening Clinic" is not one of the places/);
  // A file that isn't there.
  expect(stderr).not.toContain("content/hospital.yaml");
  expect(stderr).toContain(`then run npx hospital new --answers "${answers}" --into "${into}/wrong"\n`);
  expect(filesOf(`${into}/wrong`)).toEqual([]);
});

test("asks again after an invalid answer, and creates a hospital from the answers", () => {
  const to = join(into, "asked");
  const lines = [
    ...["xx", "marathi, en"],
    ...["रुग्णालय: 'जीवन' #1", `Jeevan's: "One" # & Sons`, "नागपूर", "Nagpur", "वर्धा रोड", "Wardha Road"],
    ...[
      "धंतोली",
      "Dhantoli",
      "महाराष्ट्र",
      "Maharashtra",
      "44",
      "440012",
      "ring me",
      "040-2345 678",
      "12111 67890",
      "080-2345 6789",
      "080-2345 6790",
      "-",
      "98450 12345",
    ],
    ...[
      "desk",
      "desk@jeevan.example",
      "www.jeevan.example",
      "https://www.jeevan.example/home",
      "https://www.jeevan.example",
      "perhaps",
      "no",
    ],
    ...["9", "09:00", "20:00", "never", "sun, Saturday"],
    ...[
      "1",
      "नवी इमारत",
      "New Building",
      "तलाव रस्ता",
      "Tank Road",
      "धंतोली",
      "Dhantoli",
      "no",
      "वर्धा",
      "Wardha",
      "",
      "-",
    ],
    ...["no", "no", "17:00", "20:00", "-"],
    ...["some", "2", "हृदयरोग", "Cardiology", "-", "हृदयरोग", "अस्थिरोग", "cardiology", "Bones: & Joints", "2", "1"],
    ...["cardio", "cardiology"],
    ...["1", "डॉ. रमा जोशी", "Dr Rama Joshi", "MBBS, MD", "हृदयरोगतज्ज्ञ", "-", "cardio", "cardiology"],
    ...[
      "labratory",
      "laboratory, privacy",
      "no-logo.svg",
      "tools/../hospitals/sample/content/brand/mark.svg",
      "red",
      "#f5c0d0",
      "#7a2048",
      "#101010",
      "#edac2b",
    ],
  ];
  const { status, stdout, stderr } = answering(lines, to);
  expect([status, stderr]).toEqual([0, ""]);
  for (const refused of [
    ...[
      '"xx" isn\'t one of the choices',
      "The PIN code has two digits, and needs six",
      "“ring me” isn’t a phone number",
      "has nine digits, and needs ten",
      "“desk” has no @",
    ],
    ...["No phone number in India begins like “12111 67890”", "and a name alone"],
    ...["has no https:// at its start", "Write yes or no", "“9” isn’t a time", '"never" isn\'t one of the choices'],
    ...[
      '"some" isn\'t a number',
      "There is a department of that name already",
      '"2" isn\'t the number of an address',
      'Did you mean "laboratory"?',
    ],
    ...["The file no-logo.svg doesn't exist", "“red” isn’t a colour"],
    ...["The colour #f5c0d0 has too little contrast", "The colour #101010 has too little contrast"],
  ])
    expect(stdout).toContain(refused);
  const hospital = parse(read(`${to}/content/hospital.yaml`));
  expect(hospital).toMatchObject({
    name: { mr: "रुग्णालय: 'जीवन' #1", en: `Jeevan's: "One" # & Sons` },
    languages: ["mr", "en"],
    phones: { reception: "+91 80 2345 6789", booking: "+91 80 2345 6790", whatsapp: "+91 98450 12345" },
    places: [
      {
        name: { mr: "नवी इमारत", en: "New Building" },
        address: { city: { mr: "वर्धा", en: "Wardha" }, postalCode: "440012" },
        openingHours: [{ from: "17:00", to: "20:00" }],
      },
    ],
    openingHours: [{ days: ["mon", "tue", "wed", "thu", "fri"], from: "09:00", to: "20:00" }],
  });
  expect(parse(read(`${to}/content/brand/brand.yaml`))).toEqual({
    logo: "./logo.svg",
    colours: { primary: "#7a2048", accent: "#edac2b" },
  });
  expect(parse(read(`${to}/content/departments/cardiology.yaml`))).toMatchObject({
    schemaType: "EmergencyService",
    medicalSpecialty: "Emergency",
    isEmergency: true,
  });
  const bones = parse(read(`${to}/content/departments/bones-joints.yaml`));
  expect([bones.medicalSpecialty, bones.isEmergency, bones.at]).toEqual(["Musculoskeletal", undefined, "नवी इमारत"]);
  expect(parse(read(`${to}/content/dangers.yaml`)).box.page).toBe("/cardiology");
  expect(parse(read(`${to}/content/doctors/rama-joshi.yaml`))).toMatchObject({
    department: "cardiology",
    speciality: { mr: "हृदयरोगतज्ज्ञ", en: "To be filled in: हृदयरोगतज्ज्ञ" },
  });
  // The list of doctors and its menu row are added with the second doctor.
  expect(read(`${to}/content/navigation.yaml`)).toContain("link: /dr-in-hospital");
  expect(filesOf(to)).toEqual(
    expect.arrayContaining([
      "pages/dr-in-hospital.yaml",
      "departments/bones-joints.yaml",
      "laboratories/laboratory.yaml",
      "pages/privacy.yaml",
    ]),
  );
});

test("reports unanswered questions and writes nothing", () => {
  const { status, stderr } = answering(["en", "A hospital"], join(into, "left"));
  expect([status, stderr.trim()]).toEqual([1, "The questions weren't all answered. Nothing was written."]);
  expect(filesOf(`${into}/left`)).toEqual([]);
});

test.each([
  ["a language that the site lacks", "languages: [xx]", 'The site doesn\'t support the language "xx"'],
  ["a key that is none", "langauges: [en]", "No such answer: langauges"],
  [
    "two departments at one address",
    "departments: [Bones, bones!]",
    '"Bones" and "bones!" have the same address, /bones',
  ],
  [
    "a department for emergencies that is not there",
    "emergencyDepartment: maternty",
    'emergencyDepartment: "maternty" isn\'t a department. Did you mean "maternity"?',
  ],
  [
    "a department with an unknown field",
    "departments: [{ name: Maternity, place: Evening Clinic }]",
    "Write a name, or { name: …, at: … } with one of the places",
  ],
  ["a department in letters that make no address", "departments: [হাড়]", "becomes an address too"],
])("refuses answers in a file with a message: %s", async (_, line, message) => {
  const [key] = line.split(":");
  const rest = read(`${small}/answers.yaml`).replace(new RegExp(`^${key}:.*\n`, "gm"), "");
  const making = async () => newContent(readAnswers(parse(`${rest}\n${line}\n`)), "hospitals/sample/content");
  await expect(making()).rejects.toThrow(message);
});

test.each([
  ["an empty text", { city: "" }, /The text is empty\.[\s\S]*→ at city/],
  [
    "an empty speciality",
    { doctors: [{ name: "Dr A", degree: "MBBS", speciality: "", department: "ent" }] },
    /The text is empty\./,
  ],
  ["an empty list", { openingHours: [] }, /The list is empty\./],
  ["a missing answer", { email: undefined }, /The answer is missing\.[\s\S]*→ at email/],
  ["a number for a text", { website: 5 }, /Write a text\.[\s\S]*→ at website/],
  ["a missing logo", { logo: "no-logo.svg" }, /The file no-logo\.svg doesn't exist\.[\s\S]*→ at logo/],
  ["an unknown part", { parts: ["labratory"] }, /"labratory" isn't a choice\. Write one of: about/],
  ["an unknown answer", { weeks: "first" }, /No such answer: weeks\./],
])("explains %s without a message of the parser", (_, wrong, message) => {
  const answers = { ...parse(read(`${small}/answers.yaml`)), ...wrong };
  expect(() => readAnswers(answers)).toThrow(message);
  expect(() => readAnswers(answers)).not.toThrow(/Too small|Invalid|expected string/);
});

test.each([
  ["orthopaedics-and-trauma", "Musculoskeletal"],
  ["trauma-centre", "Emergency"],
  ["casualty", "Emergency"],
])("recognises the speciality of %s: %s", (slug, medicalSpecialty) => {
  expect(specialityOf(slug)).toEqual({ medicalSpecialty });
});

test("writes a doctor without a speciality", async () => {
  const doctor = { name: "Dr Thoiba", degree: "MBBS", department: "general-medicine" };
  const answers = readAnswers({ ...parse(read(`${small}/answers.yaml`)), doctors: [doctor] });
  const { files } = await newContent(answers, "hospitals/sample/content");
  expect(parse(String(files.get("doctors/thoiba.yaml")))).not.toHaveProperty("speciality");
});

test("a department has the same address as in the desk", async () => {
  const name = "Consultations à l’hôpital";
  const rest = read(`${small}/answers.yaml`).replace(/^departments:.*\n/m, "");
  const { files } = await newContent(
    readAnswers(parse(`${rest}\ndepartments: [${name}]\n`)),
    "hospitals/sample/content",
  );
  expect([...files.keys()]).toContain(`departments/${slug(name)}.yaml`);
});

test("titles and hints are in the hospital's languages", async () => {
  const answers = (languages: string) =>
    readAnswers(
      parse(
        read(`${small}/answers.yaml`)
          .replace("[en]", languages)
          .replace(/^parts:.*/m, `parts: [${partNames.filter((part) => part !== "laboratory").join(", ")}]`),
      ),
    );
  const { files: telugu } = await newContent(answers("[te, ur]"), "hospitals/sample/content");
  const titles = [...telugu].flatMap(([path, record]) =>
    /^pages\/(?!404|home|offline)/.test(path) ? [parse(String(record)).title] : [],
  );
  expect(titles).toHaveLength(16);
  for (const { te, ur } of titles) {
    expect(te).toMatch(/^[^a-z]*\p{Script=Telugu}/u);
    expect(te).not.toMatch(/నింపాలి/);
    expect(ur).toMatch(/\p{Script=Arabic}/u);
  }
  // Texts that are the same in every hospital, and headings, come from another hospital.
  for (const path of ["404", "offline", "search"])
    expect(String(telugu.get(`pages/${path}.yaml`))).not.toContain(phrases.te.toBeFilledIn);
  const { pages } = parse(String(telugu.get("pages/offline.yaml")));
  // The page of the search has a shorter title.
  expect(pages.find(({ link }: { link: string }) => link === "/search").name.te).toMatch(/: ఏం జరిగిందో/);
  const { callToAction, specialities } = parse(String(telugu.get("pages/home.yaml")));
  for (const { title } of [callToAction, specialities]) expect(title.te).toMatch(/^\p{Script=Telugu}/u);
  const hindi = parse(
    String((await newContent(answers("[hi]"), "hospitals/sample/content")).files.get("pages/contact.yaml")),
  );
  const hints = [hindi.description, hindi.banner.headline, hindi.banner.text, hindi.email.text, hindi.saveNumbers.text];
  for (const { hi } of hints) expect(hi).toMatch(/^यहाँ भरना है: [^a-z]+$/);
});

test("writes the hints of placeholders in the languages of the desk, and in English for others", async () => {
  const answers = readAnswers(
    parse(
      read(`${small}/answers.yaml`)
        .replace("[en]", "[te, en, hi]")
        .replace(/^departments:.*/m, "departments: [{ te: గుండె విభాగం, en: Cardiology, hi: हृदय रोग }]")
        .replace(/^doctors:[\s\S]*(?=^parts)/m, "")
        .replace(/^parts:.*/m, `parts: [${partNames.join(", ")}]`),
    ),
  );
  const { files } = await newContent(answers, "hospitals/sample/content");
  const { description } = parse(String(files.get("departments/cardiology.yaml")));
  expect(description.te).toContain('"గుండె విభాగం"');
  expect(description.en).toContain('"Cardiology"');
  expect(description.hi).toContain("“हृदय रोग”");
  const foreign: string[] = [];
  for (const [path, record] of files)
    if (path.endsWith(".yaml"))
      parse(String(record), (key, text) => {
        const hint = String(text).replace("Sahyadri Nursing Home, Nagpur", "");
        if (key === "hi" && hint.startsWith(phrases.hi.toBeFilledIn) && /[a-z]{3}/.test(hint))
          foreign.push(`${path}: ${text}`);
        return text;
      });
  expect(foreign).toEqual([]);
});

test("writes the optional answers about places and doctors", async () => {
  const answers = readAnswers({
    ...parse(read(`${small}/answers.yaml`)),
    shortName: "Sahyadri",
    position: { latitude: 21.1, longitude: 79.1 },
    places: [
      {
        name: "Evening Clinic",
        street: "3 Test Road",
        locality: "Test Nagar",
        postalCode: "000000",
        openingHours: [{ from: "17:00", to: "20:00" }],
        position: { latitude: 21.2, longitude: 79.2 },
      },
    ],
    doctors: [
      {
        name: "Dr Vasanti Test",
        degree: "MBBS",
        speciality: "General physician",
        department: "general-medicine",
        opd: [
          { days: ["mon"], from: "10:00", to: "13:00", room: "2", at: "Evening Clinic" },
          { days: ["tue"], from: "10:00", to: "13:00", room: { hi: "कमरा 2" } },
        ],
      },
    ],
    departments: ["General Medicine", { name: "Maternity", at: "Evening Clinic" }],
  });
  const { files } = await newContent(answers, "hospitals/sample/content");
  expect(parse(String(files.get("hospital.yaml")))).toMatchObject({
    shortName: { en: "Sahyadri" },
    position: { latitude: 21.1, longitude: 79.1 },
    links: { directions: "https://www.google.com/maps/dir/?api=1&destination=21.1%2C79.1" },
    places: [{ openingHours: [{ from: "17:00", to: "20:00" }], position: { latitude: 21.2, longitude: 79.2 } }],
  });
  // Placeholders are written for languages that an answer lacks.
  expect(parse(String(files.get("doctors/vasanti-test.yaml"))).opd).toEqual([
    { days: ["mon"], from: "10:00", to: "13:00", room: "2", at: "Evening Clinic" },
    { days: ["tue"], from: "10:00", to: "13:00", room: { en: "To be filled in: कमरा 2" } },
  ]);
  expect(parse(String(files.get("departments/maternity.yaml")))).toMatchObject({
    title: { en: "Maternity" },
    at: "Evening Clinic",
  });
});

test("copies the emergency texts and phrases of other hospitals for their languages", async () => {
  const answers = readAnswers(parse(read(`${small}/answers.yaml`).replace("[en]", "[te, ml, en]")));
  const { files } = await newContent(answers, "hospitals/sample/content");
  const { box, phrases } = parse(String(files.get("dangers.yaml")));
  expect(box.guess.te).toMatch(/\p{Script=Telugu}/u);
  expect(box.guess.ml).toMatch(/\p{Script=Malayalam}/u);
  expect(phrases.map(({ emergency }: { emergency: string }) => emergency)).toEqual(Object.keys(basicEmergencies));
  for (const { words } of phrases) expect(Object.keys(words).sort()).toEqual(["ml", "te"]);
  const { ordinary } = phrases.find(({ emergency }: { emergency: string }) => emergency === "labour-pain");
  expect(Object.keys(ordinary).sort()).toEqual(["ml", "te"]);
  const { helplines } = parse(String(files.get("helplines.yaml")));
  expect(helplines[0].name.te).toMatch(/\p{Script=Telugu}/u);
  // It names the languages of one State.
  expect(helplines[0].languages.te).toMatch(/^ఇక్కడ నింపాలి/);
});

test.each(["[te]", "[te, en]"])(
  "every text that no hospital has in the first of %s is a placeholder with a hint",
  async (languages) => {
    const alone = join(root, into, "alone/sample/content");
    const isRead = (path: string) => !/\.(?!yaml)\w+$/.test(path);
    cpSync(join(root, "hospitals/sample/content"), alone, { recursive: true, filter: isRead });
    const answers = readAnswers({
      ...parse(read(`${small}/answers.yaml`).replace("[en]", languages)),
      ...{
        name: { en: "Sahyadri" },
        city: { en: "Nagpur" },
        departments: [{ en: "Eye Care" }],
        doctors: [],
        parts: partNames,
      },
    });
    const { files } = await newContent(answers, alone);
    const texts: string[] = [];
    for (const [path, record] of files)
      if (path.endsWith(".yaml"))
        parse(String(record), (key, text) => {
          if (key === "te" && typeof text === "string") texts.push(text);
          return text;
        });
    // The answers for all languages.
    const sharedAnswers = ["7 Test Road", "Test Nagar", "Maharashtra"];
    expect(texts.filter((text) => !/\p{Script=Telugu}/u.test(text) && !sharedAnswers.includes(text))).toEqual([]);
    expect(texts.filter((text) => /నింపాలి(?!: ..)/.test(text))).toEqual([]);
    const { helplines } = parse(String(files.get("helplines.yaml")));
    expect(helplines[0].name.te).toBe(`${phrases.te.toBeFilledIn}: National emergency number`);
  },
);

test("copies no placeholder of another hospital", async () => {
  const answers = readAnswers(parse(read(`${small}/answers.yaml`).replace("[en]", "[en, mr]")));
  const { files } = await newContent(answers, "hospitals/sample/content");
  for (const path of ["helplines", "dangers"])
    expect(String(files.get(`${path}.yaml`))).not.toContain(phrases.mr.toBeFilledIn);
});

test("copied emergency phrases conflict with no part of a hospital in any language", () => {
  const answers = join(into, "every-part.yaml");
  const everyPart = read(`${small}/answers.yaml`)
    .replace("[en]", "[en, te, ur, ta, bn, ml]")
    .replace(/^parts:.*/m, `parts: [${partNames.join(", ")}]`);
  writeFileSync(join(root, answers), everyPart);
  expect(newHospital(answers, `${into}/every-part`).stderr).toBe("");
  const { phrases } = parse(read(`${into}/every-part/content/dangers.yaml`));
  const { words } = phrases.find(({ emergency }: { emergency: string }) => emergency === "ambulance");
  expect(words.te).toContain("అంబులెన్స్");
  expect(words.te).toContain("ambulance kavali");
  expect(words.ur).toContain("بچائیں");
});

test("lists the emergency phrases that are also in a name, and leaves them out", () => {
  const answers = join(into, "anaesthesia.yaml");
  const withUrdu = read(`${small}/answers.yaml`)
    .replace("[en]", "[en, ur]")
    .replace(/^departments:.*/m, "departments: [General Medicine, { en: Anaesthesia, ur: بے ہوشی }]");
  writeFileSync(join(root, answers), withUrdu);
  const { stdout, stderr } = newHospital(answers, `${into}/anaesthesia`);
  expect(stderr).toBe("");
  expect(stdout).toMatch(/also in a name of yours[\s\S]*\n {2}“بے ہوش” \(unconscious, ur\)\n/);
  const { phrases } = parse(read(`${into}/anaesthesia/content/dangers.yaml`));
  const { words } = phrases.find(({ emergency }: { emergency: string }) => emergency === "unconscious");
  expect(words.ur).not.toContain("بے ہوش");
});

test("first aid falls back to another language of the hospital, instead of a placeholder", async () => {
  const answers = readAnswers(parse(read(`${small}/answers.yaml`).replace("[en]", "[ml, en]")));
  const record = String((await newContent(answers, "hospitals/sample/content")).files.get("dangers.yaml"));
  expect(record).toContain("Ask plainly");
  expect(record).not.toContain(phrases.ml.toBeFilledIn);
});

test("reports a missing answers file without a stack trace", () => {
  const { status, stderr } = newHospital(join(into, "nowhere.yaml"), `${into}/refused`);
  expect(status).toBe(1);
  expect(stderr).toContain("doesn't exist");
  expect(stderr).not.toMatch(/^ +at /m);
});
