import { z } from "astro/zod";
import { documentUrl, email, phone } from "./fields/links.ts";
import { reviewedBasics } from "./fields/pages.ts";
import { line, localized, paragraph, titledLines } from "./fields/texts.ts";
import { day, month, phoneCheckedOn } from "./fields/times.ts";

const kilograms = () => z.number().min(0).max(1_000_000);

const officer = () =>
  z.strictObject({
    name: localized(),
    role: localized(),
    phone: phone(),
    checkedOn: phoneCheckedOn(),
    email: email(),
    hours: localized(),
  });

/** Disclosures that the law requires, one page each. Without its file, a disclosure isn't on the site. */
export const disclosures = () =>
  z.strictObject({
    ...reviewedBasics,
    summary: localized().meta({ help: "disclosures.summary" }),
    headline: localized().meta({ help: "disclosures.headline" }),
    intro: paragraph(),
    notice: paragraph().optional().meta({ help: "disclosures.notice" }),
    prices: z
      .strictObject({
        validFrom: day().meta({ launch: "rates-age" }),
        source: localized().optional().meta({ help: "disclosures.prices.source" }),
        tables: z
          .array(
            z.strictObject({
              title: localized(),
              rows: z
                .array(
                  z.strictObject({
                    name: localized(),
                    price: z.int().min(0).max(100_000_000).meta({ help: "disclosures.prices.tables.rows.price" }),
                    remark: localized().optional().meta({ help: "disclosures.prices.tables.rows.remark" }),
                    leavesOut: localized().optional().meta({ help: "disclosures.prices.tables.rows.leavesOut" }),
                  }),
                )
                .min(1),
            }),
          )
          .min(1),
      })
      .optional(),
    officer: officer().optional().meta({ help: "disclosures.officer" }),
    registrations: z
      .array(
        z.strictObject({
          name: localized().meta({ help: "disclosures.registrations.name" }),
          number: line(),
          validUntil: day().optional().meta({ launch: "registrations-ending" }),
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
          .meta({ help: "disclosures.waste.months" }),
        reports: z
          .array(
            z.strictObject({ year: z.int().min(2016).max(2100).meta({ launch: "past-year" }), url: documentUrl() }),
          )
          .default([])
          .meta({ help: "disclosures.waste.reports" }),
      })
      .optional(),
    sections: z.array(titledLines()).min(1),
  });
