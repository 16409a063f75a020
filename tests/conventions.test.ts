import { basename, dirname, posix } from "node:path";
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
  imports,
  islands,
  isOfBlock,
  isTest,
  literals,
  nodes,
  read,
  scripts,
  sources,
} from "./source-files.ts";

test("the rules see the whole source", () => {
  const seen = { components, islands, componentStyles, pages: sources.filter((file) => file.startsWith("src/pages/")) };
  for (const [what, list] of Object.entries(seen)) expect(list, what).not.toHaveLength(0);
  expect(sources.length).toBeGreaterThan(100);
});

test("no file has more than 300 lines", () => {
  const written = files(
    "{src,brand,content-check,editor,hosting,integrations,scripts,bench,deploy,docs,tests}/**/*.{ts,tsx,js,astro,css,html,md}",
  ).filter((file) => !file.includes("node_modules/"));
  const lines = (file: string) => read(file).trimEnd().split("\n").length;
  expect(written.filter((file) => lines(file) > 300).map((file) => `${file}: ${lines(file)}`)).toEqual([]);
});

describe("names", () => {
  test("every file and folder is in kebab-case", () => {
    const segment = /^(?:\[(?:\.\.\.)?[a-z]+\]|[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.[a-z0-9]+)*$/;
    const named = files(
      "{src,sample,content-check,editor,hosting,integrations,scripts,tests,deploy,docs,public}/**/*.*",
    );
    const wrong = named.filter((file) => !file.split("/").every((name) => segment.test(name)));
    // Conventional names.
    expect(wrong.filter((file) => !/(?:^|\/)(?:README\.md|OFL\.txt)$/.test(file))).toEqual([]);
  });

  test("every component's folder holds name.tsx, or name.astro around another, and what belongs to it", () => {
    const wrong = files("src/{components,islands}/*").filter((folder) => {
      const name = basename(folder);
      const own = files(`${folder}/*`).map((file) => basename(file));
      const foreign = own.filter(
        (file) => !/^(?:\.css|\.test\.tsx|\.(?:client|lazy)\.ts)$|^\.tsx$/.test(file.replace(name, "")),
      );
      return (
        !own.some((file) => file === `${name}.tsx` || file === `${name}.astro`) ||
        (folder.startsWith("src/components/") && foreign.length > 0)
      );
    });
    expect(wrong).toEqual([]);
  });

  test("every TSX file exports one function, named as the file", () => {
    const pascal = (file: string) => basename(file, ".tsx").replace(/(?:^|-)([a-z0-9])/g, (_, c) => c.toUpperCase());
    expect([...components, ...islands].filter((file) => exportedValues(file).join() !== pascal(file))).toEqual([]);
  });

  test("no file has a default export or only passes on what others export", () => {
    const offends = (node: ts.Node) =>
      ts.isExportAssignment(node) ||
      (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) ||
      (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));
    expect(scripts.filter((file) => nodes(file).some(offends))).toEqual([]);
    expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });
});

describe("imports point one way", () => {
  const house = files(
    "{src,brand,content-check,editor,hosting,integrations,scripts,tests,deploy}/**/*.{ts,tsx,js,astro}",
  );
  // From each folder of src, which others it may use, and of which only types.
  const drawn = "components islands icons i18n";
  const mayUse: Record<string, { values: string; types?: string }> = {
    icons: { values: "icons" },
    components: { values: "components icons i18n search time vocabulary" },
    islands: { values: `${drawn} search time` },
    search: { values: "search i18n content-folder routes" },
    "service-worker": { values: "service-worker i18n time" },
    i18n: { values: "i18n time", types: "vocabulary" },
    time: { values: "time", types: "vocabulary" },
    queries: {
      values: "queries i18n time vocabulary content content.config memoize routes",
      types: "components islands",
    },
    layouts: { values: `${drawn} layouts queries styles` },
    pages: { values: `${drawn} layouts queries styles` },
    content: { values: "content memoize i18n vocabulary content-folder" },
    "content.config": { values: "content vocabulary" },
  };
  const layerOf = (path: string) => path.split("/")[1]?.replace(/\.tsx?$/, "") ?? "";

  test.each(Object.entries(mayUse))("src/%s uses only what is below it", (layer, { values, types = "" }) => {
    const own = sources.filter((file) => !file.endsWith(".css") && layerOf(file) === layer);
    expect(own).not.toHaveLength(0);
    const wrong = own.flatMap((file) =>
      imports(file)
        .filter(({ from }) => from.startsWith("."))
        .filter(({ from, isType }) => {
          const allowed = isType ? `${values} ${types}` : values;
          return !allowed.split(" ").includes(layerOf(posix.join(dirname(file), from)));
        })
        .map(({ from }) => `${file}: ${from}`),
    );
    expect(wrong).toEqual([]);
  });

  test("no files import each other in a circle", () => {
    const graph = new Map(
      house.map((file) => {
        // Type-only and dynamic imports make no runtime cycle.
        const used = imports(file).filter(({ from, isType }) => from.startsWith(".") && !isType);
        const found = used.flatMap(({ from }) => {
          const path = posix.join(dirname(file), from);
          return [path, `${path}.ts`, `${path}.tsx`].find((one) => house.includes(one)) ?? [];
        });
        return [file, found] as const;
      }),
    );
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, way: string[]) => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
      if (done.has(file)) return;
      done.add(file);
      for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
    };
    for (const file of house) visit(file, []);
    expect(circles).toEqual([]);
  });

  test("components and islands know nothing of Astro or Node", () => {
    const wrong = [...components, ...islands, ...files("src/{components,islands}/**/*.{client,lazy}.ts")].filter(
      (file) => imports(file).some(({ from }) => /^(?:astro\b|@astrojs\/|node:)/.test(from)),
    );
    expect(wrong).toEqual([]);
  });

  test("what ships JavaScript is said in .astro only", () => {
    const directive = /\bclient:(?:load|idle|visible|media|only)\b/;
    expect(scripts.filter((file) => directive.test(code(file)))).toEqual([]);
  });
});

