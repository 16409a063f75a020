import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { colourNames, styleRules } from "./style-rules.ts";

const root = join(import.meta.dirname, "..");
const sources = files("src/**/*.{ts,tsx,astro,css}");
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const scripts = sources.filter((file) => /\.tsx?$/.test(file) && !isTest(file));
const components = scripts.filter((file) => /^src\/components\/.*\.tsx$/.test(file));
const islands = scripts.filter((file) => /^src\/islands\/.*\.tsx$/.test(file));
const styles = sources.filter((file) => file.endsWith(".css"));
const componentStyles = styles.filter((file) => /^src\/(?:components|islands)\//.test(file));
const tokens = read("src/styles/tokens.css");

test("the rules see the whole source", () => {
  const seen = { components, islands, componentStyles, pages: sources.filter((file) => file.startsWith("src/pages/")) };
  for (const [what, list] of Object.entries(seen)) expect(list, what).not.toHaveLength(0);
  expect(sources.length).toBeGreaterThan(100);
});

describe("names", () => {
  test("every file and folder is in kebab-case", () => {
    const segment = /^(?:\[(?:\.\.\.)?[a-z]+\]|[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.[a-z0-9]+)*$/;
    const named = files(
      "{src,sample,content-check,editor,hosting,integrations,scripts,tests,deploy,docs,public}/**/*.*",
    );
    const wrong = named.filter((file) => !file.split("/").every((name) => segment.test(name)));
    // Names that others have chosen.
    expect(wrong.filter((file) => !/(?:^|\/)(?:README\.md|OFL\.txt)$/.test(file))).toEqual([]);
  });

  test("every component's folder holds name.tsx and what belongs to it", () => {
    const wrong = files("src/{components,islands}/*").filter((folder) => {
      const name = basename(folder);
      const own = files(`${folder}/*`).map((file) => basename(file));
      const foreign = own.filter(
        (file) => !/^(?:\.css|\.test\.tsx|\.(?:client|lazy)\.ts)$|^\.tsx$/.test(file.replace(name, "")),
      );
      return !own.includes(`${name}.tsx`) || (folder.startsWith("src/components/") && foreign.length > 0);
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
    // Astro asks for it.
    const defaults = ["src/interaction-directive.ts"];
    expect(scripts.filter((file) => nodes(file).some(offends))).toEqual(defaults);
    expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });
});

describe("imports point one way", () => {
  // From each folder of src, which others it may use; "type" where only types may cross.
  const mayUse: Record<string, Record<string, "value" | "type">> = {
    components: {
      components: "value",
      i18n: "value",
      search: "value",
      time: "value",
      vocabulary: "value",
    },
    islands: { islands: "value", components: "value", i18n: "value", search: "value", time: "value" },
    search: { search: "value", i18n: "value", "content-folder": "value", routes: "value" },
    "service-worker": { "service-worker": "value", i18n: "value", time: "value" },
    i18n: { i18n: "value", time: "value", vocabulary: "type" },
    time: { time: "value", vocabulary: "type" },
    queries: {
      queries: "value",
      i18n: "value",
      time: "value",
      vocabulary: "value",
      "content.config": "value",
      routes: "value",
      components: "type",
      islands: "type",
    },
    layouts: {
      layouts: "value",
      queries: "value",
      components: "value",
      islands: "value",
      i18n: "value",
      styles: "value",
    },
    pages: {
      layouts: "value",
      queries: "value",
      components: "value",
      islands: "value",
      i18n: "value",
      styles: "value",
    },
    "content.config": { i18n: "value", vocabulary: "value", "content-folder": "value" },
  };
  const layerOf = (path: string) => path.split("/")[1]?.replace(/\.tsx?$/, "") ?? "";

  test.each(Object.entries(mayUse))("src/%s uses only what is below it", (layer, allowed) => {
    const own = sources.filter((file) => !file.endsWith(".css") && layerOf(file) === layer);
    expect(own).not.toHaveLength(0);
    const wrong = own.flatMap((file) =>
      imports(file)
        .filter(({ from }) => from.startsWith("."))
        .filter(({ from, isType }) => {
          const use = allowed[layerOf(posix.join(dirname(file), from))];
          return use === undefined || (use === "type" && !isType);
        })
        .map(({ from }) => `${file}: ${from}`),
    );
    expect(wrong).toEqual([]);
  });

  test("components and islands know nothing of Astro or Node", () => {
    const wrong = [...components, ...islands, ...files("src/{components,islands}/**/*.{client,lazy}.ts")].filter(
      (file) => imports(file).some(({ from }) => /^(?:astro\b|@astrojs\/|node:)/.test(from)),
    );
    expect(wrong).toEqual([]);
  });

  test("what ships JavaScript is said in .astro only", () => {
    const directive = /\bclient:(?:load|idle|visible|media|only|interaction)\b/;
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
        .filter((name) => name && name !== "visually-hidden" && !isOfBlock(name, file))
        .map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("styles", () => {
  test.each(componentStyles)("%s styles only its own component", (file) => {
    const block = basename(dirname(file));
    const foreign = rules(file).flatMap(({ selector }) =>
      [...selector.matchAll(/(>\s*)?\.(-?[a-zA-Z_][\w-]*)/g)]
        .filter(([, child, name = ""]) => {
          // A parent may place the component that is its child.
          const isPlaced = child !== undefined && !name.includes("__");
          return !isOfBlock(name, file) && !isPlaced && !name.startsWith("yarl__");
        })
        .map(([name]) => name),
    );
    expect(foreign, `${file} may style .${block} and .${block}__part`).toEqual([]);
  });

  test("a component sets no outer margin: its parent spaces it", () => {
    expect(
      declarations(componentStyles, ({ path, property, file }) => {
        const block = `.${basename(file, ".css")}`;
        const selectors = path.filter((part) => !part.startsWith("@"));
        return property.startsWith("margin") && selectors.every((part) => part === block || part.startsWith("&:"));
      }),
    ).toEqual([]);
  });

  test("colours stand only in tokens.css", () => {
    const others = styles.filter((file) => !file.endsWith("/tokens.css"));
    expect(declarations(others, ({ value }) => isColour(value))).toEqual([]);
    const written = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(\s*[\d.]/i;
    const drawn = scripts.flatMap((file) =>
      literals(ast(file))
        .filter((text) => written.test(text))
        .map(() => file),
    );
    expect(drawn).toEqual([]);
    const painted = [...components, ...islands].flatMap((file) =>
      nodes(file).filter(
        (node) =>
          ts.isJsxAttribute(node) &&
          /^(?:fill|stroke|color|stopColor)$/.test(node.name.getText()) &&
          literals(node).some(isColour),
      ),
    );
    expect(painted.map((node) => node.getText())).toEqual([]);
  });

  test("components use the roles of tokens.css, never its palette", () => {
    const palette = [...(tokens.match(/\/\* Palette \*\/(.*?)\/\*/s)?.[1] ?? "").matchAll(/(--[\w-]+):/g)];
    expect(palette.length).toBeGreaterThan(5);
    const names = new Set(palette.map(([, name]) => name));
    const uses = (value: string) => [...value.matchAll(/--[\w-]+/g)].some(([name]) => names.has(name));
    const others = styles.filter((file) => !file.endsWith("/tokens.css"));
    expect(declarations(others, ({ value }) => uses(value))).toEqual([]);
  });

  test("every custom property that is used is defined", () => {
    const inSources = styles.map(read).join("\n");
    const defined = new Set([...inSources.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const isKnown = (name: string) => defined.has(name) || read("astro.config.ts").includes(`"${name}"`);
    const uses = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
    expect(declarations(styles, ({ value }) => !uses(value).every(isKnown))).toEqual([]);
  });

  test("nothing is !important, and no id is styled", () => {
    expect(declarations(styles, ({ value }) => value.includes("!important"))).toEqual([]);
    expect(styles.filter((file) => rules(file).some(({ selector }) => /#[a-z]/i.test(selector)))).toEqual([]);
  });

  test("a component's styles are in no layer, so that they win", () => {
    expect(componentStyles.filter((file) => /@(?:layer|import)\b/.test(read(file)))).toEqual([]);
  });

  test("hover has its look only where there is hover, or together with focus", () => {
    const isLoose = (path: string[]) =>
      /:hover/.test(path.join().replace(/:is\(:hover, :focus-within\)/g, "")) &&
      !path.includes("@media (hover: hover)");
    expect(declarations(styles, ({ path }) => isLoose(path))).toEqual([]);
  });

  test("things move only for those who don't mind", () => {
    const moves = /^(?:animation|transition|scroll-behavior)(?:$|-)/;
    const allowed = /prefers-reduced-motion: no-preference/;
    expect(declarations(styles, ({ property, path }) => moves.test(property) && !allowed.test(path.join()))).toEqual(
      [],
    );
  });

  test("what CSS can say by sides alone is turned for languages that are written to the left", () => {
    const sides = /^(?:float: (?:left|right)|transform: .*translateX\(-?\d+%\))$/;
    const turned = (file: string) => read(file).includes('[dir="rtl"] &');
    const bySides = styles.filter(
      (file) => declarations([file], ({ property, value }) => sides.test(`${property}: ${value}`)).length > 0,
    );
    expect(bySides.filter((file) => !turned(file) && !file.endsWith("/plain.css"))).toEqual([]);
  });

  test("directions and sizes are logical", () => {
    const physical =
      /^(?:(?:margin|padding|border|scroll-\w+)-)?(?:left|right|top|bottom)\b|^(?:min-|max-)?(?:width|height)$/;
    const sides = /^(?:left|right)$/;
    const parts = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
    const differs = ([, right, , left]: string[]) => left !== undefined && left !== right;
    expect(
      declarations(
        // Browsers that know no other words read this one.
        styles.filter((file) => !file.endsWith("/plain.css")),
        ({ property, value }) =>
          physical.test(property) ||
          (property === "text-align" && sides.test(value)) ||
          (/^(?:margin|padding|inset)$/.test(property) && differs(parts(value))),
      ),
    ).toEqual([]);
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
    const all = [hospital.name, hospital.shortName, hospital.city, ...people];
    const names = [...all, ...testimonials.map(({ name }: { name: unknown }) => name)]
      .flatMap((name) => (typeof name === "string" ? [name] : Object.values(name)))
      .filter((name) => name !== "N/A");
    expect(names.length).toBeGreaterThan(5);
    const forbidden = [...names, hospital.email, hospital.website];
    const number = /tel:\+?\d|\+91[ \d-]{5,}/;
    const wrong = sources.flatMap((file) => {
      // The form of a number, in the words of the content check.
      if (isTest(file) || file === "src/content.config.ts") return [];
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

function files(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function ast(file: string, text = read(file)): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Every node of a script, outermost first. */
function nodes(file: string): ts.Node[] {
  return below(ast(file));
}

function below(node: ts.Node): ts.Node[] {
  const found = [node];
  ts.forEachChild(node, (child) => {
    found.push(...below(child));
  });
  return found;
}

/** Every text between quotes at or under `node`. */
function literals(node: ts.Node): string[] {
  return below(node).flatMap((child) => (ts.isStringLiteralLike(child) ? [child.text] : []));
}

function exportedValues(file: string): string[] {
  return ast(file).statements.flatMap((statement) => {
    const isExported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : ts.isExportDeclaration(statement);
    if (!isExported || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [];
    return [ts.isFunctionDeclaration(statement) ? (statement.name?.text ?? "") : statement.getText()];
  });
}

/** What a script, or the scripts of an Astro file, import; also `import()`. */
function imports(file: string): { from: string; isType: boolean }[] {
  const parts = file.endsWith(".astro")
    ? [...read(file).matchAll(/^---\n(.*?)^---$|<script>(.*?)<\/script>/gms)].map(([, a, b]) => a ?? b ?? "")
    : [read(file)];
  return parts.flatMap((text) =>
    below(ast(file, text)).flatMap((node) => {
      if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
        const { importClause } = node;
        const named = importClause?.namedBindings;
        const isType =
          importClause?.isTypeOnly ||
          (named && ts.isNamedImports(named) && !importClause.name && named.elements.every((one) => one.isTypeOnly));
        return { from: node.moduleSpecifier.text, isType: Boolean(isType) };
      }
      const [argument] = ts.isCallExpression(node) ? node.arguments : [];
      const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
      return isDynamic && argument && ts.isStringLiteral(argument) ? { from: argument.text, isType: false } : [];
    }),
  );
}

function comments(file: string): string[] {
  const found = read(file).matchAll(/^\s*(?:\/\/([^\n]*)|\/\*\*?(.*?)\*\/)/gms);
  return [...found].map(([, line, block]) => (line ?? block ?? "").trim());
}

/** A file's text without its comments. */
function code(file: string): string {
  const text = read(file).replace(/\/\*.*?\*\//gs, "");
  return file.endsWith(".css") ? text : text.replace(/(^|[\s;{}])\/\/.*$/gm, "$1");
}

function isOfBlock(name: string, file: string): boolean {
  return new RegExp(`^${basename(dirname(file))}(?:__[a-z0-9-]+)?$`).test(name);
}

function rules(file: string) {
  return styleRules(read(file));
}

interface Declaration {
  file: string;
  /** The selectors and at-rules around it, outermost first. */
  path: string[];
  property: string;
  value: string;
}

/** The declarations that offend, as "file: path { property: value }". */
function declarations(from: string[], offends: (declaration: Declaration) => boolean): string[] {
  return from.flatMap((file) =>
    rules(file).flatMap(({ path, declarations }) =>
      declarations
        .map(([property, value]) => ({ file, path, property, value }))
        .filter(offends)
        .map(({ property, value }) => `${file}: ${path.join(" ")} { ${property}: ${value} }`),
    ),
  );
}

function isColour(value: string): boolean {
  const words = value.replace(/var\([^)]*\)|"[^"]*"|url\([^)]*\)/g, "").match(/#?[\w-]+\(?/g) ?? [];
  return words.some(
    (word) => /^#|^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\($/.test(word) || colourNames.has(word),
  );
}
