import { createHash } from "node:crypto";
import { allowedMethods } from "./answer.ts";
import { type CacheRule, type Hosting, hiddenPath, malformedPath, pathPattern, siteRoot } from "./hosting.ts";

/** nginx's paths and listen addresses. */
export interface NginxPaths {
  /** Folder of the site, where no `nginxRelease` names another. */
  root: string;
  /** The file with the `nginxRelease` of the site. */
  release: string;
  /** Assets of earlier releases, for pages that are still open. */
  kept: string;
  /** certbot's webroot, for `.well-known/acme-challenge`. */
  challenges: string;
  /** For `listen`: ports, or addresses with ports. */
  http: string[];
  https: string[];
  certificate: { chain: string; key: string };
}

/** The file in `dist/` with the part of nginx's configuration that belongs to a release. */
export const nginxReleaseFile = "_nginx";

export const nginxPaths: NginxPaths = {
  root: siteRoot,
  release: `${siteRoot}/${nginxReleaseFile}`,
  kept: "/srv/hospital/kept",
  challenges: "/srv/hospital/acme",
  http: ["80 default_server", "[::]:80 default_server"],
  https: ["443 ssl http2 default_server", "[::]:443 ssl http2 default_server"],
  certificate: { chain: "/etc/ssl/hospital/fullchain.pem", key: "/etc/ssl/hospital/privkey.pem" },
};

/**
 * A file for nginx's conf.d that answers as `answer.ts` does, and redirects other schemes and hosts to the site's
 * origin in the same response. Needs the module brotli-static. It is independent of the content: pages, aliases and
 * header values are in the file `place.release`, which nginx reads at every reload.
 *
 * @throws {Error} for a value that nginx would read as a variable.
 */
export function nginxConfiguration(site: Hosting, place: NginxPaths = nginxPaths): string {
  return `${configurationMark(site)}\n${configuration(site, place)}`;
}

/** The first line of the configuration, by which a release detects an outdated one. */
function configurationMark(site: Hosting): string {
  return `# nginx ${createHash("sha256").update(configuration(site, nginxPaths)).digest("hex").slice(0, 16)}`;
}

function configuration(site: Hosting, place: NginxPaths): string {
  const { hostname, protocol } = new URL(site.origin);
  const here = `${protocol}//${hostname.replaceAll(".", "\\.")}`;
  const headers = Object.keys({ ...site.headers, ...site.pageHeaders }).map((name) => ({
    name,
    variable: variableOf(name),
  }));
  // A glob may match nothing, so that nginx starts before the first release.
  const release = `include ${quote(place.release.replace(/.$/, "[$&]"))};`;

  return `# Written by the build, from hosting. docs/deploy.md tells how to use it.
map_hash_max_size 16384;
map_hash_bucket_size 256;

# The path as it came. What nginx makes of it is $uri: decoded, with single slashes.
${map("$request_uri", "$path", [["~^([^?#]*)", "$1"]])}
${map("$path", "$is_bad", [[`~${malformedPath}`, "1"]])}
${map("$uri", "$plain", [["~*^(.*?)(?:(?:/index)?\\.html)?/?$", "$1"]])}
# What the release says. Strings are compared without regard to letter case.
${map("$plain", "$registered", [], "", release)}
${map('"404 $path"', "$not_found", [], "/404.html", release)}
${map("root", "$root", [], place.root, release)}
${map("$registered", "$target", [["", "$path"]], "$registered")}
${map(`"$scheme://$host $path $registered"`, "$is_moved", [[`~^${here} (\\S+) (\\1)?$`, "0"]], "1")}
${map("$uri", "$visible", [[`~${hiddenPath}`, ""]], "$uri")}
${map(`"$path $registered"`, "$file", [
  ["/ /", "/index.html"],
  ["~^(\\S+) \\1$", "$1.html"],
  ["~//", ""],
  ["~ $", "$visible"],
])}
${map("$request_method", "$is_refused", [...allowedMethods.map((method) => [method, "0"])], "1")}
${map("$status", "$allow", [["405", allowedMethods.join(", ")]])}
# The file that is sent decides what is a page.
${map('"$status $uri"', "$kind", [["~^(200|206|304|404) .*\\.html$", "page"]], "other")}
${headers.map(({ name, variable }) => map(`"$kind ${name}"`, variable, [], "", release)).join("\n")}
${cacheMap(site.cache, "$cache_control", ({ value }) => value, "no-cache")}
${cacheMap(site.cache, "$cdn_cache_control", ({ value, cdn = value }) => cdn, "")}

server {
${lines([...place.http, ...place.https], (port) => `listen ${port};`)}\
  server_name ${hostname};
${place.https.length > 0 ? tls(place) : ""}\
  root $root;
  server_tokens off;
  gzip off;
  gzip_static on;
  brotli_static on;
  # Pages and pictures are small; nginx would send a refused range's headers twice.
  max_ranges 0;
  # A reload, which each release needs, forgets them.
  open_file_cache max=4000;
  open_file_cache_valid 10s;
  default_type application/octet-stream;
  types {
${lines(Object.entries(site.types), ([ending, type]) => `  ${quote(type)} ${ending.slice(1)};`)}\
  }

  # No location adds a header of its own: it would lose all of these.
${lines(headers, ({ name, variable }) => `add_header ${name} ${variable} always;`)}\
  add_header Vary Accept-Encoding always;
  add_header Cache-Control $cache_control always;
  add_header CDN-Cache-Control $cdn_cache_control always;
  add_header Allow $allow always;

  if ($is_refused) { return 405; }
  if ($is_bad) { return 400; }
  if ($is_moved) { return 301 ${site.origin}$target$is_args$args; }

  error_page 404 $not_found;
  location / { try_files $file @kept; }
  location @kept {
    root ${quote(place.kept)};
    try_files $file =404;
  }
  location /.well-known/acme-challenge/ { root ${quote(place.challenges)}; }
  location ~ /404\\.html$ { internal; }
}
`;
}

