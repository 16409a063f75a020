import { basename } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import {
  ast,
  componentStyles,
  components,
  islands,
  isOfBlock,
  literals,
  nodes,
  read,
  scripts,
  styles,
} from "./support/source-files.ts";
import { styleRules } from "./support/style-rules.ts";

test("each style selects only its component: .block and .block__part", () => {
  const foreign = componentStyles.flatMap((file) =>
    rules(file)
      .flatMap(({ selector }) => [...selector.matchAll(/(>\s*)?\.(-?[a-zA-Z_][\w-]*)/g)])
      .filter(([, child, name = ""]) => {
        // A parent may place the component that is its child.
        const isPlaced = child !== undefined && !name.includes("__");
        return !isOfBlock(name, file) && !isPlaced && !name.startsWith("yarl__");
      })
      .map(([name]) => `${file}: ${name}`),
  );
  expect(foreign).toEqual([]);
});

test("a component sets no outer margin: its parent spaces it", () => {
  expect(
    declarations(componentStyles, ({ path, property, file }) => {
      const block = `.${basename(file, ".css")}`;
      const selectors = path.filter((part) => !part.startsWith("@"));
      return property.startsWith("margin") && selectors.every((part) => part === block || /^&:(?!:)/.test(part));
    }),
  ).toEqual([]);
});

/** Styles are checked by stylelint. */
test("no script and no drawing has a fixed colour", () => {
  const colourPattern =
    /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(\s*[\d.]/i;
  const inScripts = scripts.filter((file) => literals(ast(file)).some((text) => colourPattern.test(text)));
  expect(inScripts).toEqual([]);
  const painted = [...components, ...islands].flatMap((file) =>
    nodes(file).filter(
      (node) =>
        ts.isJsxAttribute(node) &&
        /^(?:fill|stroke|color|stopColor)$/.test(node.name.getText()) &&
        literals(node).some((value) => !/^(?:none|currentColor|(?:var|url)\(.*)$/.test(value)),
    ),
  );
  expect(painted.map((node) => node.getText())).toEqual([]);
});

test("hover styles apply only on devices that support hover, or also on focus", () => {
  const isLoose = (path: string[]) =>
    /:hover/.test(path.join().replace(/:is\(:hover, :focus-within\)/g, "")) && !path.includes("@media (hover: hover)");
  expect(declarations(styles, ({ path }) => isLoose(path))).toEqual([]);
});

test("animates only without reduced motion", () => {
  const moves = /^(?:animation|transition|scroll-behavior)(?:$|-)/;
  const allowed = /prefers-reduced-motion: no-preference/;
  expect(declarations(styles, ({ property, path }) => moves.test(property) && !allowed.test(path.join()))).toEqual([]);
});

test("styles for left and right alone are mirrored for languages that are written to the left", () => {
  const sides = /^(?:float: (?:left|right)|transform: .*translateX\(-?\d+%\))$/;
  const turned = (file: string) => read(file).includes('[dir="rtl"] &');
  const bySides = styles.filter(
    (file) => declarations([file], ({ property, value }) => sides.test(`${property}: ${value}`)).length > 0,
  );
  expect(bySides.filter((file) => !turned(file) && !file.endsWith("/plain.css"))).toEqual([]);
});

test("a background's position from the right is mirrored for languages that are written to the left", () => {
  // "calc(50% + (50% - 1rem) * var(--way, 1))" is mirrored. A percentage of a circle's centre in its own box isn't a side.
  const isFromRight = ({ property, value }: Declaration) =>
    property.startsWith("background") && /calc\(100% - |(?:\s|^)100% 0|\b(?:left|right)\b/.test(value);
  expect(declarations(styles, isFromRight)).toEqual([]);
});

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

/** The declarations that break a rule, such as "file: path { property: value }". */
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
