import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Tree } from "@hospital/testing/content/example-content";
import { exampleFolder } from "@hospital/testing/content/example-folder";
import { readyContent } from "@hospital/testing/content/ready-content";
import { sample } from "@hospital/testing/content/sample";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inEnglish } from "./check.ts";
import { checks, upkeepChecks } from "./checks.ts";
import { fetchStatus } from "./links.ts";
import { report } from "./report.ts";
import { isReady, runChecks } from "./run-checks.ts";
import { harms, overview, replaceText, sampled, set, surgery, waste, without } from "./testing/launch-check-cases.ts";

const project = join(import.meta.dirname, "../..");
const today = "2026-11-21";
const online = { today, fetchStatus: async () => 200 };

const ready = exampleFolder(readyContent);

/** The results of the checks on the ready content after `harm`. */
function resultsAfter(
  harm: (tree: Tree) => unknown,
  overrides: Parameters<typeof runChecks>[1] = {},
  chosenChecks = checks,
) {
  return ready.after(harm, (root) => runChecks(root, { ...online, ...overrides }, chosenChecks));
}

/** The problems of each open check, in the format "path: message". */
function problemsOf(results: Awaited<ReturnType<typeof runChecks>>) {
  expect(results.errors).toEqual([]);
  return Object.fromEntries(
    results.open.map(({ check, problems }) => [
      check.id,
      problems.map(({ file, message }) => `${file}: ${inEnglish(message)}`),
    ]),
  );
}

test("ready content passes every check", async () => {
  const results = await resultsAfter(() => undefined);
  expect(problemsOf(results)).toEqual({});
  expect(results.done).toHaveLength(checks.length);
  expect(isReady(results)).toBe(true);
});

/** Checks that are open together, because of a missing speciality or a new language. */
const together = [
  [
    ...["emergency-phrases", "emergency-types", "emergency-queries", "emergency-texts"],
    ...["translations", "reviews", "to-fill-in"],
  ],
  ["specialities", "sex-of-foetus", "medicine-harm"],
  ["accessibility", "accessibility-audit"],
];

test.each(harms)("%s reports %s", async (id, _name, harm, message) => {
  const open = problemsOf(await resultsAfter(harm));
  expect(open[id]?.join("\n")).toMatch(message);
  // Sample records are also reported by their own check.
  const allowed = [id, "sample-records", ...together.filter((ids) => ids.includes(id)).flat()];
  expect(Object.keys(open).filter((openId) => !allowed.includes(openId))).toEqual([]);
});

test("every check has a test case that fails it", () => {
  expect(new Set([...harms.map(([id]) => id), "links"])).toEqual(new Set(checks.map(({ id }) => id)));
});

