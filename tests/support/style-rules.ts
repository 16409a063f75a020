/** A rule of a style sheet with its own declarations. */
export interface StyleRule {
  /** The selectors and at-rules from the outermost to this one. */
  path: string[];
  /** The last of `path` when it is a selector, else "". */
  selector: string;
  declarations: [property: string, value: string][];
}

/** Every rule of a sheet of nested CSS, in order; a rule counts once, its nested rules after it. */
export function styleRules(css: string): StyleRule[] {
  const pieces = css.replace(/\/\*.*?\*\//gs, "").match(/"[^"]*"|'[^']*'|[{};]|[^{};"']+/g) ?? [];
  const rules: StyleRule[] = [];
  const open: StyleRule[] = [];
  let text = "";
  for (const piece of pieces) {
    if (piece === "{") {
      const prelude = text.trim().replace(/\s+/g, " ");
      const rule = {
        path: [...(open.at(-1)?.path ?? []), prelude],
        selector: prelude.startsWith("@") ? "" : prelude,
        declarations: [],
      };
      rules.push(rule);
      open.push(rule);
    } else if (piece === "}" || piece === ";") {
      const [, property, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(text) ?? [];
      if (property && value) open.at(-1)?.declarations.push([property, value]);
      if (piece === "}") open.pop();
    } else {
      text += piece;
      continue;
    }
    text = "";
  }
  return rules;
}
