import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Tree } from "@hospital/testing/content/example-content";
import { exampleFolder } from "@hospital/testing/content/example-folder";
import { exampleRecords } from "@hospital/testing/content/example-records";
import { wordsOfFiles } from "@hospital/testing/content/form-words";
import { treeChanges, treeWarnings } from "@hospital/testing/content/invalid-files";
import { change, changes, doctor, doubtful, type Expected, overview } from "@hospital/testing/content/invalid-records";
import { edit } from "@hospital/testing/content/ready-content";
import type { LoaderContext } from "astro/loaders";
import { z } from "astro/zod";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { contentFolder } from "../content-folder.ts";
import { labels } from "../messages/hi/labels.ts";
import { problems as hindiProblems } from "../messages/hi/problems.ts";
import { labelOf, locationLabel } from "../messages/labels.ts";
import { fileText, formText, type ProblemCode } from "../messages/write-problem.ts";
import { claims } from "../schema/claims.ts";
import { filesOf } from "../schema/collection.ts";
import { disclosures } from "../schema/disclosures.ts";
import { launch } from "../schema/launch.ts";
import { checkContent, checkExceptions } from "./check-content.ts";
import { type Problem, report } from "./problem.ts";
import { readEntry } from "./read-entry.ts";

// Warnings depend on the day: a leave in the past.
vi.setSystemTime("2026-11-26T06:00:00Z");

