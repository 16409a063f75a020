import { memoize } from "@hospital/content/memoize";
import { type AtRule, type Container, list, parse, type Rule } from "postcss";

const element = /<style>([\s\S]*?)<\/style>/g;
/** Classes of other components that scripts and the service worker add. */
export const addedByScripts = ["visually-hidden", "ribbon"];
/** Every page has this mark after the content of a phone's first screen. */
const mark = /<span id="first-screen-end"[^>]*>/;

/**
 * Combines the styles of a page into two style elements: in the head the rules for the first screen, and after it the
 * remaining rules. There is only one element each, because each needs a hash in the policy. The order of styles of
 * different components doesn't matter. Styles of components that the page doesn't contain are left out, unless it has an
 * island, which can add any component.
 */
export function withStyles(html: string): string {
  const css = [...html.matchAll(element)].map(([, own = ""]) => own.trim()).join("");
  const bare = html.replace(element, "");
  const [first = ""] = bare.split(mark);
  const all = classesIn(bare);
  const components = all.includes("lazy-island") ? "" : distinct([...all, ...addedByScripts].map(componentOf));
  const { early, late } = splitStyles(css, distinct(classesIn(first)), components);
  return (
    bare
      .replace("</head>", () => `<style>${early}</style></head>`)
      // HTML allows a style element in the body only inside an SVG.
      .replace(mark, (span) => span + (late && `<svg><style>${late}</style></svg>`))
  );
}

/** `classes`: the classes of the first screen. `components`: the components of the page, empty if all are needed. */
const splitStyles = memoize((css: string, classes: string, components: string) => {
  const known = new Set(classes.split(" "));
  const used = new Set(components.split(" "));
  const early = withJoinedConditions(css);
  const isUnused = ({ selector }: Rule) =>
    classesOf(selector).every((classes) => classes.some((name) => !used.has(componentOf(name))));
  if (components) keep(early, (node) => node.type === "atrule" || !isUnused(node));
  const late = early.clone();
  const isLate = ({ selector }: Rule) =>
    classesOf(selector).every((classes) => classes.some((name) => !known.has(name)));
  keep(early, (node) => node.type === "atrule" || !isLate(node));
  keep(late, (node) => node.type === "rule" && isLate(node));
  const styles = { early: early.toString(), late: late.toString() };
  if (/[<&]/.test(styles.late)) throw new Error("A style that a drawing carries holds < or &.");
  return styles;
});

function classesIn(html: string): string[] {
  return [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
}

/** A component's elements have its class with a suffix: "button__icon". */
function componentOf(name: string): string {
  return name.replace(/__.*/, "");
}

function distinct(names: readonly string[]): string {
  return [...new Set(names)].sort().join(" ");
}

/** For each selector of a list, the classes that the element, its ancestors or its siblings must have to match. */
const classesOf = memoize((selectors: string) =>
  list.comma(selectors).map((selector) => {
    const required = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
    return [...required.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
  }),
);

/**
 * Removes all other rules, and conditions without remaining rules. At-rules such as @font-face and @keyframes contain
 * no style rules.
 */
function keep(sheet: Container, isKept: (node: Rule | AtRule) => boolean): void {
  sheet.each((node) => {
    if (node.type === "atrule" && /^(?:media|supports)$/.test(node.name)) {
      keep(node, isKept);
      if (node.nodes?.length === 0) node.remove();
    } else if (node.type !== "comment" && node.type !== "decl" && !isKept(node)) node.remove();
  });
}

/**
 * Merges consecutive @supports blocks with the same condition; integrations/supported-browsers adds one to each file.
 */
function withJoinedConditions(css: string) {
  const sheet = parse(css);
  sheet.each((rule) => {
    const before = rule.prev();
    const isJoined = [before, rule].every((one) => one?.type === "atrule" && one.name === "supports");
    if (!isJoined || (before as AtRule).params !== (rule as AtRule).params) return;
    (before as AtRule).append((rule as AtRule).nodes ?? []);
    rule.remove();
  });
  return sheet;
}
