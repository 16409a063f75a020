import { memoize } from "@hospital/content/memoize";
import { type AtRule, type Container, list, parse, type Rule } from "postcss";

const element = /<style>([\s\S]*?)<\/style>/g;
/** Classes that scripts of components and the service worker add. */
export const classesFromScripts = [
  "map-panel__frame",
  "next-session__building",
  "next-session__text",
  "opd-board__cell",
  "opd-board__tag",
  "ribbon",
  "video-card__frame",
  "visually-hidden",
];
/** Data attributes whose values only the build sets: the variants of components. */
export const variants = [
  "beside",
  "columns",
  "fact",
  "fit",
  "head",
  "in-row",
  "kind",
  "look",
  "mark",
  "row",
  "rows",
  "tone",
];
/** Every page has this mark after the content of a phone's first screen. */
const mark = /<span id="first-screen-end"[^>]*>/;
const island = /class="(?:[^"]* )?lazy-island[ "]/;

/**
 * Combines the styles of a page into two style elements: in the head the rules for the first screen, and after it the
 * remaining rules. There is only one element each, because each needs a hash in the policy. The order of styles of
 * different components doesn't matter. Rules for classes and variants (`data-look="tile"`) that neither the page
 * nor a script has are left out, unless the page has an island, which can add any component.
 */
export function withStyles(html: string): string {
  const css = [...html.matchAll(element)].map(([, styles = ""]) => styles.trim()).join("");
  const bare = html.replace(element, "");
  const [first = "", ...rest] = bare.split(mark);
  // Without the mark, the page is one screen, to which scripts add their classes.
  const added = rest.length > 0 ? [] : classesFromScripts;
  const pageNames = island.test(bare) ? "" : namesIn(bare, css);
  const { early, late } = splitStyles(css, [namesIn(first, css), ...added].join(" "), pageNames);
  return (
    bare
      .replace("</head>", () => `<style>${early}</style></head>`)
      // HTML allows a style element in the body only inside an SVG.
      .replace(mark, (span) => span + (late && `<svg><style>${late}</style></svg>`))
  );
}

/** `first`: the names on the first screen. `pageNames`: the names of the page, empty if all rules are needed. */
const splitStyles = memoize((css: string, first: string, pageNames: string) => {
  const early = withJoinedConditions(css);
  const onPage = new Set([...pageNames.split(" "), ...classesFromScripts]);
  if (pageNames) keep(early, (node) => node.type === "atrule" || !lacks(node, onPage));
  const onFirst = new Set(first.split(" "));
  const late = early.clone();
  keep(early, (node) => node.type === "atrule" || !lacks(node, onFirst));
  keep(late, (node) => node.type === "rule" && lacks(node, onFirst));
  const styles = { early: early.toString(), late: late.toString() };
  if (/[<&]/.test(styles.late))
    throw new Error("The styles after the first screen are inside an SVG, so they can't contain < or &.");
  return styles;
});

/** True if each selector of the rule requires a name that isn't there. */
function lacks({ selector }: Rule, names: ReadonlySet<string>): boolean {
  return namesOf(selector).every((required) => required.some((name) => !names.has(name)));
}

/** The classes and variants of the HTML that the styles name: "hero", "data-look=tile". */
function namesIn(html: string, css: string): string {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  const data = [...html.matchAll(/(data-[\w-]+)="([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`);
  const styledNames = allNamesOf(css);
  return [...new Set([...classes, ...data])]
    .filter((name) => styledNames.has(name))
    .sort()
    .join(" ");
}

const allNamesOf = memoize((css: string) => {
  const names = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    for (const name of namesOf(selector).flat()) names.add(name);
  });
  return names;
});

/** For each selector of a list, the classes and variants that the element, its ancestors or its siblings must have. */
const namesOf = memoize((selectors: string) =>
  list.comma(selectors).map((selector) => {
    const required = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
    const classes = [...required.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
    const chosen = [...required.matchAll(/\[data-([\w-]+)="?([^"\]]+)"?\]/g)]
      .filter(([, name = ""]) => variants.includes(name))
      .map(([, name, value]) => `data-${name}=${value}`);
    return [...classes, ...chosen];
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
    const isJoined = [before, rule].every((node) => node?.type === "atrule" && node.name === "supports");
    if (!isJoined || (before as AtRule).params !== (rule as AtRule).params) return;
    (before as AtRule).append((rule as AtRule).nodes ?? []);
    rule.remove();
  });
  return sheet;
}
