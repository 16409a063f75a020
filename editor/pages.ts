import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importMap } from "./packages.ts";

/** The folder of the pages and their scripts. */
export const page = join(import.meta.dirname, "page");

interface PageContext {
  /** The CSRF token. */
  token: string;
  /** The address of the site's preview. */
  site: string | undefined;
}

const names: Record<string, string> = {
  "/": "home",
  "/edit": "edit",
  "/history": "history",
  "/old-words": "old-words",
  "/photos": "photos",
  "/publish": "publish",
  "/spreadsheets": "spreadsheets",
};

/** The page at an address; nothing where there is none. */
export function pageAt(path: string, { token, site = "" }: PageContext): string | undefined {
  const name = Object.hasOwn(names, path) ? names[path] : undefined;
  if (name === undefined) return undefined;
  return read(name)
    .replace("{{head}}", read("head"))
    .replace("{{token}}", token)
    .replace("{{imports}}", `<script type="importmap">${importMap}</script>`)
    .replaceAll("{{site}}", site);
}

function read(name: string): string {
  return readFileSync(join(page, `${name}.html`), "utf8");
}

/** Only this server, and the site's preview in a frame. */
export function policy({ site }: Pick<PageContext, "site">): string {
  const map = createHash("sha256").update(importMap).digest("base64");
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${map}' 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self' blob: data:",
    "worker-src 'self' blob:",
    `frame-src 'self' ${site ?? ""}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}
