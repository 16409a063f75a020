import { createHash } from "node:crypto";
import { allowedMethods } from "./answer.ts";
import { type Hosting, hiddenPath, malformedPath, pathPattern, siteRoot } from "./hosting.ts";
import { pageFile } from "./page-routes.ts";

/** The file in `dist/` with the part of Caddy's configuration that belongs to a release. */
export const caddyReleaseFile = "_caddy";

const releaseFile = `{$SITE_ROOT:${siteRoot}}/${caddyReleaseFile}`;

/**
 * A Caddyfile that answers as `answer.ts` does. Variables of the environment move it: SITE_ADDRESS (`:8080` speaks
 * plain http, behind a proxy that has the certificate), PLAIN_ADDRESS, which only leads to https, SITE_ROOT, the folder
 * of the built site, and SITE_KEPT, the files of earlier releases. It is independent of the content: pages, aliases and
 * header values are in the site's `caddyRelease`.
 *
 * @throws {Error} for a value with a backquote.
 */
export function caddyfile(site: Hosting, release = releaseFile): string {
  return `${configurationMark(site)}\n${configuration(site, release)}`;
}

/** The first line of the configuration, by which a release detects an outdated one. */
function configurationMark(site: Hosting): string {
  return `# Caddy ${createHash("sha256").update(configuration(site, releaseFile)).digest("hex").slice(0, 16)}`;
}

function configuration(site: Hosting, release: string): string {
  const { hostname } = new URL(site.origin);
  const otherName = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
  const types = Object.entries(site.types).map(([ending, type]) => `~\\${ending}$ ${quote(type)}`);
  const cache = site.cache.map(({ path, value, cdn = value }) => `~${pathPattern(path)} ${quote(value)} ${quote(cdn)}`);
  return `# Written by the build, from hosting. docs/deploy.md tells how to use it.
{
	# Its own redirects would carry none of the headers.
	auto_https {$AUTO_HTTPS:disable_redirects}
}

import ${release}

(headers) {
	header Cache-Control no-cache
	import release_headers
	header ?Vary Accept-Encoding
}

# The path and the query as they came; the registered path that is meant, and its file.
(target) {
	map {http.request.orig_uri} {raw_path} {raw_query} {
		"~^(/[^?#]*)(.*)$" "\${1}" "\${2}"
		# A bad one, for what is no path.
		default % ""
	}
	map {http.request.uri.path} {registered} {page} {
		import release_routes
		default "" ""
	}
	@refused not method ${allowedMethods.join(" ")}
	header @refused Allow "${allowedMethods.join(", ")}"
	respond @refused 405
	@bad vars_regexp bad {raw_path} ${quote(malformedPath)}
	respond @bad 400
}

# Leads to the registered address.
(moved) {
	@known expression \`{registered} != ""\`
	redir @known ${site.origin}{registered}{raw_query} 301
	redir ${site.origin}{raw_path}{raw_query} 301
}

# A file of the folder that is named, if it is there.
(file) {
	@file_{args.0} {
		not path */
		not path_regexp hidden ${quote(hiddenPath)}
		not vars_regexp doubled {raw_path} //
		file {
			root {args.1}
			try_files {http.request.uri.path}
		}
	}
	route @file_{args.0} {
		map {http.request.uri.path} {type} {
${lines(3, types)}			default application/octet-stream
		}
		map {raw_path} {cache} {cdn} {
${lines(3, cache)}		}
		header Content-Type {type}
		header Cache-Control {cache}
		header CDN-Cache-Control {cdn}
		@html path *.html
		import release_page_headers @html
		file_server {
			root {args.1}
			precompressed br gzip
			disable_canonical_uris
		}
	}
}

{$SITE_ADDRESS:${hostname}, ${otherName}} {
	import release_root
	route {
		import headers
		import target
		@other host ${otherName}
		route @other {
			import moved
		}
		@moved expression \`{registered} != "" && {registered} != {raw_path}\`
		redir @moved {registered}{raw_query} 301

		@page expression \`{registered} != ""\`
		rewrite @page {page}
		import file live {http.vars.root}
		import file kept {$SITE_KEPT:/srv/hospital/kept}
		map {raw_path} {not_found} {
			import release_not_found
		}
		rewrite {not_found}
		header Content-Type ${quote(site.types[".html"] ?? "text/html")}
		import release_page_headers *
		file_server {
			status 404
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		route {
			import headers
			respond {err.status_code}
		}
	}
}

# Every name on port 80.
{$PLAIN_ADDRESS:http://} {
	route {
		import headers
		import target
		import moved
	}
}
`;
}

/**
 * The part that depends on the content, imported by `caddyfile`.
 *
 * @throws {Error} for a value with a backquote.
 */
export function caddyRelease(site: Hosting, root = `{$SITE_ROOT:${siteRoot}}`): string {
  const routes = [...site.redirects, ...site.routes.map((route) => ({ from: route, to: route }))].map(
    ({ from, to }) => `~${anyForm(from)} ${to} ${pageFile(to)}`,
  );
  const set = (headers: Record<string, string>, on: string) =>
    Object.entries(headers).map(([name, value]) => `header ${on} ${name} ${quote(value)}`);
  const notFound = site.notFound.map((file) => `~^${file.replace("404.html", "")} ${file}`).reverse();
  const snippets = {
    release_root: [`root * ${root}`],
    release_headers: set(site.headers, "*"),
    release_page_headers: set(site.pageHeaders, "{args.0}"),
    release_routes: routes,
    release_not_found: notFound,
  };
  const text = Object.entries(snippets).map(([name, rows]) => `(${name}) {\n${lines(1, rows)}}\n`);
  return [`${configurationMark(site)}\n`, ...text].join("");
}

/** The path in any letter case, with any slashes, and as a file: `/hi/about` → `/HI//About/index.html`. */
function anyForm(path: string): string {
  const segments = path.split("/").filter(Boolean);
  const start = segments.map((segment) => `/+${segment.replace(/[.+]/g, "\\$&")}`).join("");
  return `(?i)^${start}((/+index)?\\.html)?/*$`;
}

function lines(depth: number, rows: string[]): string {
  return rows.map((row) => `${"\t".repeat(depth)}${row}\n`).join("");
}

function quote(value: string): string {
  if (value.includes("`")) throw new Error(`A Caddyfile can't hold ${value}.`);
  return `\`${value}\``;
}
