import { createHash } from "node:crypto";

const inlineElements = /<!--[\s\S]*?-->|<(script|style)((?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)>([\s\S]*?)<\/\1\s*>/gi;
const handlerOrStyle =
  /<[a-z][a-z0-9-]*(?=\s)(?:"[^"]*"|'[^']*'|[^"'>])*?\s(style|on[a-z]+)\s*=\s*["']?([^"'>]{0,40})/i;
const charset = /<meta charset=[^>]*>/i;

const scripts = "script-src 'self'";

/** The frames that a page may load, by the component that needs them: the video player, and maps. */
const frames = {
  "https://www.youtube-nocookie.com/embed/": "https://www.youtube.com/watch",
  "https://www.openstreetmap.org/export/": 'data-src="https://www.openstreetmap.org/export/',
  "https://www.google.com/maps/embed": 'data-src="https://www.google.com/maps/embed',
};

/**
 * Adds the `Content-Security-Policy` to the start of the head, as a `<meta>` with a hash for every inline script and
 * style. HTML without a head isn't a page, and stays unchanged.
 *
 * @throws {Error} when a page has a `style` attribute or an event handler, which a hash can't allow.
 */
export function withPolicy(page: string): string {
  // Browsers normalize line breaks before hashing.
  const html = page.replace(/\r\n?/g, "\n");
  refuseAttributes(html);
  return html.replace(
    charset,
    (element) => `${element}<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html)}">`,
  );
}

function contentSecurityPolicy(html: string): string {
  const scriptSources = new Set([scripts]);
  const styleSources = new Set(["style-src 'self'"]);
  for (const [, element, attributes = "", text = ""] of html.matchAll(inlineElements)) {
    if (!element) continue;
    if (element.toLowerCase() === "style") styleSources.add(hash(text));
    else if (text !== "" && runs(attributes)) scriptSources.add(hash(text));
  }
  const frameSources = Object.entries(frames).flatMap(([source, sign]) => (html.includes(sign) ? [source] : []));
  return [
    "default-src 'none'",
    [...scriptSources].join(" "),
    [...styleSources].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frameSources.length > 0 ? [["frame-src", ...frameSources].join(" ")] : []),
    "base-uri 'none'",
    // Before hydration, the search form submits to its own page.
    "form-action 'self'",
  ].join("; ");
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function scriptType(attributes: string): string {
  const [, type = ""] = attributes.match(/\stype\s*=\s*["']?([^"'\s>]*)/i) ?? [];
  return type.toLowerCase();
}

/** Whether a browser executes the script. JSON-LD and other data blocks need no hash. */
function runs(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = scriptType(attributes);
  // Chromium ignores the keyword 'inline-speculation-rules' in a <meta>, so speculation rules need a hash.
  return (
    ["", "module", "importmap", "speculationrules"].includes(type) ||
    /^(text|application)\/(x-)?(java|ecma)script$/.test(type)
  );
}

function refuseAttributes(html: string): void {
  const [, attribute, value] = html.replace(inlineElements, "").match(handlerOrStyle) ?? [];
  if (!attribute) return;
  const title = html.match(/<title[^>]*>([^<]*)/i)?.[1]?.trim() ?? "without a title";
  throw new Error(
    `The page "${title}" has the attribute ${attribute}="${value}…", which the Content-Security-Policy blocks. ` +
      (attribute.toLowerCase() === "style"
        ? "Move it into the component's style file."
        : "Listen for the event in a script instead."),
  );
}
