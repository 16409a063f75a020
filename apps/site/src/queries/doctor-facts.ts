import { commaList } from "@hospital/content/text/comma-list";
import type { Locale } from "@hospital/content/text/locales";
import type { DoctorProfileProps } from "../components/doctor-profile/doctor-profile";
import { messages } from "../i18n/messages";
import type { Doctor } from "./doctors";
import { getHospital } from "./hospital";
import { getPageLink } from "./pages";
import { getPlacesLink } from "./places";

/** Facts for the doctor's page: other addresses with sessions, languages, fee and registration. */
export async function getDoctorFacts(doctor: Doctor, locale: Locale): Promise<DoctorProfileProps["facts"]> {
  const label = messages(locale);
  const rates = await getPageLink("/disclosures/rates", label.fees.askOrRates, locale);
  return [
    ...(await getAddressFacts(doctor, locale)),
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

/** The name and address of another building; only the names if there are several. */
async function getAddressFacts({ places }: Doctor, locale: Locale): Promise<DoctorProfileProps["facts"]> {
  if (!places.some(Boolean)) return [];
  const { shortName } = await getHospital(locale);
  const [only, ...others] = places;
  const value =
    only && others.length === 0
      ? [only.name, ...only.addressLines].join(" · ")
      : commaList(
          places.map((place) => place?.name ?? shortName),
          locale,
        );
  return [{ label: messages(locale).address, value, href: await getPlacesLink(locale) }];
}