describe("components", () => {
  test.each(components)("%s is static: no state, no event handlers", (file) => {
    const found = nodes(file).filter(
      (node) =>
        (ts.isCallExpression(node) && /^use[A-Z]/.test(node.expression.getText().split(".").at(-1) ?? "")) ||
        (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText())) ||
        (ts.isStringLiteral(node) && node.text === "use client"),
    );
    expect(found.map((node) => node.getText())).toEqual([]);
  });

  test("none takes a className, a ref or a context", () => {
    const old = /^(?:FC|FunctionComponent|forwardRef|createContext|useContext)$/;
    const offends = (node: ts.Node) =>
      (ts.isIdentifier(node) && old.test(node.text)) ||
      ((ts.isPropertySignature(node) || ts.isBindingElement(node)) && node.name.getText() === "className");
    expect([...components, ...islands].filter((file) => nodes(file).some(offends))).toEqual([]);
  });

  test("none has a style attribute, which the Content-Security-Policy would block", () => {
    const inTsx = (file: string) =>
      nodes(file).some((node) => ts.isJsxAttribute(node) && node.name.getText() === "style");
    const inAstro = (file: string) => /\sstyle(?:=|:)/.test(read(file));
    expect([...components, ...islands].filter(inTsx)).toEqual([]);
    expect(sources.filter((file) => file.endsWith(".astro") && inAstro(file))).toEqual([]);
  });

  test("none is longer than 150 lines, and no page longer than 100", () => {
    const limit = (file: string) => (file.startsWith("src/pages/") ? 100 : 150);
    const measured = [...components, ...islands, ...sources.filter((file) => file.startsWith("src/pages/"))];
    expect(measured.filter((file) => read(file).trimEnd().split("\n").length > limit(file))).toEqual([]);
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

describe("words", () => {
  test("the code holds no phone number, no person and no name of the hospital: they are content", async () => {
    const hospital = parse(read("sample/content/hospital.yaml"));
    const people = files("sample/content/{people,doctors}/*.yaml").flatMap((file) => {
      const { members, name } = parse(read(file));
      return members ? members.map((member: { name: unknown }) => member.name) : [name];
    });
    const { testimonials } = parse(read("sample/content/testimonials.yaml"));
    const all = [hospital.name, hospital.shortName, hospital.address.city, ...people];
    const names = [...all, ...testimonials.map(({ name }: { name: unknown }) => name)]
      .flatMap((name) => (typeof name === "string" ? [name] : Object.values(name)))
      .filter((name) => name !== "N/A");
    expect(names.length).toBeGreaterThan(5);
    const forbidden = [...names, hospital.email, hospital.website];
    const number = /tel:\+?\d|\+91[ \d-]{5,}/;
    const wrong = sources.flatMap((file) => {
      // It has an example number in a message of the content check.
      if (isTest(file) || file === "src/content/fields/links.ts") return [];
      const text = code(file);
      return [...forbidden.filter((name) => text.includes(name)), ...(text.match(number) ?? [])].map(
        (found) => `${file}: ${found}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  test("nothing is left to do, and no code is commented out", () => {
    const own = files(
      "{src,content-check,editor,hosting,integrations,scripts,tests,deploy,docs}/**/*.{ts,tsx,js,css,astro,md}",
    );
    expect(own.filter((file) => /\b(?:TO[D]O|FIX[M]E|XX[X])\b/.test(read(file)))).toEqual([]);
    const statement = /^\s*(?:import|export|const|let|return|await|if \(|for \(|<\/?[A-Za-z]).*[;{>]$|^[^:]*\);$/m;
    const typescript = own.filter((file) => /\.tsx?$/.test(file));
    expect(typescript.flatMap((file) => comments(file).filter((text) => statement.test(text)))).toEqual([]);
  });
});