// In this order, because the last tests check the problems of all others.
describe("invalid content is refused with file, line, field and fix", { shuffle: false }, () => {
  const example = exampleFolder();

  /** As `checkWhole`, without the warnings of texts in other languages: the example content lacks Hindi. */
  async function check(harm: (tree: Tree) => unknown) {
    return (await checkWhole(harm)).filter(
      ({ code, level }) => level === "error" || !/^(?:(?:prose)?notTranslated|languageNotShown)$/i.test(code),
    );
  }

  /** The problems of all cases, as the desk shows them. */
  const shownProblems: { problem: Problem; en: string; hi: string }[] = [];

  const checkWhole = (harm: (tree: Tree) => unknown) => example.after(harm, checkContent);

  function expectOnly(problems: Problem[], expected: Expected, level: Problem["level"] = "error") {
    const [path, line, field, code, advice] = expected;
    const actual = problems.map((problem) => {
      const { message, fix } = fileText(problem);
      const { file, line, field, level, code } = problem;
      return { file, line, field, level, code, advice: `${message} → ${fix}` };
    });
    const file = `content/${path}`;
    expect(actual).toEqual([{ file, line, field, level, code, advice: expect.stringMatching(advice) }]);
    for (const problem of problems) {
      const en = formText(problem, "en");
      expect(`${locationLabel(problem, "en")}: ${en}`).not.toMatch(wordsOfFiles);
      shownProblems.push({ problem, en, hi: formText(problem, "hi") });
    }
  }

  test("the example content has no problem", async () => {
    expect(await check(() => {})).toEqual([]);
  });

  test.each(changes)("%s", async (_name, path, from, to, field, code, message, line) => {
    let changed = 0;
    const problems = await check((tree) => {
      changed = change(tree, path, from, to);
    });
    expectOnly(problems, [path, line ?? changed, field, code, message]);
  });

  test.each(doubtful)("%s is a warning", async (_name, path, from, to, field, code, message, line) => {
    let changed = 0;
    const problems = await check((tree) => {
      changed = change(tree, path, from, to);
    });
    expectOnly(problems, [path, line ?? changed, field, code, message], "warning");
  });

  test.each([
    ["21:00", "01:00"],
    ["22:00", "06:00"],
    ["20:00", "08:00"],
    ["18:00", "24:00"],
    ["20:00", "00:00"],
  ])("hours from %s to %s on the next day aren't a problem", async (from, to) => {
    const problems = await check((tree) => {
      edit(tree, doctor, (record) => {
        record.opd = [{ days: ["thu", "fri"], from, to, at: "Hospital" }];
      });
      edit(tree, "exceptions.yaml", (record) => {
        const ofRao = { for: "doctor", doctor: "asha-rao" };
        record.exceptions = [
          { ...ofRao, from: "2026-12-03", change: "closed", times: [{ from: "23:00", to }] },
          { ...ofRao, from: "2026-12-04", change: "late", expected: "22:30" },
          { ...ofRao, from: "2026-12-10", change: "other-times", times: [{ from: "22:30", to: "02:30" }] },
          ...(to === "01:00"
            ? [
                { ...ofRao, from: "2026-12-11", change: "late", expected: "00:15" },
                { ...ofRao, from: "2026-12-17", change: "closed", times: [{ from: "00:30", to }] },
              ]
            : []),
        ];
      });
    });
    expect(problems.map(({ code, field }) => [code, field])).toEqual([]);
  });

  test("sessions of a doctor that meet after midnight are refused", async () => {
    const problems = await check((tree) => {
      edit(tree, doctor, (record) => {
        record.opd = [
          { days: ["sat"], from: "06:30", to: "09:00" },
          { days: ["fri"], from: "21:00", to: "07:00" },
        ];
      });
    });
    expect(problems.map(({ code, field }) => [code, field])).toEqual([["clash", "opd.1.from"]]);
  });

  test("hours past midnight at an address that closes at midnight are a warning, and else none", async () => {
    const checkAt = (openingHours: object[]) =>
      check((tree) => {
        edit(tree, "hospital.yaml", (record) => {
          record.openingHours = openingHours;
        });
        edit(tree, doctor, (record) => {
          record.opd = [
            { days: ["mon", "wed", "thu", "fri", "sat", "sun"], from: "21:00", to: "01:00", at: "Hospital" },
          ];
        });
      });
    const codes = async (openingHours: object[]) => (await checkAt(openingHours)).map(({ code }) => code);
    expect(await codes([{ from: "08:00", to: "24:00" }])).toContain("outsideAddressHours");
    expect(await codes([{ from: "08:00", to: "01:00" }])).toEqual([]);
  });

  test("a room at two places of the floor plan is a warning", async () => {
    const path = "doctors/charu-sen.yaml";
    let line = 0;
    const problems = await check((tree) => {
      const session = 'days: [sat]\n    from: "14:00"\n    to: "15:00"\n    room: OPD 9\n';
      change(tree, doctor, "opd:\n", `opd:\n  - department: cardiology\n    ${session}`);
      line = change(tree, path, "opd:\n", `opd:\n  - department: surgery\n    ${session}`) + 5;
    });
    expectOnly(
      problems,
      [path, line, "opd.0.room", "roomAtTwoPlaces", /OPD 9 is at another place.* → Give each room/],
      "warning",
    );
  });

  test.each([
    ["of sessions at two addresses", "cardiology", { department: "surgery", at: "Hospital" }, "Annexe", 2],
    ["of one department at two addresses", "surgery", { department: "surgery", at: "Hospital" }, "Annexe", 2],
    ["of departments at two addresses", "surgery", { department: "cardiology" }, "Hospital", 2],
    ["at a place that both departments have", "cardiology", { department: "surgery" }, "Annexe", 1],
  ])("a room %s isn't a warning", async (_, department, second, at, floor) => {
    const first = { department };
    const problems = await check((tree) => {
      edit(tree, "departments/cardiology.yaml", (record) => {
        record.at = at;
      });
      for (const [path, where] of [
        [doctor, first],
        ["doctors/charu-sen.yaml", second],
      ] as const)
        edit(tree, path, (record) => {
          record.opd.push({ ...where, days: ["sat"], from: "14:00", to: "15:00", room: "OPD 9" });
        });
      edit(tree, "floor-plan.yaml", ({ departments }) => {
        departments.push({ department: "cardiology", block: "A", floor });
      });
    });
    expect(problems.map(({ code }) => code)).toEqual([]);
  });

  test.each([2, 3])(
    "%s doctors who stand in for each other are refused, each with the line of the other",
    async (count) => {
      const doctors = ["asha-rao", "binod-das", "charu-sen"].slice(0, count);
      const rows = doctors.map((doctor, index) => ({
        from: "2026-12-07",
        until: "2026-12-14",
        for: "doctor",
        doctor,
        change: "closed",
        standIn: doctors[(index + 1) % count],
      }));
      const problems = await check((tree) => tree.set("exceptions.yaml", stringify({ exceptions: rows })));
      const actual = problems.map((problem) => [problem.field, problem.code, fileText(problem).message]);
      expect(actual).toEqual(
        doctors.map((_, index) => [
          `exceptions.${index}.standIn`,
          "standInIsAway",
          expect.stringContaining(`content/exceptions.yaml:${2 + 6 * ((index + 1) % count)}`),
        ]),
      );
    },
  );

  test.each(treeChanges)("%s", async (_name, harm, expected) => {
    expectOnly(await check(harm), expected);
  });

  test.each(treeWarnings)("%s is a warning", async (_name, harm, expected) => {
    expectOnly(await check(harm), expected, "warning");
  });

  test.each([
    ["a link that leads nowhere", (file: string) => symlink("nowhere.png", file)],
    ["a link to a file outside", (file: string) => symlink(import.meta.filename, file)],
    ["a link to a folder", (file: string) => symlink(".", file)],
    ["a pipe, which has no end", (file: string) => void spawnSync("mkfifo", [file])],
    ["a folder by the name of a file", (file: string) => mkdir(file)],
  ])("%s", async (_name, make) => {
    const path = "gallery/spare.png";
    const file = join(example.root, "content", path);
    await make(file);
    try {
      expectOnly(await check(() => {}), [
        path,
        0,
        "",
        "notAFile",
        /or it is a link to a file outside content\/.* → Delete it/,
      ]);
    } finally {
      await rm(file, { recursive: true });
    }
  });

  const required =
    "hospital navigation dangers helplines pages/home pages/contact pages/search pages/404 pages/offline".split(" ");
  test.each(required.map((name) => `${name}.yaml`))("%s is required", async (path) => {
    const problems = await check((tree) => tree.delete(path));
    expectOnly(
      problems.filter(({ level }) => level === "error"),
      [path, 0, "", "missingFile", /missing.* → Create it/],
    );
  });

  const optionalFiles = Object.keys(exampleRecords).filter((path) => !required.includes(path.replace(".yaml", "")));
  test.each(optionalFiles)("%s may be absent", async (path) => {
    const problems = await check((tree) => {
      tree.delete(path);
      tree.delete(path.replace(".yaml", ".en.md"));
      // Doctors need their department.
      const [, gone] = /^departments\/(.*)\.yaml$/.exec(path) ?? [];
      const otherDepartment = gone === "surgery" ? "cardiology" : "surgery";
      for (const [name, text] of tree)
        if (gone && name.startsWith("doctors/") && typeof text === "string")
          tree.set(name, text.replaceAll(`department: ${gone}`, `department: ${otherDepartment}`));
      // Exceptions need the doctors and places that they refer to.
      if (/^(?:doctors|hours|departments)/.test(path)) tree.delete("exceptions.yaml");
    });
    // Links in prose to a deleted page remain errors.
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

  test("leaves out a row with a missing target, and reports it", async () => {
    const problems = await check((tree) =>
      change(tree, "navigation.yaml", "link: /cardiology", "link: /heart-failure"),
    );
    const message = /"\/heart-failure" is not a page of this site, so it is left out.* → .*delete it here/;
    expectOnly(problems, ["navigation.yaml", 7, "routes.1.subRoutes.0.link", "leftOutReference", message], "warning");
  });

  test("one phone will do", async () => {
    const phones = 'phones:\n  reception: "+91 00000 00002"\n';
    expect(await check((tree) => change(tree, "hospital.yaml", /phones:\n(?: .*\n)*/, phones))).toEqual([]);
  });

  test.each([
    ["a counter", "hours.yaml", "at: Annexe", "at: Annexe\n    place: { floor: 0 }"],
    ["a counter of a department", "hours.yaml", "at: Annexe", "place: { floor: 0 }"],
    ["a department", "floor-plan.yaml", /$/, "  - { department: cardiology, floor: 2 }\n"],
  ])("another address may have %s in a building without a letter", async (_, path, from, to) => {
    const inAnnexe = (tree: Tree) => {
      change(tree, path, from, to);
      change(tree, "floor-plan.yaml", "cardiology\n    block: A", "surgery\n    block: B");
      change(tree, "departments/surgery.yaml", /^at: .*\n/m, "");
    };
    expect(await check(inAnnexe)).toEqual([]);
  });

  describe("a translation", () => {
    const about = "pages/about.yaml";
    const statement = (text: string) => (tree: Tree) => change(tree, about, "statement: Good", `statement: ${text}`);

    test("beside its original has no problem", async () => {
      expect(await check(statement("{ en: Good, hi: अच्छा }"))).toEqual([]);
    });

    test("that is missing is a warning, and the page shows the English text", async () => {
      const problems = (await checkWhole(statement("{ en: Good }"))).filter(({ file }) => file.endsWith(about));
      expectOnly(
        problems,
        [about, 8, "statement", "notTranslated", /"Good" has no Hindi translation.* → Add it/],
        "warning",
      );
    });

    test("in a language that the site doesn't show is a warning", async () => {
      const problems = await checkWhole(statement("{ en: Good, hi: अच्छा, ur: اچھا }"));
      expectOnly(
        problems.filter(({ file }) => file.endsWith("hospital.yaml")),
        [
          "hospital.yaml",
          3,
          "languages",
          "languageNotShown",
          /1 text is in Urdu, which the site doesn't show: pages\/about.yaml.* → Add "ur" to "languages", or delete/,
        ],
        "warning",
      );
    });

    test("that an overview lacks is a warning", async () => {
      const problems = (await checkWhole(() => undefined)).filter(({ file }) => file.endsWith(overview));
      expectOnly(problems, [overview, 0, "", "proseNotTranslated", /Hindi text is missing.* → Add it/], "warning");
    });

    test("without its original is refused", async () => {
      expectOnly(await check(statement("{ hi: अच्छा }")), [
        about,
        8,
        "statement.en",
        "missingInMain",
        /in English is missing/,
      ]);
    });
  });

  test("a deleted doctor may still be in the list that only gives an order", async () => {
    const problems = await check((tree) => tree.delete("doctors/charu-sen.yaml"));
    const ofList = problems.filter(({ file }) => file.endsWith("dr-in-hospital.yaml"));
    expectOnly(
      ofList,
      ["pages/dr-in-hospital.yaml", 6, "doctors.0", "leftOutReference", /"charu-sen" is not a doctor/],
      "warning",
    );
  });

  test("reports a picture with an extension in capitals, with its name in small letters", async () => {
    const problems = await check((tree) => tree.set("gallery/Photo 1.PNG", example.picture));
    expectOnly(problems, [
      "gallery/Photo 1.PNG",
      0,
      "",
      "fileNameCharacters",
      /small letters.* → Rename it to "photo-1.png"/,
    ]);
  });

  test.each(["about", "visiting", "gallery"])("/%s is a warning where no menu leads to it", async (page) => {
    const problems = await check((tree) => {
      edit(tree, "navigation.yaml", ({ visit }) => {
        visit.links = visit.links.filter(({ link }: { link: string }) => link !== `/${page}`);
      });
      if (page === "about") edit(tree, "pages/home.yaml", (home) => delete home.welcome);
    });
    expectOnly(problems, [`pages/${page}.yaml`, 0, "", "orphanPage", /No menu, tile or floor.* → Name it/], "warning");
  });

  test("a department without a link in a menu, tile or floor is a warning", async () => {
    const problems = await check((tree) => {
      tree.set("departments/dental.yaml", String(tree.get("departments/surgery.yaml")).replaceAll("Surgery", "Dental"));
      tree.set("departments/dental.en.md", "We care.\n");
    });
    expectOnly(
      problems,
      ["departments/dental.yaml", 0, "", "orphanPage", /No menu, tile or floor.* → Name it/],
      "warning",
    );
  });

  test("a registration that two doctors have is a warning", async () => {
    const lines: number[] = [];
    const problems = await check((tree) => {
      for (const path of [doctor, "doctors/binod-das.yaml"])
        lines.push(change(tree, path, /$/, "registration: MCI 12345\n"));
    });
    const [first, second = 0] = lines;
    const message = RegExp(`used at content/doctors/asha-rao.yaml:${first}.* → .*delete one`);
    expectOnly(problems, ["doctors/binod-das.yaml", second, "registration", "duplicate", message], "warning");
  });

  test("an unused picture is a warning", async () => {
    const problems = await check((tree) => tree.set("gallery/spare.png", example.picture));
    expectOnly(problems, ["gallery/spare.png", 0, "", "pictureUnused", /No record names.* → .*delete it/], "warning");
  });

  test.each([
    ["a key that every object has", "constructor: 1\n__proto__: 2\n", /"constructor" isn.t a field/],
    ["two documents", "---\na: 1\n", /record ends above this line/],
    ["60,000 keys", "a: 1\n".repeat(60_000), /more than 10,000 fields/],
  ])("reports %s", async (_name, added, message) => {
    const [first] = await check((files) => change(files, doctor, /$/, added));
    expect(first && fileText(first).message).toMatch(message);
  });

  test("the build reads each record like the check, whatever YAML allows", async () => {
    const loader = filesOf("insurers.yaml");
    const file = { path: "insurers.yaml", collection: "insurers", slug: "insurers" } as const;
    const signs = fc.constantFrom(
      ..."0123456789+-_.:~xobeEnN<=>&*!|#' \"{}[],".split(""),
      "\u2028",
      "\u00a0",
      "true",
      "yes",
      "null",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(signs, { maxLength: 12 }), async (parts) => {
        const text = `title: ${parts.join("")}\nday: 2027-1-26\nnumber: 0b1\n`;
        const checked = readEntry(file, Buffer.from(text), ["en"]).entry?.data;
        // The check refuses it, so no build reads it.
        if (checked === undefined) return;
        const content = join(example.root, contentFolder("."));
        await mkdir(content, { recursive: true });
        await writeFile(join(content, file.path), text);
        let built: unknown;
        await loader.load({
          config: { root: pathToFileURL(`${example.root}/`) },
          store: { clear() {}, set() {} },
          parseData: async ({ data }: { data: unknown }) => (built = data),
        } as unknown as LoaderContext);
        expect(built).toEqual(checked);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test("two neighbouring texts with tags are both reported", async () => {
    const problems = await check((files) => {
      change(files, "doctors/asha-rao.yaml", "degree: MBBS", "degree: <b>MBBS</b>");
      change(files, "doctors/asha-rao.yaml", "speciality: Heart", "speciality: <i>Heart</i>");
    });
    expect(problems.map(({ field }) => field)).toEqual(["degree", "speciality"]);
  });

  /** The errors of a site in these languages with these emergency phrases in Telugu. */
  const errorsWithPhrases = async (
    languages: string[],
    te: string[],
    harm: (tree: Tree) => void = () => {},
    emergency = "labour-pain",
  ) => {
    const problems = await check((tree) => {
      edit(tree, "hospital.yaml", (hospital) => Object.assign(hospital, { languages }));
      edit(tree, "dangers.yaml", (dangers) => {
        dangers.phrases = [{ emergency, words: { te } }];
      });
      harm(tree);
    });
    return problems.filter(({ level }) => level === "error");
  };

  test("refuses an emergency phrase that is also in names of the site, in the languages that use phrases", async () => {
    const errorsIn = (languages: string[]) =>
      errorsWithPhrases(languages, ["waters broken", "birth"], (tree) => {
        edit(tree, "departments/surgery.yaml", (department) => Object.assign(department, { title: "Births" }));
        edit(tree, "navigation.yaml", ({ routes }) => routes.push({ name: "Birth", link: "/surgery" }));
      });
    expect(await errorsIn(["en"])).toEqual([]);
    const problems = await errorsIn(["en", "te"]);
    const message =
      /"Births" at content\/departments\/surgery.yaml:\d+, "Birth" at content\/navigation.yaml:\d+.* → .*change the name/;
    expectOnly(problems, ["dangers.yaml", problems[0]?.line ?? 0, "phrases.0.words.te.1", "phraseInName", message]);
  });

  test("refuses an emergency phrase that is too short to decide alone", async () => {
    const problems = await errorsWithPhrases(["en", "te"], ["విషం తా", "తా"]);
    const message = /"తా" is too short.* → Write another word before it/;
    expectOnly(problems, ["dangers.yaml", problems[0]?.line ?? 0, "phrases.0.words.te.1", "phraseTooShort", message]);
    expect(await errorsWithPhrases(["en", "hi"], ["తా"])).toEqual([]);
  });

  test("accepts the word for an ambulance in names of its page alone, for this emergency alone", async () => {
    const errorsFor = async (emergency: string, harm: (tree: Tree) => void) =>
      (await errorsWithPhrases(["en", "te"], ["ambulance"], harm, emergency)).map(({ code }) => code);
    const named = (tree: Tree) =>
      edit(tree, "navigation.yaml", ({ routes }) => routes.push({ name: "Ambulance", link: "/ambulance-service" }));
    expect(await errorsFor("ambulance", named)).toEqual([]);
    expect(await errorsFor("poison", named)).toEqual(["phraseInName"]);
    const onOtherPage = (tree: Tree) =>
      edit(tree, "navigation.yaml", ({ routes }) => routes.push({ name: "Ambulance", link: "/surgery" }));
    expect(await errorsFor("ambulance", onOtherPage)).toEqual(["phraseInName"]);
  });

  test("accepts emergency phrases in names of conditions, of first aid and of the emergency department", async () => {
    const problems = await errorsWithPhrases(["en", "te"], ["birth"], (tree) => {
      edit(tree, "navigation.yaml", ({ routes }) => routes.push({ name: "Birth", link: "/surgery" }));
      edit(tree, "departments/surgery.yaml", (department) =>
        Object.assign(department, { title: "Births", isEmergency: true }),
      );
      edit(tree, "departments/cardiology.yaml", (department) =>
        Object.assign(department, {
          conditions: [{ title: "Birth at home", text: "We come." }],
          firstAid: [{ title: "Birth at home" }],
        }),
      );
    });
    expect(problems).toEqual([]);
  });

  test("reports all problems at once, in the order of files and lines", async () => {
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
      "content/hospital.yaml:7",
    ]);
  });

  test("the report has location, problem, fix and count", async () => {
    const problems = await check((files) => change(files, "doctors/asha-rao.yaml", "degree:", "degre:"));
    expect(report(problems)).toBe(
      [
        "content/doctors/asha-rao.yaml:4  degre",
        `  error: "degre" isn't a field of this file.`,
        '  to do: Did you mean "degree"?',
        "",
        "Content: 1 error, 0 warnings.",
      ].join("\n"),
    );
  });

  test("the report escapes control characters, and shortens a long value", async () => {
    const problems = await check((files) => {
      change(files, doctor, /$/, `"\\e[31m${"long ".repeat(100)}": 1\n`);
      files.set("a\nb.txt", "x");
    });
    const text = report(problems);
    expect(text).toContain("content/aU+000Ab.txt\n");
    expect(text).toMatch(/"U\+001B\[31m(?:long ){11,20}…" isn't a field of this file/);
  });

  test("a folder of another hospital is named from here or from the root", () => {
    vi.stubEnv("HOSPITAL", "hospitals/small");
    expect(contentFolder(".")).toBe("hospitals/small/content");
    vi.stubEnv("HOSPITAL", resolve("hospitals/small"));
    expect(contentFolder(".")).toBe("hospitals/small/content");
    // A published checkout and a tested copy have their own content.
    expect(contentFolder("elsewhere")).toBe("content");
    vi.unstubAllEnvs();
  });

  test("the report keeps warnings apart from errors, which come last", async () => {
    const problems = await check((files) => {
      change(files, "doctors/asha-rao.yaml", "degree:", "degre:");
      change(files, "hospital.yaml", "email: info@", "email: info at ");
    });
    const [first] = problems;
    const levels = report([...problems, { ...first, level: "warning" } as Problem]).match(/error(?=:)|warning(?=:)/g);
    expect(levels).toEqual(["warning", "error", "error"]);
    const short = report([...problems, ...Array(5).fill({ ...first, level: "warning" })], 2);
    expect(short.match(/error(?=:)|warning(?=:)/g)).toEqual(["warning", "warning", "error", "error"]);
    expect(short).toContain("3 more: npx hospital check lists all of them.");
    expect(short).toContain("Content: 2 errors, 5 warnings.");
  });

  const labelTexts = new Set(Object.keys(labels).map((name) => labelOf(name, "en")));
  /** The quotations of a message: values of the content, names of records, programs and examples. */
  const quoted = /“[^”]*”|"[^"]*"|<[^>]*>|\S*[/@.=&~#+×:]\S*|› [^›।:]*/g;

  test("every problem has the same values in both languages, and no English sentence in Hindi", () => {
    for (const { problem, en, hi } of shownProblems) {
      expect(hi, problem.code).toMatch(/\p{Script=Devanagari}[^।?]*(?:[।?]|: \S+)$/u);
      expect(hi.replaceAll(quoted, ""), problem.code).not.toMatch(
        /(?:\p{Script=Latin}{2,}[ ,]+){2}\p{Script=Latin}{2,}/u,
      );
      // Both languages have the same quotations.
      for (const [value] of en.matchAll(/(?<!“)“(?!Ask for)[^”]*”|U\+\w+|\d{4}-\d\d-\d\d|\+91 \d[\d ]+\d/g))
        if (!labelTexts.has(value.slice(1, -1))) expect(hi, problem.code).toContain(value);
    }
  });

  test("problems with different codes have different texts, except for files that only a developer changes", () => {
    const codes = Map.groupBy(shownProblems, ({ en }) => en);
    for (const cases of codes.values()) expect(new Set(cases.map(({ hi }) => hi)).size, cases[0]?.en).toBe(1);
    for (const cases of Map.groupBy(shownProblems, ({ hi }) => hi).values())
      expect(new Set(cases.map(({ en }) => en.replaceAll(/\d+|“.*?”/g, ""))).size, cases[0]?.hi).toBe(1);
  });

  test("a department with the address of another page needs another name, not https", () => {
    const clashes = shownProblems.filter(({ problem }) => problem.code === "addressTaken");
    expect(clashes.length).toBeGreaterThan(3);
    for (const { en, hi } of clashes) expect(en + hi).not.toContain("https");
  });

  test("every code of the catalogue has a test case", () => {
    // The desk refuses past exceptions, for which the check has a warning with another code. Another test covers the
    // site's dictionaries.
    const covered = new Set<ProblemCode>([
      "changeIsOver",
      "dictionaryMessageMissing",
      ...shownProblems.map(({ problem }) => problem.code),
    ]);
    expect((Object.keys(hindiProblems) as ProblemCode[]).filter((code) => !covered.has(code))).toEqual([]);
  });

  test("a change of exceptions is checked with the addresses of the hospital", async () => {
    const day = "2026-12-07";
    const harm = (tree: Tree) =>
      tree.set(
        "exceptions.yaml",
        stringify({
          exceptions: [
            { from: day, for: "place", place: "Annexe", change: "closed" },
            { from: day, for: "doctor", doctor: "asha-rao", change: "late", expected: "10:00" },
          ],
        }),
      );
    const codes = (await example.after(harm, checkExceptions)).map(({ code }) => code);
    expect(codes).toEqual(["lateOutsideSession"]);
  });

  test("a change of exceptions is checked without the warnings of doctors' records", async () => {
    const harm = (tree: Tree) => change(tree, "doctors/binod-das.yaml", /from: .*\n {4}to: .*\n {4}room:/, early);
    const early = 'from: "07:30"\n    to: "11:30"\n    room:';
    expect((await check(harm)).map(({ code }) => code)).toEqual(["outsideAddressHours"]);
    expect(await example.after(harm, checkExceptions)).toEqual([]);
  });

  test("a project without content/ is refused", async () => {
    expect((await checkContent(join(example.root, "nowhere"))).length).toBe(required.length);
  });
});

test("the examples in apps/desk/docs/content.md are valid content", async () => {
  const guide = await readFile("apps/desk/docs/content.md", "utf8");
  const examples = [...guide.matchAll(/```yaml\n(.*?)```/gs)].map(([, text = ""]) => parse(text));
  expect(examples.map((example) => Object.keys(example))).toEqual([
    ["registrations", "prices", "waste"],
    ["claims"],
    ["waivers"],
  ]);
  const shape = z.strictObject({ ...disclosures().shape, ...claims().shape, ...launch().shape }).partial();
  for (const example of examples) expect(shape.safeParse(example).error).toBeUndefined();
});
