import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checks, upkeepChecks } from "../scripts/launch-check/checks.ts";
import { fetchStatus } from "../scripts/launch-check/links.ts";
import { report } from "../scripts/launch-check/report.ts";
import { isReady, runChecks } from "../scripts/launch-check/run-checks.ts";
import { plainPicture, type Tree, writeContent } from "./example-content.ts";
import { edit, readyContent } from "./ready-content.ts";
import { sample } from "./sample.ts";

const project = join(import.meta.dirname, "..");
const today = "2026-11-21";
const online = { today, fetchStatus: async () => 200 };

let root = "";
let picture: Buffer;
let ready: Tree = new Map();
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "launch-"));
  picture = await plainPicture(500, 500).png().toBuffer();
  ready = readyContent(picture);
  await writeContent(root, new Map(), ready);
});
afterAll(() => rm(root, { recursive: true }));

/** The results on the ready content after `harm`; then all is as before. */
async function resultsAfter(harm: (tree: Tree) => unknown, given: Parameters<typeof runChecks>[1] = {}) {
  const tree = new Map(ready);
  harm(tree);
  await writeContent(root, ready, tree);
  try {
    return await runChecks(root, { ...online, ...given });
  } finally {
    await writeContent(root, tree, ready);
  }
}

/** What each check finds, as "path: what it says". */
function found(results: Awaited<ReturnType<typeof runChecks>>) {
  expect(results.errors).toEqual([]);
  return Object.fromEntries(
    results.open.map(({ check, findings }) => [check.id, findings.map(({ file, message }) => `${file}: ${message}`)]),
  );
}

const set =
  (path: string, change: Parameters<typeof edit>[2]) =>
  (tree: Tree): void =>
    edit(tree, path, change);
const say =
  (path: string, from: string | RegExp, to: string) =>
  (tree: Tree): void => {
    const before = String(tree.get(path));
    if (before.replace(from, to) === before) throw new Error(`content/${path} does not say ${from}.`);
    tree.set(path, before.replace(from, to));
  };
const without =
  (page: string) =>
  (tree: Tree): void =>
    void tree.delete(`${page}.yaml`);
const sampled = (page: string) =>
  set(`${page}.yaml`, (record) => {
    record.sample = true;
  });

const waste = "disclosures/bio-medical-waste.yaml";
const surgery = "departments/surgery.yaml";
const overview = "departments/surgery.en.md";

const ofTheSample = (path: string) => readFileSync(join(sample, "content", path), "utf8");

