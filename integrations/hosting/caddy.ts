import { allowedMethods } from "./answer.ts";
import { badPath, type Hosting, hiddenPath, pathPattern } from "./hosting.ts";

/**
 * A Caddyfile that answers as `answer.ts` does. Variables of the environment move it: SITE_ADDRESS (`:8080` speaks plain
 * http, behind a proxy that has the certificate), PLAIN_ADDRESS, which only leads to https, and SITE_ROOT, the folder of
 * the built site.
 *
 * @throws {Error} for a value with a backquote.
 */
export function caddyfile(site: Hosting): string {
  const { hostname } = new URL(site.origin);
  const routes = [...site.redirects, ...site.routes.map((route) => ({ from: route, to: route }))].map(
    ({ from, to }) => `~${anyForm(from)} ${to} ${to === "/" ? "/index" : to}.html`,
  );
  const types = Object.entries(site.types).map(([ending, type]) => `~\\${ending}$ ${quote(type)}`);
  const cache = site.cache.map(({ path, value, cdn = value }) => `~${pathPattern(path)} ${quote(value)} ${quote(cdn)}`);
  const pageHeaders = Object.entries(site.pageHeaders).map(([name, value]) => `${name} ${quote(value)}`);
  const notFound = site.notFound.map((file) => `~^${file.replace("404.html", "")} ${file}`).reverse();
  return `# Written by the build, from integrations/hosting. docs/deploy.md tells how to use it.
(headers) {
${lines(
  1,
  Object.entries({ ...site.headers, "Cache-Control": "no-cache" }).map(
    ([name, value]) => `header ${name} ${quote(value)}`,
  ),
)}	header ?Vary Accept-Encoding
}

# The path and the query as they came; the registered path that is meant, and its file.
(target) {
	map {http.request.orig_uri} {raw_path} {raw_query} {
		"~^(/[^?#]*)(.*)$" "\${1}" "\${2}"
		# A bad one, for what is no path.
		default % ""
	}
	map {http.request.uri.path} {registered} {page} {
${lines(2, routes)}		default "" ""
	}
	@refused not method ${allowedMethods.join(" ")}
	header @refused Allow "${allowedMethods.join(", ")}"
	respond @refused 405
	@bad vars_regexp bad {raw_path} ${quote(badPath)}
	respond @bad 400
}

{$SITE_ADDRESS:${hostname}} {
	root * {$SITE_ROOT:/srv/hospital/dist}
	route {
		import headers
		import target
		@moved expression \`{registered} != "" && {registered} != {raw_path}\`
		redir @moved {registered}{raw_query} 301

		@page expression \`{registered} != ""\`
		rewrite @page {page}
		@file {
			not path */
			not path_regexp hidden ${quote(hiddenPath)}
			not vars_regexp doubled {raw_path} //
			file {http.request.uri.path}
		}
		route @file {
			map {http.request.uri.path} {type} {
${lines(4, types)}				default application/octet-stream
			}
			map {raw_path} {cache} {cdn} {
${lines(4, cache)}			}
			header Content-Type {type}
			header Cache-Control {cache}
			header CDN-Cache-Control {cdn}
			@html path *.html
${lines(
  3,
  pageHeaders.map((row) => `header @html ${row}`),
)}			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
		map {raw_path} {not_found} {
${lines(3, notFound)}		}
		rewrite {not_found}
		header Content-Type ${quote(site.types[".html"] ?? "text/html")}
${lines(
  2,
  pageHeaders.map((row) => `header ${row}`),
)}		file_server {
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
		@known expression \`{registered} != ""\`
		redir @known ${site.origin}{registered}{raw_query} 301
		redir ${site.origin}{raw_path}{raw_query} 301
	}
}
`;
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
