/** An SVG's source and its viewBox. */
export interface Svg {
  text: string;
  viewBox: { x: number; y: number; width: number; height: number };
}

const token =
  /<!--[\s\S]*?-->|<\?xml\s[^>]*\?>|<!\[CDATA\[[\s\S]*?\]\]>|<\/[\w:.-]+\s*>|<(?<name>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|[^<]+/gy;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Elements with behaviour or external content. */
const active =
  /^(?:script|foreignObject|iframe|object|embed|audio|video|image|feImage|a|handler|listener|animate\w*|set)$/i;
/** The elements allowed in an inlined SVG. */
const inlineElement = /^(?:svg|g|path|rect|circle|ellipse|line|polygon|polyline|title)$/;
const inlineAttribute =
  /^(?:xmlns|viewBox|width|height|d|fill|fill-rule|clip-rule|stroke|stroke-(?:width|linecap|linejoin)|opacity|transform|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|points)$/;
const maxInlineLength = 2000;
const maxLength = 500_000;

interface Tag {
  name: string;
  attributes: [name: string, value: string][];
}

/**
 * The tags of an SVG without their namespaces, because SVG's may have any prefix; undefined if the source isn't
 * well-formed or has a DOCTYPE.
 */
function tagsOf(text: string): Tag[] | undefined {
  const tags: Tag[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    if (match.index !== end) return undefined;
    end = match.index + match[0].length;
    const { name, attributes = "" } = match.groups ?? {};
    if (name)
      tags.push({
        name: name.replace(/^.*:/, ""),
        attributes: [...attributes.matchAll(attribute)].map(([, key = "", double, single]) => [
          key,
          double ?? single ?? "",
        ]),
      });
  }
  return end === text.length && tags[0]?.name === "svg" ? tags : undefined;
}

/** The reason to refuse an SVG: scripts, or external references. */
export function svgProblem(text: string): string | undefined {
  if (text.length > maxLength) return `has over ${maxLength / 1000} kB, too many shapes for a drawing`;
  const tags = tagsOf(text);
  if (!tags) return "is not an SVG that can be read, or begins with a document type";
  for (const { name, attributes } of tags) {
    if (active.test(name)) return `has <${name}>, and may only be drawn`;
    for (const [key, value] of attributes) {
      if (/^on/i.test(key)) return `has the script ${key}="…"`;
      if (/(?:^|:)(?:href|src|base)$/i.test(key) && !/^#[\w-]+$/.test(value))
        return `asks for another file: ${key}="${value}"`;
      if (asksElsewhere(value)) return `asks for another file in ${key}="…"`;
    }
  }
  const styles = [...text.matchAll(/<(?:[\w.-]+:)?style[^>]*>([\s\S]*?)<\//gi)].map(([, style = ""]) => style);
  if (styles.some(asksElsewhere)) return "asks for another file in its style";
  return viewBoxOf(tags) ? undefined : "has no viewBox, and no width and height";
}

/** Escapes like `&#117;rl` and `\75rl` are obfuscation. */
function asksElsewhere(style: string): boolean {
  return /@import|javascript:|url\(\s*['"]?(?!['"]?#)|&#|\\/i.test(style);
}

function viewBoxOf([root]: Tag[]): Svg["viewBox"] | undefined {
  const of = new Map(root?.attributes);
  const [x = 0, y = 0, width = 0, height = 0] = of
    .get("viewBox")
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, ...["width", "height"].map((side) => Number.parseFloat(of.get(side) ?? ""))];
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** @throws {Error} when `svgProblem` refuses the SVG. */
export function readSvg(text: string): Svg {
  const viewBox = viewBoxOf(tagsOf(text) ?? []);
  if (!viewBox) throw new Error("The SVG isn't valid. The content check reports the reason.");
  return { text, viewBox };
}

/** Replaces the attributes of the root. */
export function withRoot({ text, viewBox }: Svg, attributes: Record<string, string | number>, content = ""): string {
  const { x, y, width, height } = viewBox;
  const rootAttributes = { viewBox: `${x} ${y} ${width} ${height}`, ...attributes };
  const replaced = new RegExp(
    `\\s(?:${[...Object.keys(rootAttributes), "width", "height"].join("|")})\\s*=\\s*(?:"[^"]*"|'[^']*')`,
    "g",
  );
  const attributeTexts = Object.entries(rootAttributes).map(([name, value]) => ` ${name}="${value}"`);
  return text
    .replace(/^[\s\S]*?(?=<(?:svg:)?svg\b)/, "")
    .replace(
      /^<((?:svg:)?svg)([^>]*)>/,
      (_, name, attributes) => `<${name}${attributes.replace(replaced, "")}${attributeTexts.join("")}>${content}`,
    );
}

/** Replaces colours by the map `colours`. */
export function recoloured(svg: Svg, colours: ReadonlyMap<string, string>): Svg {
  const text = svg.text.replace(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi, (hex) => colours.get(hex.toLowerCase()) ?? hex);
  return { ...svg, text };
}

/** The root's inner markup for inlining; undefined where it is too large or has other elements. */
export function inlineMarkup({ text }: Svg): string | undefined {
  const tags = tagsOf(text) ?? [];
  const [root] = tags;
  const canBeInline = tags.every(
    ({ name, attributes }) =>
      inlineElement.test(name) &&
      attributes.every(([key, value]) => inlineAttribute.test(key) && !value.includes("url(")),
  );
  const isBare = root?.attributes.every(([key]) => /^(?:xmlns|viewBox|width|height)$/.test(key));
  const inside = text
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/<title>[^<]*<\/title>/, "")
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .trim();
  return canBeInline && isBare && inside.length <= maxInlineLength ? inside : undefined;
}
