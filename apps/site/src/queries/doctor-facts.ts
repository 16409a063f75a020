import { commaList } from "@hospital/content/text/comma-list";
import type { Locale } from "@hospital/content/text/locales";
import type { DoctorProfileProps } from "../components/doctor-profile/doctor-profile";
import { words } from "../i18n/words";
import type { Doctor } from "./doctors";
import { getPageLink } from "./pages";
import { getPlacesLink } from "./places";

/** Another address where a doctor sits, the languages, the fee and the registration, for the doctor's own page. */
export async function getDoctorFacts(doctor: Doctor, locale: Locale): Promise<DoctorProfileProps["facts"]> {
  const label = words(locale);
  const building = doctor.place;
  const rates = await getPageLink("/disclosures/rates", label.fees.askOrRates, locale);
  return [
    ...(building
      ? [
          {
            label: label.address,
            value: [building.name, ...building.addressLines].join(" · "),
            href: await getPlacesLink(locale),
          },
        ]
      : []),
    ...(doctor.languages.length > 0
      ? [
          {
            label: label.languages,
            value: commaList(
              doctor.languages.map(({ name }) => name),
              locale,
            ),
          },
        ]
      : []),
    {
      label: label.fees.title,
      ...("text" in doctor.fee
        ? { value: doctor.fee.text }
        : { value: rates?.label ?? label.fees.ask, href: rates?.href }),
    },
    ...(doctor.registration ? [{ label: label.registration, value: doctor.registration }] : []),
  ];
}
