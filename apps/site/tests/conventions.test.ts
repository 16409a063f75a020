import { basename } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import {
  code,
  comments,
  componentStyles,
  components,
  exportedValues,
  files,
  islands,
  isOfBlock,
  isTest,
  literals,
  nodes,
  read,
  sources,
} from "./support/source-files.ts";

test("the rules see the whole source", () => {
  const fileGroups = {
    components,
    islands,
    componentStyles,
    pages: sources.filter((file) => file.startsWith("apps/site/src/pages/")),
  };
  for (const [group, list] of Object.entries(fileGroups)) expect(list, group).not.toHaveLength(0);
  expect(sources.length).toBeGreaterThan(100);
});

describe("names", () => {
  test("every component's folder contains name.tsx, or name.astro around another, and only its other files", () => {
    const wrong = files("apps/site/src/{components,islands}/*").filter((folder) => {
      const name = basename(folder);
      const folderFiles = files(`${folder}/*`).map((file) => basename(file));
      const foreign = folderFiles.filter(
        (file) => !/^(?:\.css|\.test\.tsx|\.(?:client|early|lazy)\.ts)$|^\.tsx$/.test(file.replace(name, "")),
      );
      return (
        !folderFiles.some((file) => file === `${name}.tsx` || file === `${name}.astro`) ||
        (folder.startsWith("apps/site/src/components/") && foreign.length > 0)
      );
    });
    expect(wrong).toEqual([]);
  });

  test("every TSX file exports one function, named as the file", () => {
    const pascal = (file: string) => basename(file, ".tsx").replace(/(?:^|-)([a-z0-9])/g, (_, c) => c.toUpperCase());
    expect([...components, ...islands].filter((file) => exportedValues(file).join() !== pascal(file))).toEqual([]);
  });
});

describe("components", () => {
  test("each is static: no state, no event handlers", () => {
    const isAlive = (node: ts.Node) =>
      (ts.isCallExpression(node) && /^use[A-Z]/.test(node.expression.getText().split(".").at(-1) ?? "")) ||
      (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText())) ||
      (ts.isStringLiteral(node) && node.text === "use client");
    const wrong = components.flatMap((file) =>
      nodes(file)
        .filter(isAlive)
        .map((node) => `${file}: ${node.getText()}`),
    );
    expect(wrong).toEqual([]);
  });

  test("don't accept a className", () => {
    const offends = (node: ts.Node) =>
      (ts.isPropertySignature(node) || ts.isBindingElement(node)) && node.name.getText() === "className";
    expect([...components, ...islands].filter((file) => nodes(file).some(offends))).toEqual([]);
  });

  test("each draws only with its own classes", () => {
    const wrong = [...components, ...islands].flatMap((file) =>
      nodes(file)
        .filter((node) => ts.isJsxAttribute(node) && node.name.getText() === "className")
        .flatMap((node) => literals(node))
        .flatMap((value) => value.split(/\s+/))
        .filter((name) => name && !["visually-hidden", "page-width"].includes(name) && !isOfBlock(name, file))
        .map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

test("only the page's clock reads the time, so that everything relative to now stays true in an open tab", () => {
  const readers = sources.filter(
    (file) => !isTest(file) && !file.endsWith(".css") && /\b(?:Date\.now|momentNow)\b|new Date\(\)/.test(code(file)),
  );
  // Queries run at the build; the service worker dates the copies that it saves.
  expect(readers.filter((file) => !/^apps\/site\/src\/(?:queries|service-worker)\//.test(file))).toEqual([
    "apps/site/src/layouts/preview-clock.astro",
    "apps/site/src/time/page-clock.ts",
    "apps/site/src/time/start-clock.ts",
    "apps/site/src/time/use-clock.ts",
    "packages/timetable/clock.ts",
  ]);
});

describe("words", () => {
  test("the code contains neither phone numbers nor names of people and the hospital: they are content", async () => {
    const hospital = parse(read("hospitals/sample/content/hospital.yaml"));
    const people = files("hospitals/sample/content/{people,doctors}/*.yaml").flatMap((file) => {
      const { members, name } = parse(read(file));
      return members ? members.map((member: { name: unknown }) => member.name) : [name];
    });
    const { testimonials } = parse(read("hospitals/sample/content/testimonials.yaml"));
    const texts = [hospital.name, hospital.shortName, hospital.address.city, ...people];
    const names = [...texts, ...testimonials.map(({ name }: { name: unknown }) => name)]
      .flatMap((name) => (typeof name === "string" ? [name] : Object.values(name)))
      .filter((name) => name !== "N/A");
    expect(names.length).toBeGreaterThan(5);
    const forbidden = [...names, hospital.email, hospital.website];
    const number = /tel:\+?\d|\+91[ \d-]{5,}/;
    const wrong = sources.flatMap((file) => {
      // It has an example number in a message of the content check.
      if (isTest(file) || file === "packages/content/schema/fields/links.ts") return [];
      const text = code(file);
      return [...forbidden.filter((name) => text.includes(name)), ...(text.match(number) ?? [])].map(
        (match) => `${file}: ${match}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  test("the code is without notes of unfinished work and commented-out code", () => {
    const ownFiles = files("{apps,packages,tools,deploy,docs}/**/*.{ts,tsx,js,css,astro,md}");
    expect(ownFiles.filter((file) => /\b(?:TO[D]O|FIX[M]E|XX[X])\b/.test(read(file)))).toEqual([]);
    const statement = /^\s*(?:import|export|const|let|return|await|if \(|for \(|<\/?[A-Za-z]).*[;{>]$|^[^:]*\);$/m;
    const typescript = ownFiles.filter((file) => /\.tsx?$/.test(file));
    expect(typescript.flatMap((file) => comments(file).filter((text) => statement.test(text)))).toEqual([]);
  });
});

test("every custom property that a style uses is given a value somewhere, or by react-aria", () => {
  const text = [...files("{apps,packages}/**/*.{css,ts,tsx,astro}"), ...files("packages/theme/*.ts")]
    .map(read)
    .join("\n");
  const defined = new Set([...text.matchAll(/(--[a-z0-9-]+)["`]?\]?:/g)].map(([, name]) => name));
  const used = new Set([...text.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual(["--trigger-width"]);
});
