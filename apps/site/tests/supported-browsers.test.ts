import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import bcd from "@mdn/browser-compat-data" with { type: "json" };
import ts from "typescript";
import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { oldestBrowsers, scriptTarget } from "../integrations/supported-browsers/supported-browsers.ts";
import { dist, pages } from "./support/built-site.ts";
import { styleRules } from "./support/style-rules.ts";

/** The oldest browsers of package.json support everything that is shipped, by MDN's tables: docs/decisions/browsers.md. */

/** MDN's name of a browser, and the oldest version that gets the design. */
const oldest = oldestBrowsers().map((browser): [string, number] => {
  const [, name = "", version] = /^([a-z]+)(.*)$/.exec(browser) ?? [];
  return [name === "ios" ? "safari_ios" : name, Number(version)];
});

/** Progressive enhancements. */
const missedByNobody = {
  properties:
    `aspect-ratio appearance color-scheme contain-intrinsic-size content-visibility forced-color-adjust hyphens navigation outline overflow-clip-margin
    paint-order scroll-margin-block-start
    overscroll-behavior print-color-adjust scroll-padding-block scroll-padding-block-end scroll-snap-type scrollbar-width text-size-adjust
    text-wrap touch-action user-select text-decoration text-decoration-thickness
    view-transition-name`.split(/\s+/),
  // Fallbacks: the default focus ring, the drawer's link and box shadow, only open parts in print, and a blue cross.
  selectors: [
    "focus-visible",
    "open",
    "backdrop",
    "details-content",
    "-webkit-scrollbar",
    "-webkit-details-marker",
    "-webkit-search-cancel-button",
    "view-transition-group",
  ],
};

const scoped = /^@supports selector\(:is\(a\)\)$/;
const sheets = [
  ...new Set(pages.flatMap(({ html }) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css))),
  ...globSync("_astro/**/*.css", { cwd: dist }).map((file) => readFileSync(join(dist, file), "utf8")),
];
const rules = sheets.flatMap(styleRules);

test("the tables include the browsers of package.json", () => {
  expect(oldest.map(([name]) => name).sort()).toEqual(["chrome", "firefox", "safari", "safari_ios"]);
  expect(rules.length).toBeGreaterThan(300);
});

