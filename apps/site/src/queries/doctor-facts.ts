import { commaList } from "@hospital/content/text/comma-list";
import type { Locale } from "@hospital/content/text/locales";
import type { DoctorProfileProps } from "../components/doctor-profile/doctor-profile";
import { messages } from "../i18n/messages";
import type { Doctor } from "./doctors";
import { getHospital } from "./hospital";
import { getPageLink } from "./pages";
import { getPlacesLink, mainAnchor } from "./places";

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
            values: [
              {
                text: commaList(
                  doctor.languages.map(({ name }) => name),
                  locale,
                ),
              },
            ],
          },
        ]
      : []),
    {
      label: label.fees.title,
      values: [
        "text" in doctor.fee ? { text: doctor.fee.text } : { text: rates?.label ?? label.fees.ask, href: rates?.href },
      ],
    },
    ...(doctor.registration ? [{ label: label.registration, values: [{ text: doctor.registration }] }] : []),
  ];
}

/** The name, address and hours of each building, if one of them isn't at the main address. */
async function getAddressFacts({ places }: Doctor, locale: Locale): Promise<DoctorProfileProps["facts"]> {
  if (!places.some(Boolean)) return [];
  const hospital = await getHospital(locale);
  const values = places.map(async (place) => {
    const name = place?.name ?? hospital.shortName;
    const { addressLines, openHours } = place ?? hospital;
    const href = await getPlacesLink(locale, place?.anchor ?? mainAnchor);
    return [{ text: [name, ...addressLines].join(" · "), href }, { parts: openHours.line }];
  });
  return [{ label: messages(locale).address, values: (await Promise.all(values)).flat() }];
}
