import { z } from "astro/zod";
import { problem } from "../../messages/schema-code.ts";
import { writtenPhone } from "../../text/phone-number.ts";
import { addressMistake, emailMistake, phoneMistake } from "./mistakes.ts";
import { localized, titledLines } from "./texts.ts";

/** +91 isn't followed by a 0, except in an invented number, which begins with five. */
export const phone = () =>
  z
    .string()
    .regex(/^(?:\+91(?: ?[1-9](?: ?\d){9}|(?: ?0){5}(?: ?\d){5})|18[06]0 \d{3} \d{3,4}|(?!1234?5?6?$)1\d{2,5})$/)
    .meta({ fieldType: "phone", mistake: phoneMistake, inFile: (value) => writtenPhone(String(value)) ?? value });

/** One of the hospital's numbers in hospital.yaml. */
export const ownPhone = () => z.enum(["booking", "reception", "enquiry", "emergency"]);

export const email = () => z.email(problem("email")).meta({ fieldType: "email", mistake: emailMistake });

export const httpsUrl = () =>
  z
    .url({ protocol: /^https$/, error: problem("httpsAddress") })
    .meta({ fieldType: "address", mistake: addressMistake });

/** Every link of the site begins at its root: docs/deploy.md */
export const siteAddress = () =>
  z
    .url({ protocol: /^https$/, error: problem("httpsAddress"), abort: true })
    .regex(/^https:\/\/[^/?#@]+\/?$/, problem("siteAddress"))
    .meta({ fieldType: "address", mistake: addressMistake });

/** A page elsewhere, or a file of this site. */
export const documentUrl = () =>
  z
    .string()
    .regex(/^(?:https:\/\/\S+|\/[a-z0-9/-]+\.pdf)$/, problem("documentAddress"))
    .meta({ reference: "file" });

/** A page that a row links to; without that page's file the row is hidden. */
export const route = () =>
  z
    .string()
    .regex(/^\/[a-z0-9/-]*$/)
    .meta({ fieldType: "reference", reference: "route", mayBeGone: true });

export const namedLink = () => z.strictObject({ name: localized(), link: route() });

/** Lines that lead to other pages. */
export const linkedLines = () => titledLines().extend({ links: z.array(namedLink()).optional() });
