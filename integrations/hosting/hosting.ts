import { locales } from "../../src/i18n/locales.ts";

/** A moved address and its registered form, both as paths without a trailing slash: `{ from: "/home", to: "/" }`. */
export interface Redirect {
  from: string;
  to: string;
}

/** A `Cache-Control` value for every path that matches; a trailing `*` stands for the rest of the path. */
export interface CacheRule {
  path: string;
  value: string;
}

/** All a web server has to know about the built site. Each writer turns it into one host's configuration. */
export interface Hosting {
  /** Registered paths of all pages but the not-found ones: `/`, `/about`, `/hi/about`. */
  routes: string[];
  redirects: Redirect[];
  /** Headers that every response carries: 301, 304, 400, 404, 405 and files too. */
  headers: Record<string, string>;
  /** The first rule that matches counts. */
  cache: CacheRule[];
  /** `Content-Type` by file ending, where web servers have none of their own, or one without the character set. */
  types: Record<string, string>;
}

/** Where the build leaves the `Hosting` of the site for servers on this machine; outside `dist/`, so not public. */
export const hostingFile = ".astro/hosting.json";

/** Addresses that people type or other sites link to. Add a row to redirect one more; each works in every language. */
const aliases: Record<string, string> = {
  "/index": "/",
  "/home": "/",
  "/internal-medicine": "/internal-medicins",
  "/doctors": "/dr-in-hospital",
  "/specialities": "/viewall-specialities",
};

/**
 * The aliases that lead to one of `routes`, in every language that has pages.
 * An alias that has become a page of its own, or whose page is not built, is left out.
 */
export function redirects(routes: readonly string[]): Redirect[] {
  const known = new Set(routes);
  return ["", ...locales.map((locale) => `/${locale}`)]
    .flatMap((prefix) =>
      Object.entries(aliases).map(([from, to]) => ({
        from: prefix + from,
        to: to === "/" ? prefix || "/" : prefix + to,
      })),
    )
    .filter(({ from, to }) => known.has(to) && !known.has(from));
}

export const contentTypes: Record<string, string> = {
  ".speculationrules": "application/speculationrules+json",
  ".txt": "text/plain;charset=utf-8",
  ".vcf": "text/vcard;charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** How long a browser may keep each file before it asks again. */
export const cacheRules: CacheRule[] = [
  { path: "/_astro/*", value: "public, max-age=31536000, immutable" },
  { path: "/next-page.speculationrules", value: "public, max-age=86400" },
  { path: "/*", value: "no-cache" },
];

/** The `Cache-Control` value for `path`, by the first rule that matches. */
export function cacheControl(path: string, rules: readonly CacheRule[] = cacheRules): string {
  const rule = rules.find((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return rule?.value ?? "no-cache";
}

const player = "https://www.youtube-nocookie.com";

// Only names that Chromium knows: it logs a warning for every other one, bluetooth and web-share among them.
const deniedFeatures = [
  "accelerometer",
  "camera",
  "clipboard-read",
  "clipboard-write",
  "display-capture",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

const playerFeatures = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];

/**
 * The headers of every response, by name. `policy` is the value of `Content-Security-Policy`.
 *
 * There is no `Cross-Origin-Embedder-Policy`: it refuses the video player's frame. `Referrer-Policy` can't be stricter:
 * the player answers with error 153. `includeSubDomains` waits until all subdomains of the hospital are known.
 */
export function headers(policy: string): Record<string, string> {
  return {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": [
      ...playerFeatures.map((feature) => `${feature}=(self "${player}")`),
      ...deniedFeatures.map((feature) => `${feature}=()`),
    ].join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // What a browser may fetch before it is tapped: docs/decisions/without-a-connection.md
    "Speculation-Rules": '"/next-page.speculationrules"',
  };
}
