import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { messages } from "../../src/i18n/messages.ts";
import {
  type BuiltPage,
  listedPages,
  pageAt,
  pages,
  registeredRoutes,
  site,
  testPages,
} from "../support/built-site.ts";
import { hospital } from "../support/tested-hospital.ts";

interface Node {
  "@type": string;
  "@id"?: string;
  // biome-ignore lint/suspicious/noExplicitAny: any JSON of the page; schema.org's types are checked below
  [property: string]: any;
}

const hospitalId = `${site}/#hospital`;

/** The schema.org type of each kind of page; others are a `MedicalClinic`. */
const types: Record<string, string[]> = {
  "/": ["Hospital"],
  "/about": ["AboutPage"],
  "/ayushman": ["WebPage"],
  "/insurance-tpa": ["WebPage"],
  "/contact": ["ContactPage"],
  "/gallery": ["ImageGallery"],
  "/video-gallery": ["VideoGallery"],
  "/viewall-specialities": ["ItemList"],
  "/dr-in-hospital": ["ItemList"],
  "/managements": ["ItemList"],
  "/rmo": ["ItemList"],
  "/nurses": ["ItemList"],
  "/technician": ["ItemList"],
  // The data of a placeholder names it as one, and nothing else.
  "/counsellor": [],
  "/supportive-staff": [],
  "/emergency-care": ["EmergencyService"],
  "/ambulance-service": ["EmergencyService"],
  "/pharmacy": ["Pharmacy"],
  "/evan-lab": ["DiagnosticLab"],
  "/radiology": ["DiagnosticLab"],
  "/dental": ["Dentist"],
  "/physiotherapy": ["Physiotherapy"],
};

describe("each route has its type", () => {
  test.each(registeredRoutes)("%s", (route) => {
    const nodeTypes = graph(pageAt(route)).map((node) => node["@type"]);
    const expectedTypes = types[route] ?? ["MedicalClinic"];
    // The doctors of a department are a separate list.
    const isDepartment = expectedTypes.some((type) => !/Page|Gallery|ItemList|^Hospital/.test(type));
    const page = expectedTypes.some((type) => /Page$|Gallery$/.test(type)) ? [] : ["WebPage"];
    expect(nodeTypes.filter((type) => !(isDepartment && type === "ItemList"))).toEqual(
      route === "/" ? [...expectedTypes, ...page] : [...expectedTypes, ...page, "BreadcrumbList"],
    );
  });
});

test("home is the hospital: open at every hour, with its numbers", () => {
  const data = graph(pageAt("/")).find((node) => node["@type"] === "Hospital");
  expect(data?.["@id"]).toBe(hospitalId);
  const { openingHoursSpecification, contactPoint, address, geo, hasMap, sameAs, department } = data ?? { "@type": "" };
  expect(openingHoursSpecification).toEqual([expect.objectContaining({ opens: "00:00", closes: "23:59" })]);
  expect(openingHoursSpecification[0].dayOfWeek).toHaveLength(7);
  const { booking, reception, enquiry, emergency } = hospital.phones;
  expect(contactPoint.map(({ telephone }: Node) => telephone)).toEqual(
    [emergency, booking, reception, enquiry].map((number) => number.replaceAll(" ", "")),
  );
  expect(address).toMatchObject({ "@type": "PostalAddress", postalCode: hospital.address.postalCode });
  expect(geo).toEqual({ "@type": "GeoCoordinates", ...hospital.position });
  expect([hasMap, sameAs]).toEqual([
    hospital.links.map,
    hospital.social.flatMap((profile: { url?: string }) => profile.url ?? []),
  ]);
  const ids = pages.flatMap((page) => graph(page).map((node) => node["@id"]));
  expect(department.length).toBeGreaterThan(3);
  expect(department.filter((node: Node) => !ids.includes(node["@id"]))).toEqual([]);
});

