import { z } from "astro/zod";
import { localized, titledLines } from "./texts.ts";

/* `form` lets the content check say what exactly is wrong with a value. */

/** After +91 comes no 0, but in an invented number, which begins with five of them. */
export const phone = () =>
  z
    .string()
    .regex(
      /^(?:\+91(?: ?[1-9](?: ?\d){9}|(?: ?0){5}(?: ?\d){5})|18[06]0 \d{3} \d{3,4}|1\d{2,5})$/,
      'must be +91 and ten digits, as "+91 00000 00001", or a number as "1800 123 4567" or "108"',
    )
    .meta({ form: "phone number" });

export const httpsUrl = () =>
  z.url({ protocol: /^https$/, error: 'must be a full address that starts with "https://"' }).meta({ form: "address" });

/** Every link of the site begins at its root: docs/deploy.md */
export const siteAddress = () =>
  z
    .url({ protocol: /^https$/, error: 'must be a full address that starts with "https://"', abort: true })
    .regex(
      /^https:\/\/[^/?#@]+\/?$/,
      'must be "https://" and a name alone, such as "https://www.hospital.in": no path, no "?", no "#", no user name and no password',
    )
    .meta({ form: "address" });

/** A page elsewhere, or a file of this site. */
export const documentUrl = () =>
  z
    .string()
    .regex(
      /^(?:https:\/\/\S+|\/[a-z0-9/-]+\.pdf)$/,
      'must be a full address that starts with "https://", or a file of this site, as "/form-iv-2025.pdf"',
    )
    .meta({ reference: "file" });

/** A page that a row links to; without that page's file the row is hidden. */
export const route = () =>
  z
    .string()
    .regex(/^\/[a-z0-9/-]*$/, 'must be a page of this site in small letters, as "/about"')
    .meta({ reference: "route", mayBeGone: true });

export const namedLink = () => z.strictObject({ name: localized(), link: route() });

/** Lines that lead to other pages. */
export const linkedLines = () => titledLines().extend({ links: z.array(namedLink()).optional() });