/** For each check, what harms the ready content, and a part of what the check then says. */
// biome-ignore format: a table reads better in rows
const harms: [id: string, name: string, harm: (tree: Tree) => void, message: RegExp][] = [
  ["sample-records", "an invented record", set("doctors/asha-rao.yaml", (doctor) => { doctor.sample = true; }), /asha-rao.yaml: 1 record/],
  ["to-fill-in", "what waits to be written", set("pages/about.yaml", (page) => { page.statement = "To be filled in: statement"; }), /about.yaml: To be filled in/],
  ["sample-names", "the town of the invented hospital in a text", say(overview, "We care", "In Devnagar we care. We care"), /surgery.en.md: "Devnagar" in "In Devnagar/],
  ["sample-names", "its name in Hindi", set("pages/about.yaml", (page) => { page.statement = "कचनार में आपका स्वागत है"; }), /about.yaml: "कचनार" in/],
  ["sample-pictures", "its logo", (tree) => { tree.set("brand/brand.yaml", "logo: ./our-logo.svg\n"); tree.set("brand/our-logo.svg", ofTheSample("brand/logo.svg")); }, /brand\/our-logo.svg: is a drawing of the sample/],
  ["sample-texts", "a sentence of it", set("pages/about.yaml", (page) => { page.vision.text = parse(ofTheSample("pages/about.yaml")).vision.text.en; }), /about.yaml: "/],
  ["sample-texts", "its number without the flag", set("hospital.yaml", (hospital) => { hospital.facts = [parse(ofTheSample("hospital.yaml")).facts[0]]; }), /hospital.yaml: .*: the flag is gone/],
  ["sample-texts", "a photo that is called a model", set("gallery/photos.yaml", ({ photos }) => { photos[0].alt = "Model: a room with a bed"; }), /photos.yaml: "Model: .* no model/],
  ["phone-numbers", "a number that begins with 0", say("hospital.yaml", "+91 11200 00002", "+91 00000 00002"), /begins with 0/],
  ["phone-numbers", "a number that looks like an example", say("hospital.yaml", "+91 11200 00002", "+91 99999 99999"), /an example/],
  ["phone-numbers", "a number of no area", say("hospital.yaml", "+91 11200 00002", "+91 11111 20000"), /neither a mobile/],
  ["phone-numbers", "a number in a text", say(overview, "We care", "Call +91 00000 00009. We care"), /surgery.en.md: \+91 00000 00009/],
  ["reserved-addresses", "a name for samples", say("hospital.yaml", "info@www.india.gov.in", "info@hospital.example"), /info@hospital/],
  ["postal-code", "a code of no post office", say("hospital.yaml", "110001", "010001"), /010001/],
  ["alt-texts", "the name that a camera gave", set("gallery/photos.yaml", ({ photos }) => { photos[0].alt = "IMG_20261121"; }), /IMG_/],
  ["alt-texts", "a picture in a text without words", say(overview, "We care", "![](./pictures/room.png) We care"), /without words/],
  ["hindi", "a line without Hindi", set("pages/opd.yaml", (page) => { page.notice = { en: "A text." }; }), /opd.yaml: "A text." has no Hindi words/],
  ["hindi", "an overview without Hindi", (tree) => tree.delete("departments/surgery.hi.md"), /no Hindi text/],
  ["reviews", "a text that awaits it", set(surgery, (text) => { delete text.review.hi; }), /surgery.yaml: awaits its review in Hindi/],
  ["reviews", "an English text that says nothing of it", set(surgery, (text) => { delete text.review; }), /surgery.yaml: awaits its review in English/],
  ["reviews", "a guide that gives advice", set("pages/visiting.yaml", (text) => { text.isMedical = true; delete text.review; }), /visiting.yaml: awaits/],
  ["photos", "a doctor without one", set("doctors/asha-rao.yaml", (doctor) => { doctor.photo = undefined; }), /Dr Asha Rao/],
  ["unknown-people", "a placeholder", set("people/nurses.yaml", ({ members }) => { members[0].name = "N/A"; }), /nurses.yaml: N\/A/],
  ["dates", "a year that is over", set("hospital.yaml", (hospital) => { hospital.copyrightYear = 2025; }), /2025: it is 2026/],
  ["reviews-due", "a review whose day has come", say(surgery, "2027-11-01", "2026-12-02"), /is of 2026-11-01 and due by 2026-12-02/],
  ["reviews-due", "a review of two years ago, whatever it says", set(surgery, (text) => { text.review.en = { by: "Dr Rao", on: "2025-01-19", next: "2030-01-01" }; }), /due by 2027-01-19/],
  ["dates", "a review in the future", set(surgery, (text) => { text.review.en = { by: "Dr Rao", on: "2027-11-01", next: "2028-11-01" }; }), /on 2027-11-01: not yet/],
  ["registrations-ending", "a registration that has run out", say("disclosures/registrations.yaml", "2030-12-31", "2026-11-20"), /ended on 2026-11-20/],
  ["registrations-ending", "a registration that ends within 60 days", say("disclosures/registrations.yaml", "2030-12-31", "2027-01-20"), /ends on 2027-01-20/],
  ["hours", "hours that were confirmed 90 days ago", say("hours.yaml", "2026-11-01", "2026-08-23"), /last confirmed on 2026-08-23/],
  ["hours", "hours that nobody has confirmed", say("hours.yaml", /confirmedOn: \S+/, ""), /nobody has confirmed/],
  ["helplines", "a number that nobody has checked", set("helplines.yaml", ({ helplines }) => { delete helplines[0].checkedOn; }), /112: nobody has looked it up/],
  ["helplines", "a number that was checked a year ago", set("helplines.yaml", ({ helplines }) => { helplines[1].checkedOn = "2025-11-20"; }), /14416: last checked on 2025-11-20/],
  ["reviews", "words of the red box that await it", set("dangers.yaml", (text) => { delete text.review; }), /dangers.yaml: awaits/],
  ["holidays", "a year without its holidays", say("exceptions.yaml", /2026-12-25/g, "2027-12-25"), /no holiday of 2026/],
  ["holidays", "no exceptions at all", set("exceptions.yaml", (file) => { file.exceptions = []; }), /no holiday of 2026/],
  ["rates-age", "prices of eleven months ago", set("disclosures/rates.yaml", (part) => { part.prices.validFrom = "2025-12-21"; }), /are of 2025-12-21/],
  ["dates", "a number of a year to come", set("hospital.yaml", ({ facts }) => { facts[0].year = 2027; }), /year 2027: not yet/],
  ["dates", "a notice whose last day is over", set("notices.yaml", ({ notices }) => { notices[0].from = notices[0].until = "2026-11-20"; }), /until 2026-11-20: this day is over/],
  ["claims", "a fact without a source", set("hospital.yaml", ({ facts }) => { delete facts[0].source; }), /10\+: without source$/],
  ["claims", "a fact without a year", set("pages/ambulance-service.yaml", ({ facts }) => { delete facts[0].year; }), /30: without year$/],
  ["claims", "a claim that its page does not say", set("claims.yaml", ({ claims }) => { claims[0].text = "Eleven beds"; }), /\/about does not say "Eleven beds"/],
  ["claims", "a source that shows on another page", set("pages/home.yaml", ({ welcome }) => { welcome.text = "We have 40+ beds, a text."; }), /40\+ beds/],
  ["contradictions", "more doctors than the site shows", set("hospital.yaml", ({ facts }) => { facts[0].counts = "doctors"; }), /"10\+" \(doctors\): the site shows \d/],
  ["contradictions", "a whole that is smaller than one year", set("hospital.yaml", ({ facts }) => { facts[0].counts = "patients"; facts.push({ ...facts[0], number: "2,50,000", label: "A year", perYear: true }); }), /"10\+" \(patients\): in one year alone "2,50,000"/],
  ["contradictions", "two numbers of the same thing", set("hospital.yaml", ({ facts }) => { facts[0].counts = "operations"; facts.push({ ...facts[0], number: "20+", label: "More" }); }), /"20\+" \(operations\): elsewhere "10\+"/],
  ["claims", "a number in a text", set("pages/home.yaml", ({ welcome }) => { welcome.text = "We have 40+ specialities."; }), /40\+ specialities/],
  ["good-samaritan", "no charter", without("disclosures/good-samaritan"), /good-samaritan.yaml: is not there/],
  ["patients-rights", "no charter", without("disclosures/patients-rights"), /patients-rights.yaml: is not there/],
  ["rates", "invented prices", (tree) => sampled("disclosures/rates")(tree), /rates.yaml: is a sample/],
  ["rates", "a page without prices", set("disclosures/rates.yaml", (part) => { delete part.prices; }), /has no "prices"/],
  ["complaints", "nobody who answers", set("disclosures/complaints.yaml", (part) => { delete part.officer; }), /has no "officer"/],
  ["registrations", "no registration", without("disclosures/registrations"), /is not there/],
  ["doctors-registrations", "a doctor without a number", set("doctors/asha-rao.yaml", (doctor) => { delete doctor.registration; }), /Dr Asha/],
  ["waste-months", "a newest month of three months ago", set(waste, (part) => { part.waste.months = [{ ...part.waste.months[0], month: "2026-08" }]; }), /newest month is 2026-08; 2026-10 is due/],
  ["waste-report", "a newest report of two years ago", set(waste, (part) => { part.waste.reports[0].year = 2024; }), /of 2024, due is 2025/],
  ["waste-report", "no report", set(waste, (part) => { part.waste.reports = []; }), /none; due is that of 2025/],
  ["implant-prices", "no prices where stents are placed", (tree) => { say(overview, "We care", "We place a stent. We care")(tree); without("disclosures/implant-prices")(tree); }, /is not there/],
  ["sex-of-foetus", "a page of gynaecology that does not say it", set(surgery, (text) => { text.medicalSpecialty = "Gynecologic"; }), /surgery.yaml: does not say it/],
  ["accessibility", "a statement that is a sample", sampled("pages/accessibility"), /accessibility.yaml: is a sample/],
  ["privacy", "a notice that is a sample", sampled("pages/privacy"), /privacy.yaml: is a sample/],
];

test("the ready content may go live: every check passes", async () => {
  const results = await resultsAfter(() => undefined);
  expect(found(results)).toEqual({});
  expect(results.done).toHaveLength(checks.length);
  expect(isReady(results)).toBe(true);
});

test.each(harms)("%s tells of %s", async (id, _name, harm, message) => {
  const open = found(await resultsAfter(harm));
  expect(open[id]?.join("\n")).toMatch(message);
  // What is a sample is told as such as well.
  expect(Object.keys(open).filter((other) => other !== id && other !== "sample-records")).toEqual([]);
});

test("every check has a content that fails it", () => {
  expect(new Set([...harms.map(([id]) => id), "links"])).toEqual(new Set(checks.map(({ id }) => id)));
});

test("each check has a name of its own, and says why, what to do and where", () => {
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  expect(checks.filter(({ basis }) => !/^\S+(?: \S+){3,}$/.test(basis)).map(({ basis }) => basis)).toEqual([]);
  expect(checks.filter(({ toDo }) => !/^["\p{Lu}]\S*(?: \S+){2,}\.$/u.test(toDo)).map(({ toDo }) => toDo)).toEqual([]);
  const place = /^(?:["\p{Lu}]\S*(?: \S+)+|\/[a-z/-]+(?:[,;] .+)?|content\/\S.*)$/u;
  expect(checks.filter(({ where }) => !place.test(where)).map(({ where }) => where)).toEqual([]);
});

describe("upkeep", () => {
  const due = async (today: string, harm: (tree: Tree) => unknown = () => undefined) => {
    const tree = new Map(ready);
    harm(tree);
    await writeContent(root, ready, tree);
    try {
      return found(await runChecks(root, { ...online, today }, upkeepChecks));
    } finally {
      await writeContent(root, tree, ready);
    }
  };

  test("finds nothing on the day that all is fresh, and does not ask for what never changes", async () => {
    expect(await due(today, sampled("pages/privacy"))).toEqual({});
  });

  test.each([
    ["2026-11-30", "holidays", false],
    ["2026-12-01", "holidays", true],
    ["2026-12-02", "waste-months", false],
    ["2026-12-03", "waste-months", true],
    ["2027-01-29", "hours", false],
    ["2027-01-30", "hours", true],
    ["2027-09-01", "helplines", false],
    ["2027-09-02", "helplines", true],
    ["2027-09-01", "reviews-due", false],
    ["2027-09-02", "reviews-due", true],
  ])("on %s %s is told: %s", async (day, id, isTold) => {
    expect(id in (await due(day))).toBe(isTold);
  });
});

test("what is not done here needs no prices, and what is said is enough", async () => {
  expect(found(await resultsAfter(without("disclosures/implant-prices")))).toEqual({});
  const declared = await resultsAfter((tree) => {
    set(surgery, (text) => {
      text.medicalSpecialty = "Radiography";
    })(tree);
    say(overview, "We care", "The sex of the foetus is not disclosed here. We care")(tree);
    say("departments/surgery.hi.md", "We care", "हम शिशु का लिंग किसी को नहीं बताते। We care")(tree);
  });
  expect(found(declared)).toEqual({});
});

test("a number in a text passes when content/claims.yaml says where it comes from", async () => {
  const results = await resultsAfter((tree) => {
    set("pages/home.yaml", ({ welcome }) => {
      welcome.text = { en: "We have 40+ specialities.", hi: "40 से ज़्यादा विभाग हैं।" };
    })(tree);
    set("claims.yaml", ({ claims }) => {
      const text = { en: "40+ Specialities", hi: "40 से ज़्यादा विभाग" };
      claims.push({ ...claims[0], text, pages: ["/"] });
    })(tree);
  });
  expect(found(results)).toEqual({});
});

test("before 30 June the report of the year before last is the newest that is due", async () => {
  const age = (part: { waste: { reports: { year: number }[]; months: { month: string }[] } }) => {
    part.waste.reports = part.waste.reports.map((one) => ({ ...one, year: 2024 }));
    part.waste.months = part.waste.months.map((one) => ({ ...one, month: "2026-05" }));
  };
  expect(found(await resultsAfter(set(waste, age), { today: "2026-06-30" }))["waste-report"]).toBeUndefined();
  expect(found(await resultsAfter(set(waste, age), { today: "2026-07-01" }))["waste-report"]).toHaveLength(1);
});

test("content with errors has to be put right first", async () => {
  const results = await resultsAfter(say("doctors/asha-rao.yaml", "degree:", "degre:"));
  expect(results.errors.map(({ field }) => field)).toEqual(["degre"]);
  expect(isReady(results)).toBe(false);
  expect(report(results)).toContain('Did you mean "degree"?');
});

describe("a waiver", () => {
  const waive = (...ids: string[]) =>
    set("launch.yaml", (launch) => {
      launch.waivers = ids.map((check) => ({
        check,
        reason: "No doctor has sent one.",
        by: "The superintendent",
        on: today,
      }));
    });
  const withoutPhoto = set("doctors/asha-rao.yaml", (doctor) => {
    doctor.photo = undefined;
  });

  test("with a reason lets the site go live without it", async () => {
    const results = await resultsAfter((tree) => {
      withoutPhoto(tree);
      waive("photos")(tree);
    });
    expect(isReady(results)).toBe(true);
    expect(report(results)).toContain("[photos]: No doctor has sent one. (The superintendent)");
  });

  test.each([
    ["of something that is all there", ["photos"], /launch.yaml: "photos" is all there: delete the waiver/],
    ["of a check that does not exist", ["photo"], /launch.yaml: "photo" is no check. Did you mean "photos"\?/],
  ])("%s has to be put right", async (_name, ids, says) => {
    const results = await resultsAfter(waive(...ids));
    expect(results.waiverProblems.map((fault) => `${fault.file}: ${fault.message}`)).toEqual([
      expect.stringMatching(says),
    ]);
    expect(isReady(results)).toBe(false);
  });

  test("given twice has to be put right", async () => {
    const results = await resultsAfter((tree) => {
      withoutPhoto(tree);
      waive("photos", "photos")(tree);
    });
    expect(results.waiverProblems.map(({ message }) => message)).toEqual(['"photos" is waived twice: delete one.']);
  });

  test("without a reason is refused by the content check", async () => {
    const results = await resultsAfter(
      set("launch.yaml", (launch) => {
        launch.waivers = [{ check: "photos", by: "The superintendent", on: today }];
      }),
    );
    expect(results.errors.map(({ field }) => field)).toEqual(["waivers.0.reason"]);
  });
});

describe("links to other sites", () => {
  let server: Server;
  let address = "";
  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      if (url === "/slow") return;
      if (url === "/moved") response.writeHead(301, { location: "/there" });
      else response.writeHead(url === "/there" ? 200 : 404);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test("answer, move, are gone, or keep silent", async () => {
    const answers = await Promise.all(["/there", "/moved", "/gone"].map((path) => fetchStatus(address + path)));
    expect(answers).toEqual([200, 200, 404]);
    expect(await fetchStatus(`${address}/slow`, 0.2)).toBeUndefined();
  });

  const link = say(overview, "We care", "[More](https://www.who.int/gone) We care");

  test.each([
    [
      "that are gone are told with their place",
      404,
      ["content/departments/surgery.en.md: answers 404: https://www.who.int/gone"],
    ],
    [
      "that nobody answers are told too",
      undefined,
      ["content/departments/surgery.en.md: no answer: https://www.who.int/gone"],
    ],
    ["that ask who is there are passed: a program is not let in everywhere", 403, undefined],
  ])("%s", async (_name, status, places) => {
    const one = async (url: string) => (url.endsWith("/gone") ? status : 200);
    expect(found(await resultsAfter(link, { fetchStatus: one })).links).toEqual(places);
  });

  test("are asked about once each, a video by the address that knows whether it is there", async () => {
    const asked: string[] = [];
    const note = async (url: string) => {
      asked.push(url);
      return 200;
    };
    await resultsAfter(link, { fetchStatus: note });
    expect(asked).toContain("https://www.who.int/gone");
    expect(asked).toContain(
      "https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D3PmVJQUCm4E",
    );
    expect(new Set(asked).size).toBe(asked.length);
  });

  test("count as not checked without a network, never as good", async () => {
    const results = await resultsAfter(() => undefined, { fetchStatus: async () => undefined });
    expect(found(results).links).toEqual([expect.stringMatching(/^content\/: \d+ links were not checked/)]);
    expect(isReady(results)).toBe(false);
  });
});

describe("the sample content", async () => {
  const results = await runChecks(sample, { ...online, fetchStatus: async () => undefined });

  test.runIf(results.open.some(({ check }) => check.id === "sample-records"))("lacks exactly this", () => {
    expect(results.open.map(({ check }) => check.id)).toEqual([
      ...[
        "sample-records",
        "sample-names",
        "sample-pictures",
        "phone-numbers",
        "reserved-addresses",
        "postal-code",
        "reviews",
        "unknown-people",
        "dates",
      ],
      ...[
        "helplines",
        "links",
        "claims",
        "contradictions",
        "waste-months",
        "waste-report",
        "implant-prices",
        "rates",
        "complaints",
        "registrations",
      ],
      ...["doctors-registrations", "accessibility", "privacy"],
    ]);
    expect([...results.waived, ...results.waiverProblems]).toEqual([]);
  });

  test("has a report that shortens long lists and says that it is no legal advice", () => {
    const text = report(results);
    expect(text).toContain("This is guidance, not legal advice");
    for (const { check } of results.open) expect(text).toContain(`${check.title}  [${check.id}]`);
    const { findings } = results.open.toSorted((a, b) => b.findings.length - a.findings.length)[0] ?? { findings: [] };
    expect(findings.length).toBeGreaterThan(10);
    expect(text).not.toContain(findings.at(-1)?.file);
  });
});

test("npm run launch-check ends with 1 until all is there or waived, and with 0 then", async () => {
  const run = (...asked: string[]) =>
    spawnSync(process.execPath, [join(project, "scripts/launch-check.ts"), ...asked], { cwd: root, encoding: "utf8" });
  expect(run("no-such-check")).toMatchObject({ status: 1, stderr: expect.stringContaining("sample-records, ") });
  expect(run("--offline")).toMatchObject({ status: 1, stdout: expect.stringContaining("Going live: 1 open") });

  // The day is the real one here, so that waste records grow old; and no link is checked.
  const { open } = await runChecks(root, { fetchStatus: async () => undefined });
  const tree = new Map(ready);
  edit(tree, "launch.yaml", (launch) => {
    launch.waivers = open.map(({ check }) => ({ check: check.id, reason: "A test.", by: "A test", on: "2026-11-01" }));
  });
  await writeContent(root, ready, tree);
  expect(run("--offline")).toMatchObject({ status: 0, stdout: expect.stringContaining("Nothing is left to do.") });
  await writeContent(root, tree, ready);
});