test("styles are flat: no nesting, no layers, no ranges in media queries", () => {
  const wrong = rules.filter(({ path }) => {
    const selectors = path.filter((part) => !part.startsWith("@"));
    const nested = selectors.length > 1 && !path.some((part) => /^@(?:-webkit-)?keyframes/.test(part));
    const newer = path.some((part) => /^@(?:layer|container|scope)|^@media.*(?:[<>]|\bnot \(|\(not\b)/.test(part));
    return nested || newer || selectors.some((selector) => selector.includes("&"));
  });
  expect(wrong.map(({ path }) => path.join(" "))).toEqual([]);
});

test("the design is behind one condition, and without it only plain.css applies", () => {
  const plainSelectors = styleRules(readFileSync("apps/site/src/styles/plain.css", "utf8")).map(
    ({ selector }) => selector,
  );
  // A variable alone changes nothing.
  const isVariables = ({ declarations }: (typeof rules)[number]) => declarations.every(([name]) => /^--/.test(name));
  const loose = rules.filter(
    (rule) => !scoped.test(rule.path[0] ?? "") && !/^@font-face/.test(rule.path[0] ?? "") && !isVariables(rule),
  );
  expect(rules.length - loose.length).toBeGreaterThan(300);
  expect([...new Set(loose.map(({ path }) => path.join(" ").replaceAll(",", ", ")))].sort()).toEqual(
    plainSelectors.sort(),
  );
});

test("every supported browser has the CSS properties and selectors, except optional ones", () => {
  const unknown = rules.flatMap(({ selector, declarations }) => [
    ...declarations
      .map(([property]) => property)
      .filter((property) => !/^-/.test(property) && !missedByNobody.properties.includes(property))
      .filter((property) => isTooNew(bcd.css.properties?.[property])),
    ...[...selector.matchAll(/(?<!\\):{1,2}([\w-]+)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !missedByNobody.selectors.includes(name))
      .filter((name) => isTooNew(bcd.css.selectors?.[name])),
  ]);
  expect([...new Set(unknown)]).toEqual([]);
});

test("every script that a page names, from which all others start, is refused whole by browsers without the design", () => {
  const pages = globSync("**/*.html", { cwd: dist }).map((file) => readFileSync(join(dist, file), "utf8"));
  const matches = pages.flatMap((html) => [...html.matchAll(/<script[^>]* src="\/(_astro\/[^"]+)"/g)]);
  const scripts = [...new Set(matches.map(([, file = ""]) => file))];
  expect(scripts.length).toBeGreaterThan(1);
  const unguarded = scripts.filter((file) => !readFileSync(join(dist, file), "utf8").includes("??=1"));
  expect(unguarded).toEqual([]);
});

test("the oldest browsers support the syntax of every script", async () => {
  const scripts = globSync(["_astro/*.js", "sw.js"], { cwd: dist });
  const target = scriptTarget();
  const isRewritten = async (code: string) => {
    const forOldest = await transformWithOxc(code, "a.js", { target, sourcemap: false });
    const forNewest = await transformWithOxc(code, "a.js", { target: "esnext", sourcemap: false });
    return forOldest.code !== forNewest.code;
  };
  const newer = await Promise.all(
    scripts.map(async (file) => ((await isRewritten(readFileSync(join(dist, file), "utf8"))) ? [file] : [])),
  );
  expect(await isRewritten("class A { static { one(); } }")).toBe(true);
  expect(newer.flat()).toEqual([]);
});

test("our scripts use only functions that the oldest browsers support, or test for them first", () => {
  const files = globSync([
    "apps/site/src/components/**/*.{client,lazy}.ts",
    "apps/site/src/{islands,search}/**/*.{ts,tsx}",
  ]).filter(
    // Scripts that read files are for the build.
    (file) => !file.includes(".test.") && !readFileSync(file, "utf8").includes('from "node:'),
  );
  expect(files.length).toBeGreaterThan(20);
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd(), { noEmit: true });
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const wrong = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? newNames(source).map((name) => `${file}: ${name}`) : [];
  });
  expect(wrong).toEqual([]);

  function newNames(node: ts.Node): string[] {
    const propertyName = ts.isPropertyAccessExpression(node) && !isGuarded(node) ? nameOf(node.name) : undefined;
    const global = ts.isIdentifier(node) && !isMember(node) ? nameOf(node) : undefined;
    const below: string[] = [];
    ts.forEachChild(node, (child) => {
      below.push(...newNames(child));
    });
    return [...(propertyName ? [propertyName] : []), ...(global ? [global] : []), ...below];
  }

  /** "Array.at" when it is the browser's and too new. */
  function nameOf(node: ts.Node): string | undefined {
    const declaration = checker.getSymbolAtLocation(node)?.declarations?.[0];
    if (!declaration || !/\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) return undefined;
    const name = node.getText();
    const holder = ts.isInterfaceDeclaration(declaration.parent)
      ? declaration.parent.name.text.replace(/^Readonly|Constructor$/g, "")
      : undefined;
    const { api, javascript } = bcd;
    const entries = holder
      ? [api[holder]?.[name], javascript.builtins?.[holder]?.[name], api.Element?.[name], api.Document?.[name]]
      : [api[name], javascript.builtins?.[name]];
    const entry = entries.find(Boolean);
    const isAskedFor = node.getSourceFile().text.includes(`"${holder}" in window`);
    return isTooNew(entry) && !isAskedFor ? `${holder ?? "window"}.${name}` : undefined;
  }

  /** `x.name?.()`, or an assignment that has no effect where unsupported. */
  function isGuarded({ parent, questionDotToken }: ts.PropertyAccessExpression) {
    const isAsked = ts.isCallExpression(parent) && parent.questionDotToken !== undefined;
    const isSet = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    return isAsked || (isSet && !questionDotToken && /\.inert$/.test(parent.left.getText()));
  }

  function isMember({ parent }: ts.Identifier) {
    return ts.isPropertyAccessExpression(parent) || ts.isTypeNode(parent) || ts.isPropertyAssignment(parent);
  }
});

interface Entry {
  __compat?: { support: Record<string, unknown> };
}

/** Whether one of the oldest browsers doesn't support it. Entries that MDN doesn't list don't belong to browsers. */
function isTooNew(entry: Entry | undefined): boolean {
  return oldest.some(([browser, version]) => {
    const support = entry?.__compat?.support[browser];
    const [first] = (Array.isArray(support) ? support : [support]) as { version_added?: string | false }[];
    if (first?.version_added === undefined) return false;
    return first.version_added === false || Number.parseFloat(first.version_added.replace("≤", "")) > version;
  });
}
