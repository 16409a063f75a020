import { commaList } from "@hospital/content/text/comma-list";
import type { Locale } from "@hospital/content/text/locales";
import { dialable } from "@hospital/content/text/phone-number";
import type { DoctorFeeProps } from "../components/doctor-fee/doctor-fee";
import type { FigureTableProps } from "../components/figure-table/figure-table";
import { messages } from "../i18n/messages";
import { getDepartments } from "./departments";
import { findEntry, getAllIn } from "./entries";
import { type Fees, feeText, price } from "./fee-text";
import { getHref } from "./pages";

/** Where to ask for an unknown fee. */
async function getAsk(phone: string, locale: Locale): Promise<DoctorFeeProps> {
  const href = await getHref("/disclosures/rates", locale);
  const ask = messages(locale).fees.askCall;
  return href ? { ask, href } : { ask, href: `tel:${dialable(phone)}`, phone };
}

/**
 * A doctor's own fee, or else the department's fee. `phone` is the number to ask for an unknown fee.
 */
export async function getFee(
  doctorFees: Fees | undefined,
  department: string,
  phone: string,
  locale: Locale,
): Promise<DoctorFeeProps> {
  const fees = doctorFees ?? (await findEntry("departments", department))?.data.fees;
  if (!fees) return getAsk(phone, locale);
  return { text: feeText(fees, locale) };
}

/** The fees in the table of rates: a row for each department, or for each of its doctors if one has a different fee. */
export async function getFeeTable(locale: Locale): Promise<FigureTableProps | undefined> {
  const label = messages(locale);
  const allDoctors = await getAllIn("doctors", locale);
  const rows = (await getDepartments(locale)).flatMap(({ slug, data: { title, fees } }) => {
    const doctors = allDoctors.filter(({ data }) => data.department === slug);
    if (!doctors.some(({ data }) => data.fees)) return fees ? [{ name: title, fees }] : [];
    return doctors.flatMap(({ data }) => {
      const doctorFees = data.fees ?? fees;
      return doctorFees ? [{ name: commaList([data.name, title], locale), fees: doctorFees }] : [];
    });
  });
  if (rows.length === 0) return undefined;
  return {
    caption: label.fees.table,
    columns: [label.disclosures.what, label.fees.firstVisit, label.fees.nextVisit],
    rows: rows.map(({ name, fees: { first, next = first } }) => ({
      name,
      figures: [price(first, locale), price(next, locale)],
    })),
  };
}
