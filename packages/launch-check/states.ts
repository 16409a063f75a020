import { isGroup } from "@hospital/content/record/values";
import { entryAt, groupAt, type LaunchContent } from "./check.ts";

interface StateLaw {
  name: string;
  /** When and where its validity there was read. */
  source: { on: string; at: string };
}

const readOn = "2026-11-24";
const ministry = { on: readOn, at: "https://clinicalestablishments.mohfw.gov.in/en" };
/** The schedule of the Act of 2010: States with their own law, which later ones may have replaced. */
const schedule = {
  on: readOn,
  at: "https://indiamedicaltimes.com/2013/11/18/qa-clinical-establishment-registration-and-regulation-act-2010/",
};

const central =
  "Arunachal Pradesh, Assam, Bihar, Haryana, Himachal Pradesh, Jharkhand, Mizoram, Rajasthan, Sikkim, Uttar Pradesh, Uttarakhand, Andaman and Nicobar Islands, Chandigarh, Dadra and Nagar Haveli and Daman and Diu, Lakshadweep, Puducherry";

/** The law under which a hospital is registered, by the English name of its State. */
const registrationLaws = new Map<string, StateLaw>([
  ...central
    .split(", ")
    .map((state): [string, StateLaw] => [
      state,
      { name: "Clinical Establishments (Registration and Regulation) Act, 2010", source: ministry },
    ]),
  ...Object.entries({
    "Andhra Pradesh": "Andhra Pradesh Private Medical Care Establishments (Registration and Regulation) Act, 2002",
    Delhi: "Delhi Nursing Homes Registration Act, 1953",
    "Madhya Pradesh": "Madhya Pradesh Upcharyagriha Tatha Rujopchar Sambandhi Sthapanaye Adhiniyam, 1973",
    Maharashtra: "Bombay, today Maharashtra, Nursing Homes Registration Act, 1949",
    Manipur: "Manipur Nursing Homes and Clinics Registration Act, 1992",
    Nagaland: "Nagaland Health Care Establishments Act, 1997",
    Odisha: "Orissa Clinical Establishments (Control and Regulation) Act, 1990",
    Punjab: "Punjab State Nursing Home Registration Act, 1991, or its successor",
    "West Bengal": "West Bengal Clinical Establishments Act, 1950, or its successor",
  }).map(([state, name]): [string, StateLaw] => [state, { name, source: schedule }]),
  [
    "Karnataka",
    {
      name: "Karnataka Private Medical Establishments Act, 2007",
      source: { on: readOn, at: "https://scribd.com/document/630816696/KPME-Act-2007-Complete-with-Amendments-pdf" },
    },
  ],
  [
    "Kerala",
    {
      name: "Kerala Clinical Establishments (Registration and Regulation) Act, 2018",
      source: { on: readOn, at: "https://clinicalestablishments.kerala.gov.in/index.php/content/index/faq" },
    },
  ],
  [
    "Tamil Nadu",
    {
      name: "Tamil Nadu Clinical Establishments (Regulation) Act, 1997",
      source: { on: readOn, at: "https://imanagerpublications.com/article/19708" },
    },
  ],
]);

/** The law of registration in the hospital's State, in one line. */
export function registrationLaw(content: LaunchContent): string {
  const region = groupAt(entryAt(content, "hospital.yaml"), "address")?.region;
  const names = isGroup(region) ? Object.values(region) : [region];
  for (const name of names) {
    const law = registrationLaws.get(String(name));
    if (law) return `in ${name}: ${law.name}, read on ${law.source.on} at ${law.source.at}`;
  }
  return "the law of your State isn't listed here; ask the district's health officer";
}
