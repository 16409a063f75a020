import postcss, { type ChildNode } from "postcss";

/** A rule of a style sheet with its own declarations. */
interface StyleRule {
  /** The selectors and at-rules from the outermost to this one. */
  path: string[];
  /** The last of `path` when it is a selector, else "". */
  selector: string;
  declarations: [property: string, value: string][];
}

/** Every rule of a sheet of nested CSS, in order; a rule counts once, its nested rules after it. */
export function styleRules(css: string): StyleRule[] {
  return postcss.parse(css).nodes.flatMap((node) => rulesOf(node, []));
}

function rulesOf(node: ChildNode, around: string[]): StyleRule[] {
  if ((node.type !== "rule" && node.type !== "atrule") || !node.nodes) return [];
  const prelude = node.type === "rule" ? node.selector : `@${node.name}${node.raws.afterName}${node.params}`;
  const path = [...around, prelude.replace(/\s+/g, " ")];
  const declarations = node.nodes.flatMap((child): StyleRule["declarations"] =>
    child.type === "decl" ? [[child.prop, child.value]] : [],
  );
  const rule = { path, selector: node.type === "rule" ? (path.at(-1) ?? "") : "", declarations };
  return [rule, ...node.nodes.flatMap((child) => rulesOf(child, path))];
}
