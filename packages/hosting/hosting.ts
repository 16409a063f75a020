import { knownLanguages } from "@hospital/content/languages";

/** A redirect from an alias to its canonical path, both without a trailing slash: `{ from: "/home", to: "/" }`. */
interface Redirect {
  from: string;
  to: string;
}

/** The hosting requirements of the built site, from which the servers' files are written. */
export interface Hosting {
  /** `https://www.hospital.example`, without a slash at its end. */
  origin: string;
  /** Registered paths of all pages but the not-found ones: `/`, `/about`, `/hi/about`. */
  routes: string[];
  /** The not-found pages, each for its folder: `/404.html`, `/hi/404.html`. */
  notFound: string[];
  redirects: Redirect[];
  /** Headers of every response: 301, 304, 400, 404, 405 and files too. */
  headers: Record<string, string>;
  /** Additional or overriding headers of pages: all .html files, not-found pages too. */
  pageHeaders: Record<string, string>;
  /** The routes that may ask for the visitor's location: `locatingHeaders` override theirs. */
  locating: string[];
}

/** Where the build writes the site's `Hosting` for local servers; outside `dist/`, so not public. */
export const hostingFile = ".astro/hosting.json";

/**
 * Addresses that people type or other sites link to. To redirect another one, add a row; each works in every language.
 */
const aliases: Record<string, string> = {
  "/index": "/",
  "/home": "/",
  "/internal-medicine": "/internal-medicins",
  "/doctors": "/dr-in-hospital",
  "/specialities": "/viewall-specialities",
};

/**
 * The aliases that lead to one of `routes`, in every language that has pages.
 * Leaves out an alias that is a page, and an alias of a page that isn't built.
 */
export function redirects(routes: readonly string[]): Redirect[] {
  const pages = new Set(routes);
  return ["", ...knownLanguages.map((language) => `/${language}`)]
    .flatMap((prefix) =>
      Object.entries(aliases).map(([from, to]) => ({
        from: prefix + from,
        to: to === "/" ? prefix || "/" : prefix + to,
      })),
    )
    .filter(({ from, to }) => pages.has(to) && !pages.has(from));
}

/**
 * A raw path that the local server refuses: `.` and `..`, control characters, encoded slashes or backslashes, broken percent-encoding,
 * invalid UTF-8.
 */
export const malformedPath =
  "[^!-~]|[\\x5c]|/(\\.|%2[eE])(\\.|%2[eE])?(/|$)|" +
  "%(.?$|[^0-9a-fA-F]|.[^0-9a-fA-F]|[01]|2[fF]|5[cC]|7[fF]|[cC][01]|[fF][5-9a-fA-F])";

/** A decoded path that is not public: copies, server configuration, not-found pages, dot files but .well-known. */
export const hiddenPath = /\.(br|gz)$|\/404\.html$|^\/_[^/]*$|\/\.(?!well-known\/)/;

/** `Content-Type` by file ending, for the local server and CDNs; of any other file it is `application/octet-stream`. */
export const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css;charset=utf-8",
  ".html": "text/html;charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain;charset=utf-8",
  ".vcf": "text/vcard;charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "text/xml;charset=utf-8",
};

/** The files whose names have a hash of their bytes. */
export const hashedFiles = "/_astro/";

/** For `hashedFiles`; browsers revalidate all other files: `no-cache`. */
export const lastingCache = "public, max-age=31536000, immutable";

/**
 * Denies features that no page uses: camera, microphone, location, payment, sign-in, devices. Features not listed keep
 * their defaults: the video player may autoplay and go fullscreen, as in its frame's `allow`. Chromium warns about names
 * that it doesn't support, so the list has none.
 */
const deniedFeatures = [
  "accelerometer",
  "camera",
  "clipboard-read",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "publickey-credentials-get",
  "serial",
  "storage-access",
  "usb",
  "window-management",
];

/** For pages: only directives that don't work in the `<meta>` with the page's policy (apps/site/src/postprocess). */
const pagePolicy = "frame-ancestors 'none'; upgrade-insecure-requests";

/** For all other files; the service worker needs some sources. */
export const filePolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `Cross-Origin-Embedder-Policy` is left out, because it blocks the video player's frame. A stricter `Referrer-Policy`
 * causes the player's error 153. `includeSubDomains` is left out, because other subdomains may not support https.
 */
export const headers: Record<string, string> = {
  "Content-Security-Policy": filePolicy,
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export const pageHeaders: Record<string, string> = {
  "Content-Security-Policy": pagePolicy,
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** A page that asks for the visitor's location has an element of this class. */
export const locatingSign = 'class="caller-location"';

/** Replaces the headers of pages with `locatingSign`: the site may ask for the location after a tap. */
export const locatingHeaders: Record<string, string> = {
  "Permissions-Policy": deniedFeatures
    .map((feature) => `${feature}=(${feature === "geolocation" ? "self" : ""})`)
    .join(", "),
};
