/** A drawing as it is written, and the part of the plane that it shows. */
export interface Svg {
  text: string;
  viewBox: { x: number; y: number; width: number; height: number };
}

const token =
  /<!--[\s\S]*?-->|<\?xml\s[^>]*\?>|<!\[CDATA\[[\s\S]*?\]\]>|<\/[\w:.-]+\s*>|<(?<name>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|[^<]+/gy;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** What acts, or shows what is somewhere else. */
const active =
  /^(?:script|foreignObject|iframe|object|embed|audio|video|image|feImage|a|handler|listener|animate\w*|set)$/i;
/** What a drawing may be made of to stand in the page itself, where it takes the page's colours. */
const plain = /^(?:svg|g|path|rect|circle|ellipse|line|polygon|polyline|title)$/;
const plainAttribute =
  /^(?:xmlns|viewBox|width|height|d|fill|fill-rule|clip-rule|stroke|stroke-(?:width|linecap|linejoin)|opacity|transform|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|points)$/;
const maxInlineLength = 2000;

interface Tag {
  name: string;
  attributes: [name: string, value: string][];
}

/** The tags of an SVG; nothing where it isn't well-formed, or has a document type, which could say anything. */
function tagsOf(text: string): Tag[] | undefined {
  const tags: Tag[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    if (match.index !== end) return undefined;
    end = match.index + match[0].length;
    const { name, attributes = "" } = match.groups ?? {};
    if (name)
      tags.push({
        name: name.replace(/^svg:/, ""),
        attributes: [...attributes.matchAll(attribute)].map(([, key = "", double, single]) => [
          key,
          double ?? single ?? "",
        ]),
      });
  }
  return end === text.length && tags[0]?.name === "svg" ? tags : undefined;
}

/** Why a drawing is refused: what it does, or what it asks of another place. */
export function svgProblem(text: string): string | undefined {
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
  const styles = [...text.matchAll(/<(?:svg:)?style[^>]*>([\s\S]*?)<\//gi)].map(([, style = ""]) => style);
  if (styles.some(asksElsewhere)) return "asks for another file in its style";
  return viewBoxOf(tags) ? undefined : "has no viewBox, and no width and height";
}

/** In a disguise (`&#117;rl`, `\75rl`) nobody writes by chance. */
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

/** @throws {Error} when the drawing is one that `svgProblem` refuses. */
export function readSvg(text: string): Svg {
  const viewBox = viewBoxOf(tagsOf(text) ?? []);
  if (!viewBox) throw new Error("The content check lets no such SVG through.");
  return { text, viewBox };
}

/** The same with `attributes` at its root, in the place of its own. */
export function withRoot({ text, viewBox }: Svg, attributes: Record<string, string | number>, more = ""): string {
  const { x, y, width, height } = viewBox;
  const own = { viewBox: `${x} ${y} ${width} ${height}`, ...attributes };
  const replaced = new RegExp(
    `\\s(?:${[...Object.keys(own), "width", "height"].join("|")})\\s*=\\s*(?:"[^"]*"|'[^']*')`,
    "g",
  );
  const written = Object.entries(own).map(([name, value]) => ` ${name}="${value}"`);
  return text
    .replace(/^[\s\S]*?(?=<(?:svg:)?svg\b)/, "")
    .replace(
      /^<((?:svg:)?svg)([^>]*)>/,
      (_, name, attributes) => `<${name}${attributes.replace(replaced, "")}${written.join("")}>${more}`,
    );
}

/** The same with other colours: those that are in `colours` give way to what stands there. */
export function recoloured(svg: Svg, colours: ReadonlyMap<string, string>): Svg {
  const text = svg.text.replace(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi, (hex) => colours.get(hex.toLowerCase()) ?? hex);
  return { ...svg, text };
}

/** What is inside the root, for the page itself; nothing where the drawing is too large or not plain enough for that. */
export function plainInside({ text }: Svg): string | undefined {
  const tags = tagsOf(text) ?? [];
  const [root] = tags;
  const isPlain = tags.every(
    ({ name, attributes }) =>
      plain.test(name) && attributes.every(([key, value]) => plainAttribute.test(key) && !value.includes("url(")),
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
  return isPlain && isBare && inside.length <= maxInlineLength ? inside : undefined;
}