test("a doctor's page has the speciality, and the languages in its text", () => {
  const profiles = listedPages.filter(({ path }) => /^\/dr-in-hospital\/[^/]+$/.test(path));
  const doctors = profiles.map((page) => graph(page).find((node) => node["@type"] === "Physician"));
  expect(doctors.length).toBeGreaterThan(10);
  const specialities = doctors.flatMap((doctor) => doctor?.medicalSpecialty ?? []);
  expect(specialities.filter((speciality) => !/^https:\/\/schema.org\/\w+$/.test(speciality))).toEqual([]);
  expect(specialities.length).toBeGreaterThan(10);
  expect(doctors.some((doctor) => doctor?.knowsLanguage?.includes("hi"))).toBe(true);
});

/**
 * Properties that Google requires before it shows more than a link, and recommended ones that the content has:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const requiredProperties: [types: RegExp, properties: string[]][] = [
  [
    /^(?:Hospital|MedicalClinic|Physician|Dentist|Pharmacy|DiagnosticLab|EmergencyService|Physiotherapy)$/,
    ["name", "address", "telephone", "url"],
  ],
  [/^VideoObject$/, ["name", "thumbnailUrl", "uploadDate", "description"]],
  [/^ImageObject$/, ["contentUrl"]],
  [/^BreadcrumbList$/, ["itemListElement"]],
  [/^OpeningHoursSpecification$/, ["opens", "closes"]],
];

testPages(
  "each node has the properties that Google requires of its type",
  listedPages,
  (page) => {
    for (const node of everyNode(page)) {
      // A reference, and a department in the hospital's list, have their page for the rest.
      if (!("address" in node) && node["@id"]?.endsWith("#department") && page.path === "/") continue;
      const [, properties = []] = requiredProperties.find(([types]) => types.test(node["@type"] ?? "")) ?? [];
      expect(properties.filter((property) => !node[property])).toEqual([]);
      for (const [key, value] of Object.entries(node)) {
        if (/^(?:url|image|logo|thumbnailUrl|contentUrl|hasMap|item)$/.test(key) && typeof value === "string")
          expect(value).toMatch(/^https:\/\//);
        if (key === "uploadDate") expect(value).toMatch(/^\d{4}-\d\d-\d\d$/);
        if (key === "telephone") expect(value).toMatch(/^\+91\d{10}$/);
      }
    }
  },
  [
    { replace: [/"telephone":/, '"phone":'], report: /'telephone'/ },
    { replace: [/("(?:url|image|logo|thumbnailUrl|contentUrl|hasMap|item)":")https:/, "$1http:"], report: /http:/ },
    { replace: [/("uploadDate":")[^"]*/, "$1May 2026"], report: /May 2026/ },
    { replace: [/("telephone":")[^"]*/, "$112"], report: /12/ },
  ],
);

test("every other page refers to the same hospital", () => {
  const otherPages = listedPages.filter((page) =>
    graph(page).some((node) => !/Gallery|^BreadcrumbList$/.test(node["@type"])),
  );
  expect(otherPages.length).toBeGreaterThan(25);
  const silent = otherPages.filter((page) => !/^\/(?:viewall-specialities)?$/.test(page.path));
  expect(
    silent.filter((page) => !everyNode(page).some((node) => node["@id"] === hospitalId)).map(({ route }) => route),
  ).toEqual([]);
});

test("the hospital has no rating: its testimonials are its own choice", () => {
  const ratings = pages.flatMap((page) => everyNode(page).filter((node) => /Review|Rating/.test(node["@type"] ?? "")));
  expect(ratings).toEqual([]);
  expect(pages.filter(({ html }) => /itemprop=|"(?:aggregateRating|review)"/.test(html))).toEqual([]);
});

test("a list has the people of the page, and no placeholder", () => {
  const people = listedPages.flatMap((page) =>
    graph(page)
      .filter((node) => node["@type"] === "ItemList")
      .flatMap((list) => {
        const items: Node[] = list.itemListElement;
        expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
        expect(list.numberOfItems).toBe(items.length);
        return items.flatMap(({ item }) => (item ? { route: page.route, path: page.path, ...item } : []));
      }),
  );
  expect(people.length).toBeGreaterThan(60);
  const wrong = people.filter(({ route, path, "@type": type, name }) => {
    const isDoctor = !/^\/(?:managements|rmo|nurses|technician)$/.test(path);
    return (
      type !== (isDoctor ? "Physician" : "Person") ||
      /^N\/A$/.test(name) ||
      !pageAt(route).document.body.textContent?.includes(name)
    );
  });
  expect(wrong).toEqual([]);
});

