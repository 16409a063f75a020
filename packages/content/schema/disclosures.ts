import { z } from "astro/zod";
import { documentUrl, phone } from "./fields/links.ts";
import { reviewedBasics } from "./fields/pages.ts";
import { line, localized, paragraph, titledLines } from "./fields/texts.ts";
import { day, month, rungOn } from "./fields/times.ts";

const kilograms = () => z.number().min(0).max(1_000_000);

const officer = () =>
  z.strictObject({
    name: localized(),
    role: localized(),
    phone: phone(),
    checkedOn: rungOn(),
    email: z.email("must be an e-mail address, as complaints@hospital.example").meta({ form: "e-mail address" }),
    hours: localized(),
  });

/** What the law makes a hospital publish, one page each. Without its file a disclosure is nowhere on the site. */
export const disclosures = () =>
  z.strictObject({
    ...reviewedBasics,
    summary: localized().describe("One line for the list of all parts"),
    headline: localized().describe("The short line above the page's title"),
    intro: paragraph(),
    notice: paragraph().optional().describe("One thing to know before reading on, as where the rules come from"),
    prices: z
      .strictObject({
        validFrom: day(),
        source: localized().optional().describe("Where prices are capped: the order that says so, with its date"),
        tables: z
          .array(
            z.strictObject({
              title: localized(),
              rows: z
                .array(
                  z.strictObject({
                    name: localized(),
                    price: z.int().min(0).max(100_000_000).describe("In rupees, without commas"),
                    remark: localized().optional().describe("As per day, or what is included"),
                    leavesOut: localized().optional().describe("What comes on top of it, as the implant"),
                  }),
                )
                .min(1),
            }),
          )
          .min(1),
      })
      .optional(),
    officer: officer().optional().describe("Who answers for complaints"),
    registrations: z
      .array(
        z.strictObject({
          name: localized().describe("What is registered, and with whom"),
          number: line(),
          validUntil: day().optional(),
        }),
      )
      .min(1)
      .optional(),
    waste: z
      .strictObject({
        months: z
          .array(
            z.strictObject({
              month: month(),
              yellow: kilograms(),
              red: kilograms(),
              white: kilograms(),
              blue: kilograms(),
            }),
          )
          .min(1)
          .describe("Kilograms of each category, the newest month first"),
        reports: z
          .array(z.strictObject({ year: z.int().min(2016).max(2100), url: documentUrl() }))
          .default([])
          .describe("Form IV of each year"),
      })
      .optional(),
    sections: z.array(titledLines()).min(1),
  });
