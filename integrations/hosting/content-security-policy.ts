import { createHash } from "node:crypto";

// A CDN's header file refuses lines over 2,000 characters; the header's name is on the same line.
const maximumLength = 3900;
const maximumHashes = 60;

const inlineElements = /<!--[\s\S]*?-->|<(script|style)((?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)>([\s\S]*?)<\/\1\s*>/gi;
const handlerOrStyle =
  /<[a-z][a-z0-9-]*(?=\s)(?:"[^"]*"|'[^']*'|[^"'>])*?\s(style|on[a-z]+)\s*=\s*["']?([^"'>]{0,40})/i;

/**
 * One `Content-Security-Policy` for all pages, from their whole HTML: a hash for every inline script and style.
 *
 * @throws {Error} when a page has a `style` attribute or an event handler, which no hash allows, and when the policy
 * needs more than 20 hashes or 1,900 characters.
 */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const scripts = new Map<string, string>();
  const styles = new Map<string, string>();
  let speculates = false;

  for (const page of pages) {
    // A browser hashes the text after it has read every line end as a line feed.
    const html = page.replace(/\r\n?/g, "\n");
    for (const [, element, attributes = "", text = ""] of html.matchAll(inlineElements)) {
      if (!element) continue;
      if (element.toLowerCase() === "style") styles.set(hash(text), text);
      else if (scriptType(attributes) === "speculationrules") speculates = true;
      else if (text !== "" && runs(attributes)) scripts.set(hash(text), text);
    }
    refuseAttributes(html);
  }

  const policy = [
    "default-src 'none'",
    // Pagefind, which searches the pages' text, is WebAssembly.
    [
      "script-src 'self' 'wasm-unsafe-eval'",
      ...(speculates ? ["'inline-speculation-rules'"] : []),
      ...[...scripts.keys()].sort(),
    ].join(" "),
    ["style-src 'self'", ...[...styles.keys()].sort()].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src https://www.youtube-nocookie.com/embed/ https://www.openstreetmap.org/export/",
    "base-uri 'none'",
    // Words that are typed into the search before its script listens are sent to its own page.
    "form-action 'self'",
    "frame-ancestors 'none'",
    "upgrade-insecure-requests",
  ].join("; ");
  refuseLongPolicy(policy, scripts, styles);
  return policy;
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function scriptType(attributes: string): string {
  const [, type = ""] = attributes.match(/\stype\s*=\s*["']?([^"'\s>]*)/i) ?? [];
  return type.toLowerCase();
}

/** Whether a browser runs the script; JSON-LD and other data is only text to it and needs no hash. */
function runs(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = scriptType(attributes);
  return ["", "module", "importmap"].includes(type) || /^(text|application)\/(x-)?(java|ecma)script$/.test(type);
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

function refuseLongPolicy(policy: string, scripts: Map<string, string>, styles: Map<string, string>): void {
  const count = scripts.size + styles.size;
  if (count <= maximumHashes && policy.length <= maximumLength) return;
  const problem =
    count > maximumHashes
      ? `needs ${count} hashes, and ${maximumHashes} are allowed`
      : `is ${policy.length} characters long, and ${maximumLength} are allowed`;
  const beginnings = [...scripts.values(), ...styles.values()].map((text) => `  ${text.trim().slice(0, 80)}`);
  throw new Error(
    `The Content-Security-Policy ${problem}. The pages have ${scripts.size} different inline scripts and ` +
      `${styles.size} different inline styles: share them between pages, or put them into files. They begin:\n${beginnings.join("\n")}`,
  );
}