test("the structured trail of each page is its visible trail", () => {
  for (const page of listedPages.filter(({ path }) => path !== "/")) {
    const trailName = messages(page.locale).breadcrumbs;
    const shownTrail = [...page.document.querySelectorAll(`nav[aria-label="${trailName}"] li`)].map(
      (step) => step.textContent,
    );
    const trail = graph(page).find((node) => node["@type"] === "BreadcrumbList");
    expect(
      trail?.itemListElement.map(({ name }: Node) => name),
      page.route,
    ).toEqual(shownTrail);
    expect(trail?.itemListElement.at(-1).item).toBe(site + page.route);
  }
});

testPages(
  "each page names its language",
  listedPages,
  (page) => {
    const languages = graph(page).flatMap(({ inLanguage }) => inLanguage ?? []);
    expect(languages).toEqual([page.locale]);
  },
  [{ replace: [/"inLanguage":"[a-z]+"/, '"inLanguage":"ur"'], report: /'ur'/ }],
);

test("the not-found page has no structured data", () => {
  expect(graph(pageAt("/404"))).toEqual([]);
});

test("has the types of schema.org everywhere", () => {
  const routeNodes = pages.flatMap((page) =>
    graph(page).map((node) => ({ route: page.route, node: structureOf(node) as Node })),
  );
  const nodes = [...new Map(routeNodes.map((item) => [JSON.stringify(item.node), item])).values()];
  const names = [...new Set(nodes.map(({ node }) => node["@type"]))];
  const module = [
    `import type { ${names.join(", ")} } from "schema-dts";`,
    "// @ts-expect-error: the check itself finds a misspelt property",
    'export const proof: Hospital = { "@type": "Hospital", "telefone": "" };',
    ...nodes.map(
      ({ route, node }, index) =>
        `/* ${route} */ export const node${index}: ${node["@type"]} = ${JSON.stringify(node)};`,
    ),
  ];
  expect(nodes.length).toBeGreaterThan(40);
  expect(typeErrors(module.join("\n"))).toEqual([]);
});

/** The things that a page's JSON-LD describes. */
function graph({ document }: BuiltPage): Node[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap(({ textContent }) => {
    const { "@context": context, "@graph": nodes } = JSON.parse(textContent ?? "");
    expect(context).toBe("https://schema.org");
    return nodes;
  });
}

/** The things that a page describes, and those inside of them. */
function everyNode(page: BuiltPage): Node[] {
  const within = (value: unknown): Node[] => {
    if (Array.isArray(value)) return value.flatMap(within);
    if (typeof value !== "object" || value === null) return [];
    return [value as Node, ...Object.values(value).flatMap(within)];
  };
  return within(graph(page));
}

/** Properties with free text. */
const freeTexts = new Set(["name", "description", "text", "caption", "jobTitle", "addressLocality"]);

/** The parts that decide the type: one row of each structure, without free text. TypeScript is slow to read more. */
function structureOf(value: unknown): unknown {
  if (typeof value === "number") return 1;
  if (typeof value === "string")
    return /[^A-Za-z]/.test(value) && !value.startsWith("https://schema.org/") ? "-" : value;
  if (Array.isArray(value))
    return [...new Map(value.map(structureOf).map((row) => [JSON.stringify(row), row] as const)).values()];
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      freeTexts.has(key) && typeof part === "string" ? "-" : structureOf(part),
    ]),
  );
}

/** TypeScript's errors for a module that isn't on the disk. */
function typeErrors(text: string): string[] {
  const name = join(import.meta.dirname, "../../../../tests/site/structured-data.generated.ts");
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    // Without the types of a browser, which are slow to read.
    lib: ["lib.esnext.d.ts"],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, text, ts.ScriptTarget.ESNext) : getSourceFile(file, ...rest);
  host.fileExists = (file) => file === name || fileExists(file);
  host.readFile = (file) => (file === name ? text : readFile(file));
  const program = ts.createProgram([name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => {
    const [line = ""] = file?.text.slice(file.text.lastIndexOf("\n", start) + 1).split(" export ") ?? [];
    return `${line} ${ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 300)}`;
  });
}