/**
 * The part that depends on the content, included by `nginxConfiguration`: only rows of `map` blocks, so that publishing
 * pages gives no control of the server.
 *
 * @throws {Error} for a value that nginx would read as a variable.
 */
export function nginxRelease(site: Hosting, root = siteRoot): string {
  const moved = site.redirects.map(({ from, to }) => [from, to]);
  const routes = site.routes.map((route) => [route === "/" ? "" : route, route]);
  const notFound = site.notFound.map((file) => [`~^404 ${file.replace("404.html", "")}`, file]);
  const rows = [
    ["root", root],
    ...headersOf("other", site.headers),
    ...headersOf("page", { ...site.headers, ...site.pageHeaders }),
    ...moved,
    ...routes,
    ...notFound.toReversed(),
  ];
  return [`${configurationMark(site)}\n`, ...rows.map(([from = "", to = ""]) => `"${from}" ${quote(to)};\n`)].join("");
}

function headersOf(kind: string, headers: Record<string, string>): string[][] {
  return Object.entries(headers).map(([name, value]) => [`${kind} ${name}`, value]);
}

function tls({ certificate }: NginxPaths): string {
  return `  ssl_certificate ${quote(certificate.chain)};
  ssl_certificate_key ${quote(certificate.key)};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:hospital:10m;
  ssl_session_timeout 1d;
  # Tickets would take the first screen's place in the first flight, and a long record keeps it back until its end.
  ssl_session_tickets off;
  ssl_buffer_size 4k;
`;
}

/**
 * A `map` whose rows may hold regular expressions and variables; `fallback` is the value of everything else, `more` a
 * line that adds rows.
 */
function map(source: string, variable: string, rows: string[][], fallback = "", more = ""): string {
  const lines = rows.map(([from = "", to = ""]) => `  "${from}" "${to}";\n`).join("");
  return `map ${source} ${variable} {\n  default "${fallback}";\n${lines}${more && `  ${more}\n`}}`;
}

/** The value of the first matching cache rule; `otherwise` for errors and redirects. */
function cacheMap(rules: CacheRule[], variable: string, value: (rule: CacheRule) => string, otherwise: string): string {
  const rows = rules.map((rule) => [`~^(200|206|304) ${pathPattern(rule.path).slice(1)}`, value(rule)]);
  return map('"$status $path"', variable, rows, otherwise);
}

function lines<Row>(rows: Row[], line: (row: Row) => string): string {
  return rows.map((row) => `  ${line(row)}\n`).join("");
}

/** `Permissions-Policy` → `$permissions_policy` */
function variableOf(name: string): string {
  return `$${name.toLowerCase().replaceAll("-", "_")}`;
}

function quote(value: string): string {
  if (value.includes("$")) throw new Error(`nginx would read a variable in ${value}.`);
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}