test("doesn't mention a language that a site may not have", () => {
  const wrong = checks.filter(({ title, toDo, where }) =>
    /Hindi|\bhi\b/.test(`${inEnglish(title)} ${inEnglish(toDo)} ${where}`),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("each check has a unique ID, a reason, a task and a location", () => {
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  expect(checks.filter(({ basis }) => !/^\S+(?: \S+){3,}$/.test(basis)).map(({ basis }) => basis)).toEqual([]);
  expect(
    checks.map(({ toDo }) => inEnglish(toDo)).filter((toDo) => !/^["\p{Lu}]\S*(?: \S+){2,}\.$/u.test(toDo)),
  ).toEqual([]);
  const wherePattern = /^(?:["\p{Lu}]\S*(?: \S+)+|\/[a-z/-]+(?:[,;] .+)?|content\/\S.*)$/u;
  expect(checks.filter(({ where }) => !wherePattern.test(where)).map(({ where }) => where)).toEqual([]);
});

test.each([
  ["Kerala", "in Kerala: Kerala Clinical Establishments (Registration and Regulation) Act, 2018"],
  ["Bihar", "in Bihar: Clinical Establishments (Registration and Regulation) Act, 2010"],
  ["Erewhon", "the law of your State isn't listed here"],
])("the report has the law under which a hospital in %s is registered", async (region, line) => {
  const results = await resultsAfter((tree) => {
    tree.delete("disclosures/registrations.yaml");
    set("hospital.yaml", (hospital) => {
      hospital.address.region = { en: region };
    })(tree);
  });
  expect(report(results, ["registrations"])).toContain(line);
});

describe("upkeep", () => {
  const due = async (today: string, harm: (tree: Tree) => unknown = () => undefined) =>
    problemsOf(await resultsAfter(harm, { today }, upkeepChecks));

  test("reports nothing while all content is up to date, not even samples", async () => {
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
  ])("on %s, %s is reported: %s", async (day, id, isReported) => {
    expect(id in (await due(day))).toBe(isReported);
  });
});

test("needs no prices for treatments that the hospital doesn't offer", async () => {
  expect(problemsOf(await resultsAfter(without("disclosures/implant-prices")))).toEqual({});
  const declared = await resultsAfter((tree) => {
    set(surgery, (text) => {
      text.medicalSpecialty = "Radiography";
    })(tree);
    replaceText(overview, "We care", "The sex of the foetus is not disclosed here. We care")(tree);
    replaceText("departments/surgery.hi.md", "हम ", "हम शिशु का लिंग किसी को नहीं बताते। हम ")(tree);
  });
  expect(problemsOf(declared)).toEqual({});
});

test.each([
  ["The sex of the foetus is never told here.", "यहाँ शिशु का लिंग कभी नहीं बताया जाता।", true],
  ["Disclosure of the sex of an unborn child is prohibited by law.", "भ्रूण के लिंग की जाँच क़ानूनन अपराध है।", true],
  ["We don’t tell the gender of the baby.", "हम किसी को शिशु का लिंग नहीं बताते।", true],
  ["We tell the sex of the foetus. It is not expensive.", "हम शिशु का लिंग बताते हैं। महँगा नहीं है।", false],
])("recognises the sentence on the sex of the foetus: %s", async (english, hindi, isAccepted) => {
  const results = await resultsAfter((tree) => {
    set(surgery, (text) => {
      text.medicalSpecialty = "Gynecologic";
    })(tree);
    replaceText(overview, "We care", `${english} We care`)(tree);
    replaceText("departments/surgery.hi.md", "हम ", `${hindi} हम `)(tree);
  });
  const message = "content/departments/surgery.yaml: lacks the sentence in English, Hindi";
  expect(problemsOf(results)["sex-of-foetus"]).toEqual(isAccepted ? undefined : [message]);
});

test.each([
  ["mr", "येथे लिंग निदान केले जात नाही.", "गर्भलिंग निदान हा गुन्हा आहे.", "आम्ही बाळाचे लिंग सांगतो."],
  ["ml", "ഇവിടെ ലിംഗനിർണയം നടത്തുന്നില്ല.", "ലിംഗനിർണയം കുറ്റകരമാണ്.", "കുഞ്ഞിന്റെ ലിംഗം പറയും."],
  ["te", "ఇక్కడ లింగ నిర్ధారణ పరీక్షలు చేయబడవు.", "లింగ నిర్ధారణ చట్టరీత్యా నేరం.", "శిశువు లింగం చెప్తాము."],
  ["ta", "இங்கு பாலின சோதனை செய்வதில்லை.", "பாலின நிர்ணயம் சட்டப்படி குற்றம்.", "குழந்தையின் பாலினம் சொல்வோம்."],
  ["bn", "এখানে লিঙ্গ নির্ণয় করা হয় না।", "লিঙ্গ নির্ণয় দণ্ডনীয় অপরাধ।", "আমরা শিশুর লিঙ্গ বলি।"],
  ["ur", "یہاں جنس نہیں بتائی جاتی۔", "جنس کی جانچ قانوناً جرم ہے۔", "ہم بچے کی جنس بتاتے ہیں۔"],
])("recognises each refusal to disclose the sex of the foetus in %s", async (language, denial, crime, promise) => {
  const foundAfter = async (sentence: string) => {
    const results = await resultsAfter((tree) => {
      set("hospital.yaml", (hospital) => {
        hospital.languages = [...hospital.languages, language];
      })(tree);
      set(surgery, (text) => {
        text.medicalSpecialty = "Gynecologic";
      })(tree);
      replaceText(overview, "We care", "The sex of the foetus is never told here. We care")(tree);
      replaceText("departments/surgery.hi.md", "हम ", "यहाँ शिशु का लिंग नहीं बताया जाता। हम ")(tree);
      tree.set(`departments/surgery.${language}.md`, `${sentence}\n`);
    });
    return problemsOf(results)["sex-of-foetus"];
  };
  expect([await foundAfter(denial), await foundAfter(crime)]).toEqual([undefined, undefined]);
  expect(await foundAfter(promise)).toEqual([expect.stringContaining("surgery.yaml: lacks the sentence in")]);
});

test("names first the first aid that the phrases of a language show", async () => {
  const results = await resultsAfter((tree) => {
    set("hospital.yaml", (hospital) => {
      hospital.languages = [...hospital.languages, "te"];
    })(tree);
    set("dangers.yaml", (file) => {
      file.phrases = [{ emergency: "heart-attack", words: { te: ["గుండెపోటు"] } }];
      file.dangers.push({ ...file.dangers[0], id: "heart" });
    })(tree);
  });
  const texts = problemsOf(results)["emergency-texts"] ?? [];
  const first = texts.findIndex((text) => text.includes("no Telugu text for heart, which has phrases: "));
  expect(first).toBeGreaterThan(-1);
  expect(first).toBeLessThan(texts.findIndex((text) => text.includes("no Telugu text: title")));
});

/** The results with these queries beside the content. */
function resultsWithQueries(text: string, harm: (tree: Tree) => unknown) {
  return ready.after(harm, async (root) => {
    const file = join(root, "emergency-queries.yaml");
    writeFileSync(file, text);
    try {
      return await runChecks(root, online, checks);
    } finally {
      rmSync(file);
    }
  });
}

test.each([
  [
    "emergencies:\n  te: [[పాము కరిచింది], [కుక్క కరిచింది]]\nordinary:\n  te: [పాము కరిచింది, జ్వరం]",
    [
      /^emergency-queries.yaml: 1 of 2 emergencies in Telugu match no phrase: కుక్క కరిచింది$/,
      /1 of 2 ordinary searches in Telugu match a phrase: పాము కరిచింది$/,
    ],
  ],
  ["emergencies: { te: [పాము కరిచింది] }", [/no ordinary searches in Telugu/]],
  ["emergencies: { ur: [] }\nordinary: { te: [జ్వరం] }", [/no emergencies in Telugu/]],
  [
    "emergencies: { te: [పాము కరిచింది], en: [snake bite, a flower pot] }\nordinary: { te: [జ్వరం], en: [visiting hours, chest pain] }",
    [
      /1 of 2 emergencies in English bring no warning box: a flower pot$/,
      /1 of 2 ordinary searches in English bring a warning box: chest pain$/,
    ],
  ],
  ["emergencies: { te: [పాము కరిచింది], xx: [జ్వరం] }", [/by language, such as te$/]],
  ["- పాము కరిచింది", [/has to list emergencies and ordinary searches/]],
])("measures the phrases with queries that aren't among them: %s", async (text, messages) => {
  const harm = (tree: Tree) => {
    set("hospital.yaml", (hospital) => {
      hospital.languages = [...hospital.languages, "te"];
    })(tree);
    set("dangers.yaml", (file) => {
      file.phrases = [{ emergency: "snake-bite", words: { te: ["పాము కరి"] } }];
    })(tree);
  };
  const results = await resultsWithQueries(text, harm);
  const problems = problemsOf(results)["emergency-queries"] ?? [];
  expect(problems).toHaveLength(messages.length);
  for (const [index, message] of messages.entries()) expect(problems[index]).toMatch(message);
});

test("asks the model for a query in Urdu in Latin letters, which it has learned, but not for one in Telugu", async () => {
  const harm = set("hospital.yaml", (hospital) => {
    hospital.languages = [...hospital.languages, "te", "ur"];
  });
  const results = await resultsWithQueries("emergencies: { ur: [saanp ne kata], te: [saanp ne kata] }", harm);
  expect(problemsOf(results)["emergency-queries"]?.filter((text) => text.includes("saanp"))).toEqual([
    expect.stringContaining("1 of 1 emergencies in Telugu match no phrase"),
  ]);
});

test("needs no consents without photos and opinions", async () => {
  const results = await resultsAfter((tree) => {
    set("hospital.yaml", (hospital) => {
      delete hospital.consentsCheckedOn;
    })(tree);
    for (const path of tree.keys())
      if (/^(?:gallery|testimonials)/.test(path)) tree.delete(path);
      else if (path.endsWith(".yaml")) tree.set(path, String(tree.get(path)).replaceAll(/^ *photo: .*\n/gm, ""));
  });
  expect(Object.keys(problemsOf(results))).not.toContain("consents");
});

test("departments without a speciality are one finding, with their number", async () => {
  const results = await resultsAfter((tree) => {
    for (const file of [surgery, "departments/cardiology.yaml"])
      set(file, (department) => {
        delete department.medicalSpecialty;
      })(tree);
  });
  expect(problemsOf(results)["medicine-harm"]).toEqual([
    "content/departments/cardiology.yaml: has no speciality, so it may need the sentence (1 of 2 such departments)",
  ]);
});

test("before 30 June the report of the year before last is the latest due", async () => {
  const age = (part: { waste: { reports: { year: number }[]; months: { month: string }[] } }) => {
    part.waste.reports = part.waste.reports.map((row) => ({ ...row, year: 2024 }));
    part.waste.months = part.waste.months.map((month) => ({ ...month, month: "2026-05" }));
  };
  expect(problemsOf(await resultsAfter(set(waste, age), { today: "2026-06-30" }))["waste-report"]).toBeUndefined();
  expect(problemsOf(await resultsAfter(set(waste, age), { today: "2026-07-01" }))["waste-report"]).toHaveLength(1);
});

test("runs no check on content with errors", async () => {
  const results = await resultsAfter(replaceText("doctors/asha-rao.yaml", "degree:", "degre:"));
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
    ["for a complete requirement", ["photos"], /launch.yaml: "photos" is complete: delete the waiver/],
    ["for a check that doesn't exist", ["photo"], /launch.yaml: "photo" isn't a check. Did you mean "photos"\?/],
  ])("%s is reported", async (_name, ids, message) => {
    const results = await resultsAfter(waive(...ids));
    expect(results.waiverProblems.map((problem) => `${problem.file}: ${inEnglish(problem.message)}`)).toEqual([
      expect.stringMatching(message),
    ]);
    expect(isReady(results)).toBe(false);
  });

  test("that is repeated is reported", async () => {
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

  test("get the status after redirects, or none without a response", async () => {
    const answers = await Promise.all(["/there", "/moved", "/gone"].map((path) => fetchStatus(address + path)));
    expect(answers).toEqual([200, 200, 404]);
    expect(await fetchStatus(`${address}/slow`, 0.2)).toBeUndefined();
  });

  const link = replaceText(overview, "We care", "[More](https://www.who.int/gone) We care");

  test.each([
    [
      "with status 404 are reported with their location",
      404,
      ["content/departments/surgery.en.md: status 404: https://www.who.int/gone"],
    ],
    [
      "without a response are reported",
      undefined,
      ["content/departments/surgery.en.md: no response: https://www.who.int/gone"],
    ],
    ["with status 403 pass, because some sites refuse every program", 403, undefined],
  ])("%s", async (_name, status, expected) => {
    const statusOf = async (url: string) => (url.endsWith("/gone") ? status : 200);
    expect(problemsOf(await resultsAfter(link, { fetchStatus: statusOf })).links).toEqual(expected);
  });

  test("are requested once each, a video by the address that reports whether it exists", async () => {
    const requestedUrls: string[] = [];
    const note = async (url: string) => {
      requestedUrls.push(url);
      return 200;
    };
    await resultsAfter(link, { fetchStatus: note });
    expect(requestedUrls).toContain("https://www.who.int/gone");
    expect(requestedUrls).toContain(
      "https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D3PmVJQUCm4E",
    );
    expect(new Set(requestedUrls).size).toBe(requestedUrls.length);
  });

  test("without a network are reported as unchecked", async () => {
    const results = await resultsAfter(() => undefined, { fetchStatus: async () => undefined });
    expect(problemsOf(results).links).toEqual([expect.stringMatching(/^content\/: \d+ links weren't checked/)]);
    expect(isReady(results)).toBe(false);
  });

  test("are reported as skipped without a request if the checks run offline", async () => {
    const results = await resultsAfter(() => undefined, { fetchStatus: undefined });
    expect(problemsOf(results).links).toEqual([expect.stringMatching(/weren't checked, because --offline skips them/)]);
    expect(isReady(results)).toBe(false);
  });
});

test("npx hospital launch-check ends with 1 until every check is complete or waived, and with 0 then", async () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(project, "tools/launch-check/main.ts"), ...args], {
      cwd: ready.root,
      env: { ...process.env, HOSPITAL: "" },
      encoding: "utf8",
    });
  expect(run("no-such-check")).toMatchObject({ status: 1, stderr: expect.stringContaining("sample-records, ") });
  expect(run("--offline")).toMatchObject({ status: 1, stdout: expect.stringContaining("Going live: 1 open") });

  // Today is the real date here, so some content is outdated; links are not checked.
  const { open } = await runChecks(ready.root, { fetchStatus: async () => undefined });
  const waivers = open.map(({ check }) => ({ check: check.id, reason: "A test.", by: "A test", on: "2026-11-01" }));
  const { status, stdout } = await ready.after(
    set("launch.yaml", (launch) => Object.assign(launch, { waivers })),
    () => run("--offline"),
  );
  expect([status, stdout]).toEqual([0, expect.stringContaining("Nothing is left to do.")]);
});

describe("the sample content", async () => {
  const results = await runChecks(sample, { today, fetchStatus: async () => undefined });

  test("has exactly these checks open", () => {
    const ids = `sample-records phone-numbers reserved-addresses postal-code
      reviews photos unknown-people dates helplines links claims contradictions waste-months waste-report
      implant-prices rates complaints registrations doctors-registrations accessibility
      annual-return equal-opportunity accessibility-audit consents privacy`;
    expect(results.open.map(({ check }) => check.id)).toEqual(ids.split(/\s+/));
    expect([...results.waived, ...results.waiverProblems]).toEqual([]);
  });

  test("has a report that shortens long lists and states that it isn't legal advice", () => {
    const text = report(results);
    expect(text).toContain("This is guidance, not legal advice");
    for (const { check } of results.open) expect(text).toContain(`${inEnglish(check.title)}  [${check.id}]`);
    const { problems } = results.open.toSorted((a, b) => b.problems.length - a.problems.length)[0] ?? { problems: [] };
    expect(problems.length).toBeGreaterThan(10);
    expect(text).not.toContain(problems.at(-1)?.file);
  });
});
