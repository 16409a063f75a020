import { type Hosting, hashedFiles, lastingCache, locatingHeaders } from "./hosting.ts";

/** The file in `dist/` for Apache on rented web space. It needs `mod_rewrite`, `mod_headers`, `mod_setenvif` and `mod_mime`. */
export const apacheFile = ".htaccess";

/** @throws {Error} for a value with a quotation mark. */
export function apacheConfiguration({ origin, redirects, notFound, headers, pageHeaders, locating }: Hosting): string {
  const { hostname } = new URL(origin);
  const otherName = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
  const set = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => `Header always set ${name} ${quote(value)}\n`);
  const folders = notFound.filter((file) => file !== "/404.html");
  return `# The build writes this file from packages/hosting. docs/deploy.md describes its use.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest
AddType text/vcard .vcf
AddType image/avif .avif
AddType font/woff2 .woff2

ErrorDocument 404 /404.html
${folders.map((file) => `<If "%{REQUEST_URI} =~ m#^${file.replace("404.html", "")}#">\n  ErrorDocument 404 ${file}\n</If>\n`).join("")}
Header always set Cache-Control no-cache
# Without "always", so that error responses are not cached.
<If "%{REQUEST_URI} =~ m#^${hashedFiles}#">
  Header always unset Cache-Control
  Header set Cache-Control ${quote(lastingCache)}
</If>
Header merge Vary Accept-Encoding
${set(headers).join("")}<FilesMatch "\\.html(\\.br|\\.gz)?$">
${set(pageHeaders).join("")}</FilesMatch>
${locating.length > 0 ? `<If "%{REQUEST_URI} =~ m#^(${locating.join("|")})([.]html([.]br|[.]gz)?)?$#">\n${set(locatingHeaders).join("")}</If>\n` : ""}
# The canonical form of a page's address: lower case, without a trailing slash or an ending.
SetEnvIfExpr "tolower(%{REQUEST_URI}) =~ m#^(/.*?)(/|\\.html|/index\\.html)*$#" PAGE=$1

RewriteEngine On
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [END]
# Redirects to the canonical host and to https. Behind a proxy, its header has the visitor's scheme.
RewriteCond %{HTTP_HOST} =${otherName} [OR]
RewriteCond %{HTTPS}%{HTTP:X-Forwarded-Proto} !on|https
RewriteRule ^ ${origin}%{REQUEST_URI} [R=301,L]
# Not public: server configuration, precompressed copies, folders.
RewriteRule (^|/)(\\.(?!well-known/)|404(\\.html)?/?$)|^_[^/]+$|\\.(br|gz)$ - [R=404,L]
RewriteCond %{REQUEST_URI} !=/
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{DOCUMENT_ROOT}%{ENV:PAGE}.html !-f
RewriteRule ^ - [R=404,L]

${redirects.map(({ from, to }) => `RewriteRule ^${from.slice(1)}(/|\\.html|/index\\.html)*$ ${origin}${to} [NC,R=301,L]\n`).join("")}\
RewriteCond expr "reqenv('PAGE') != %{REQUEST_URI}"
RewriteCond %{DOCUMENT_ROOT}%{ENV:PAGE}.html -f
RewriteRule ^ ${origin}%{ENV:PAGE} [R=301,L]

RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$0.html -f
RewriteRule ^.+$ $0.html
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{DOCUMENT_ROOT}/$0.br -f
RewriteRule ^.+$ $0.br [END]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{DOCUMENT_ROOT}/$0.gz -f
RewriteRule ^.+$ $0.gz [END]

# Apache would treat .br as the language Breton, and .gz as an archive.
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz
SetEnvIf Request_URI "\\.(br|gz)$" no-gzip=1 no-brotli=1
`;
}

function quote(value: string): string {
  if (value.includes('"')) throw new Error(`A .htaccess can't hold ${value}.`);
  return `"${value}"`;
}
