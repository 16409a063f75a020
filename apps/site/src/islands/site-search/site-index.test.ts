import { expect, test } from "vitest";
import type { SearchDocument } from "./search-document";
import { createSearch } from "./site-index";

const documents: SearchDocument[] = [
  { kind: "department", title: "हृदय रोग", href: "/hi/cardiology", words: ["Cardiology", "heart"] },
  { kind: "doctor", title: "Dr Rao", href: "/hi/dr-in-hospital/rao", words: [], partOf: "/hi/cardiology" },
  { kind: "page", title: "Laboratory", text: "Tests", href: "/hi/evan-lab", words: ["blood test"] },
  { kind: "test", title: "Thyroid tests", href: "/hi/evan-lab#tests", words: [] },
  { kind: "missing", title: "We have no eye department", text: "Go elsewhere.", words: ["eye test", "आँख"] },
];
const pages = [
  {
    href: "/cardiology",
    title: "Cardiology",
    headings: ["Parking"],
    texts: [`Ventricular tests. ${"word ".repeat(60)}`],
  },
  { href: "/about", title: "About us", headings: ["Solar roof"], texts: ["We grow kachnar trees."] },
];
const search = createSearch(documents, pages);

test("finds a department first, and then its doctors", () => {
  expect(search("heart").map(({ title }) => title)).toEqual(["हृदय रोग", "Dr Rao"]);
  expect(search("dr rao")[0]?.title).toBe("Dr Rao");
});

test("finds a building first, and then the departments in it", () => {
  const rows: SearchDocument[] = [
    {
      kind: "department",
      title: "Scans",
      text: "At the Annexe",
      href: "/scans",
      words: [],
      partOf: "/directions#place-2",
    },
    { kind: "page", title: "The Annexe", href: "/directions#place-2", words: [] },
  ];
  expect(createSearch([...rows, ...documents], pages)("annexe").map(({ title }) => title)).toEqual([
    "The Annexe",
    "Scans",
  ]);
});

test("shows only the best of several matches in a page", () => {
  const titles = search("thyroid test").map(({ title }) => title);
  expect(titles[0]).toBe("Thyroid tests");
  expect(titles).not.toContain("Laboratory");
});

test("lists several tests of one page", () => {
  const tests = ["MRI brain", "MRI knee", "X-ray chest"].map((title, index) => ({
    kind: "test" as const,
    title,
    href: `/tests#t${index}`,
    words: [],
  }));
  expect(createSearch([...tests, ...documents], pages)("mri").map(({ title }) => title)).toEqual([
    "MRI brain",
    "MRI knee",
  ]);
});

test("lists an insurer beside its page, and a room by its whole name only", () => {
  const rows: SearchDocument[] = [
    { kind: "page", title: "Insurance", href: "/insurance-tpa", words: ["ECHS"] },
    { kind: "insurer", title: "ECHS", text: "Ask us", href: "/insurance-tpa#schemes", words: [] },
    { kind: "page", title: "OPD today", href: "/opd", words: [] },
    ...["OPD 2", "OPD 12"].map((title): SearchDocument => ({ kind: "room", title, href: `/${title}`, words: [] })),
  ];
  const titlesFor = (question: string) => createSearch(rows, pages)(question).map(({ title }) => title);
  expect(titlesFor("echs").sort()).toEqual(["ECHS", "Insurance"]);
  expect(titlesFor("where is OPD 2")[0]).toBe("OPD 2");
  expect(titlesFor("where is OPD 2")).not.toContain("OPD 12");
  expect(titlesFor("opd")).toEqual(["OPD today"]);
});

test("a match in the text of a page has the title of the page, not of a row or part of it", () => {
  const rows: SearchDocument[] = [
    { kind: "room", title: "OPD 2", href: "/hi/cardiology", words: [] },
    { kind: "page", title: "Our trees", href: "/hi/about", words: [] },
    { kind: "page", title: "City Clinic", href: "/hi/about#clinic", words: [] },
  ];
  const resultsFor = createSearch([...documents, ...rows], pages);
  expect(resultsFor("ventricular")).toMatchObject([{ kind: "department", title: "हृदय रोग" }]);
  expect(resultsFor("kachnar")).toMatchObject([{ kind: "page", title: "Our trees" }]);
});

test("ignores a frequent word alone, and accepts one distinctive word among many", () => {
  const titlesFor = (question: string) =>
    createSearch(
      [
        { kind: "department", title: "Dialysis", href: "/dialysis", words: ["dialysis while travelling"] },
        { kind: "department", title: "Orthopaedics", href: "/orthopedics", words: ["knee"] },
        { kind: "insurer", title: "MDIndia", href: "/insurers", words: ["MD India"] },
        ...["Nurses", "Rates", "Gallery", "Contact"].map(
          (title): SearchDocument => ({ kind: "page", title, words: [] }),
        ),
      ],
      [],
    )(question).map(({ title }) => title);
  expect(titlesFor("knee swelling while climbing stairs")).toEqual(["Orthopaedics"]);
  expect(titlesFor("united india")).toEqual([]);
  expect(titlesFor("md india policy")).toEqual(["MDIndia"]);
});

test("shows that a service is missing, without a link", () => {
  expect(search("आँख")).toEqual([documents[4]]);
  expect(search("eye test")[0]?.kind).toBe("missing");
});

test("finds the text of a page, and shows the sentence and the page in the visitor's language", () => {
  const [result] = search("ventricular");
  expect(result).toMatchObject({ title: "हृदय रोग", href: "/hi/cardiology" });
  expect(result?.text).toMatch(/^Ventricular tests\. .* …$/);
  expect(result?.text?.length).toBeLessThanOrEqual(162);
  expect(search("solar roof")[0]).toMatchObject({ kind: "page", title: "About us", href: "/about" });
});

test("returns [] without matches", () => {
  for (const question of ["", "xyzzy", "rat"]) expect(search(question)).toEqual([]);
});

test("shows a missing service last, unless the query names it", () => {
  const transplants: SearchDocument = { kind: "missing", title: "We do no transplants", words: ["heart transplant"] };
  const titles = (question: string) =>
    createSearch([transplants, ...documents], pages)(question).map(({ title }) => title);
  expect(titles("heart").at(-1)).toBe("We do no transplants");
  expect(titles("heart transplant")[0]).toBe("We do no transplants");
});

test("requires the whole query to show a missing service, and a match without typos for a page", () => {
  const search = createSearch(
    [
      { kind: "missing", title: "We do no plastic surgery", words: ["nose job"] },
      { kind: "page", title: "Managements", href: "/managements", words: ["प्रशासन"] },
      { kind: "department", title: "Nephrology", href: "/nephro", words: ["kidney patient diet"] },
      { kind: "page", title: "Nurses", href: "/nurses", words: [] },
    ],
    [],
  );
  const titles = (query: string) => search(query).map(({ title }) => title);
  expect(titles("job vacancy nurse")).toEqual(["Nurses"]);
  expect(titles("nose job")).toEqual(["We do no plastic surgery"]);
  expect(titles("मृत्यु प्रमाण पत्र")).toEqual([]);
  expect(titles("death certificate")).toEqual([]);
});
