import { type Hosting, locatingHeaders } from "./hosting.ts";

/** The file in `dist/` that deploy/Caddyfile includes: the release's headers, and the answer to each of its addresses. */
export const caddyFile = "_caddy";

/** The first line of the matching deploy/Caddyfile. An incompatible change of either file raises the number in both. */
const neededConfiguration = "# Configuration 2 of a site";

/** @throws {Error} for a value with a backquote. */
export function caddyInclude({ routes, redirects, headers, pageHeaders, locating }: Hosting): string {
  const set = (values: Record<string, string>) =>
    lines(Object.entries(values).map(([name, value]) => `${name} ${quote(value)}`));
  const targets = [...redirects, ...routes.map((route) => ({ from: route, to: route }))];
  return `${neededConfiguration}
header {
${set(headers)}}

# A public file that isn't a page.
@file {
	path *.*
	not {
		path *.html *.br *.gz */.*
		not path /.well-known/*
	}
}
file_server @file {
	pass_thru
	precompressed br gzip
}

# A page: its address has no ending. The answer to a missing file is a page, too.
header {
${set(pageHeaders)}}
${locating.length > 0 ? `@locating path ${locating.join(" ")}\nheader @locating {\n${set(locatingHeaders)}}\n` : ""}file_server / {
	precompressed br gzip
}
@page not path *.* */ */index */404
handle @page {
	rewrite * {path}.html
	file_server {
		pass_thru
		precompressed br gzip
	}
}

# Any other form is redirected to it.
map {http.request.orig_uri.path} {registered} {
${lines(targets.map(({ from, to }) => `~${anyForm(from)} ${to}`))}	default ""
}
map {http.request.orig_uri} {search} {
	~^[^?]*([?].*)$ "\${1}"
	default ""
}
@moved expression \`{registered} != "" && {registered} != {http.request.orig_uri.path}\`
redir @moved {registered}{search} 301
`;
}

/** The path in any letter case, with any slashes, and as a file: `/hi/about` → `/HI//About/index.html`. */
function anyForm(path: string): string {
  const segments = path.split("/").filter(Boolean);
  const start = segments.map((segment) => `/+${segment.replace(/[.+]/g, "\\$&")}`).join("");
  return `(?i)^${start}((/+index)?\\.html)?/*$`;
}

function lines(rows: string[]): string {
  return rows.map((row) => `\t${row}\n`).join("");
}

function quote(value: string): string {
  if (value.includes("`")) throw new Error(`A Caddyfile can't hold ${value}.`);
  return `\`${value}\``;
}
