import type { Check } from "./check.ts";
import { unprovenClaims } from "./claims.ts";
import { implantPrices, pageInEachLanguage, undeclaredFoetusPages, wasteOfMonths, wasteOfYears } from "./duties.ts";
import { deadLinks } from "./links.ts";
import {
  awaitedReviews,
  emptyAlternatives,
  inventedPostalCodes,
  missingHindi,
  peopleWithoutPhoto,
  reservedAddresses,
  sampleRecords,
  undialablePhones,
  unknownPeople,
  unregisteredDoctors,
  wrongDates,
} from "./unfinished.ts";
import { dueReviews, endingRegistrations, missingHolidays, oldRates, unconfirmedHours } from "./upkeep.ts";

const disclosure = (part: string) => `content/disclosures/${part}.en.yaml and .hi.yaml`;

/** All that a site needs before it goes live. A new check is a row here, and a row in tests/launch-check.test.ts. */
export const checks: Check[] = [
  {
    id: "sample-records",
    title: "Real records, none invented",
    basis:
      "Somebody who needs a real hospital must not find an invented one. While one is left, the site asks search engines to stay away.",
    toDo: 'Put the real thing in its place, then remove the line "sample: true".',
    where: 'The ribbon "Sample content" on every page',
    find: sampleRecords,
  },
  {
    id: "phone-numbers",
    title: "Phone numbers that can be dialled",
    basis: "National Numbering Plan: a mobile begins with 6 to 9, a landline with the code of its area",
    toDo: "Write the real number, and dial each from a phone outside the hospital.",
    where: "Header, footer, the bar at the bottom of a phone, Contact, the contact card",
    find: undialablePhones,
  },
  {
    id: "reserved-addresses",
    title: "Addresses that lead somewhere",
    basis: "Names such as .example are kept for samples (RFC 2606)",
    toDo: "Write the hospital's own address.",
    where: "Links, e-mail, the site's own address in search engines",
    find: reservedAddresses,
  },
  {
    id: "postal-code",
    title: "A real postal code",
    basis: "Postal codes of India Post begin with 1 to 9",
    toDo: "Write the six digits of the hospital's post office.",
    where: "Contact, the foot of each page, what search engines read",
    find: inventedPostalCodes,
  },
  {
    id: "alt-texts",
    title: "Words for every picture, for those who cannot see it",
    basis: "WCAG 2.2, 1.1.1; Rights of Persons with Disabilities Act, 2016, section 42",
    toDo: "Say in a few words what the picture shows.",
    where: "At the picture, read out by a screen reader",
    find: emptyAlternatives,
  },
  {
    id: "hindi",
    title: "Every text in Hindi",
    basis: "Whoever reads only Hindi needs the same facts",
    toDo: "Add the Hindi words; until then English shows in their place.",
    where: "The pages under /hi",
    find: missingHindi,
  },
  {
    id: "reviews",
    title: "A review of every medical and legal text",
    basis: "People act on them. The page says at its end who has read it, or that nobody has.",
    toDo: "Let somebody who knows read it in this language, then write review: { by: …, on: 2026-12-31, next: 2027-12-31 }.",
    where: "The end of the page",
    find: awaitedReviews,
  },
  {
    id: "photos",
    title: "A photo of every person",
    basis: "Patients look for the face they know",
    toDo: "Add a photo of at least 500 × 500 pixels, with the person's consent.",
    where: "The cards and pages of people",
    find: peopleWithoutPhoto,
  },
  {
    id: "unknown-people",
    title: "A name for every person",
    basis: "A card without a person helps nobody",
    toDo: "Write who it is, or delete the row.",
    where: "The page of these people",
    find: unknownPeople,
  },
  {
    id: "dates",
    title: "Days that are right today",
    basis: "What is over looks forgotten; what was done cannot lie ahead",
    toDo: "Correct the day, or delete what is over.",
    where: "Where the day shows",
    growsOld: true,
    find: wrongDates,
  },
  {
    id: "reviews-due",
    title: "Reviews of medical and legal texts that are still fresh",
    basis: "What is known changes; a text is read again at least every two years",
    toDo: "Let somebody who knows read it again, and write the new days into review.",
    where: "The end of the page",
    growsOld: true,
    find: dueReviews,
  },
  {
    id: "registrations-ending",
    title: "Registrations that last",
    basis: "Renewing one takes weeks; the page must not show one that has run out",
    toDo: "Renew it, then write the new last day.",
    where: "/disclosures/registrations",
    growsOld: true,
    find: endingRegistrations,
  },
  {
    id: "hours",
    title: "Hours that somebody has confirmed in the last 90 days",
    basis: "People travel half a day on them",
    toDo: "Ask wards, counters and doctors whether their hours still hold, then write the day into confirmedOn.",
    where: "content/hours.yaml; the hours of doctors, wards and counters",
    growsOld: true,
    find: unconfirmedHours,
  },
  {
    id: "holidays",
    title: "The public holidays of this year, and from December on of the next",
    basis: "On a holiday the timetable says that the OPD is open, unless it knows",
    toDo: "Paste the year's list: docs/content.md.",
    where: "Every table of hours",
    growsOld: true,
    find: missingHolidays,
  },
  {
    id: "rates-age",
    title: "Prices of less than a year ago",
    basis: "A price that is no longer true is a quarrel at the counter",
    toDo: "Confirm or correct them, and write the day into validFrom.",
    where: "/disclosures/rates",
    growsOld: true,
    find: oldRates,
  },
  {
    id: "links",
    title: "Links to other sites that work",
    basis: "A dead end costs a worried person time",
    toDo: "Correct the address, or delete it. Not checked: run this again with a network.",
    where: "Where the link stands",
    growsOld: true,
    find: deadLinks,
  },
  {
    id: "claims",
    title: "A source and a date for every number",
    basis:
      "Consumer Protection Act, 2019, section 2(28), and the guidelines on misleading advertisements of 2022: a claim has to be provable",
    toDo: "At a fact, add source and asOf. For a number in a text, add a row to claims in content/launch.yaml. Or take the number out.",
    where: "Not shown: kept in content/ for whoever asks",
    find: unprovenClaims,
  },
  {
    id: "good-samaritan",
    title: "The charter of Good Samaritans' rights",
    basis: "Central Motor Vehicles Rules, 1989, rule 168: on the website too, in Hindi, English and the local language",
    toDo: `Write ${disclosure("good-samaritan")}.`,
    where: "/disclosures/good-samaritan",
    find: pageInEachLanguage("disclosures/good-samaritan"),
  },
  {
    id: "waste-months",
    title: "The monthly record of bio-medical waste",
    basis: "Bio-Medical Waste Management Rules, 2016, rule 4: the monthly record, by colour, on the website",
    toDo: `Each month, add a row to waste.months in ${disclosure("bio-medical-waste")}.`,
    where: "/disclosures/bio-medical-waste",
    growsOld: true,
    find: wasteOfMonths,
  },
  {
    id: "waste-report",
    title: "The yearly report on bio-medical waste, Form IV",
    basis:
      "Bio-Medical Waste Management Rules, 2016, rules 4 and 13: by 30 June for the year before, and on the website",
    toDo: `Put the report into public/ and add a row to waste.reports in ${disclosure("bio-medical-waste")}.`,
    where: "/disclosures/bio-medical-waste",
    growsOld: true,
    find: wasteOfYears,
  },
  {
    id: "implant-prices",
    title: "Prices of stents and knee implants",
    basis:
      "Orders of the NPPA of 2017 under the Drugs (Prices Control) Order, 2013, paragraph 24: price, brand and maker of what is done here, reached from the home page",
    toDo: `Write ${disclosure("implant-prices")}. If neither is done here, take it out of the departments' texts.`,
    where: "/disclosures/implant-prices",
    find: implantPrices,
  },
  {
    id: "sex-of-foetus",
    title: '"The sex of the foetus is not disclosed" on the pages of gynaecology and radiology',
    basis:
      "PCPNDT Act, 1994, sections 5 and 22, and rule 17: a notice in English and the local language where scans are made; we repeat it where people look for them",
    toDo: "Add the sentence to the department's page, in each language.",
    where: "The pages of these departments",
    find: undeclaredFoetusPages,
  },
  {
    id: "patients-rights",
    title: "The charter of patients' rights",
    basis:
      "Charter of Patients' Rights (NHRC, 2018), adopted by the National Council for Clinical Establishments in 2021",
    toDo: `Write ${disclosure("patients-rights")}.`,
    where: "/disclosures/patients-rights",
    find: pageInEachLanguage("disclosures/patients-rights"),
  },
  {
    id: "rates",
    title: "The rates of services",
    basis:
      "Clinical Establishments (Central Government) Rules, 2012, rule 9(i): displayed in the local language and in English",
    toDo: `Write the prices of this hospital into ${disclosure("rates")}.`,
    where: "/disclosures/rates",
    find: pageInEachLanguage("disclosures/rates", "prices"),
  },
  {
    id: "complaints",
    title: "The officer who answers for complaints",
    basis:
      "Charter of Patients' Rights: the right to be heard; Digital Personal Data Protection Act, 2023, section 13: a way to complain",
    toDo: `Name the officer, a number and an address in ${disclosure("complaints")}.`,
    where: "/disclosures/complaints",
    find: pageInEachLanguage("disclosures/complaints", "officer"),
  },
  {
    id: "registrations",
    title: "The registrations of the hospital",
    basis: "Clinical Establishments Act, 2010, section 18, or the state's own act: the certificate is displayed",
    toDo: `Write number and last day of each into ${disclosure("registrations")}.`,
    where: "/disclosures/registrations",
    find: pageInEachLanguage("disclosures/registrations", "registrations"),
  },
  {
    id: "doctors-registrations",
    title: "The registration number of every doctor",
    basis:
      "Indian Medical Council (Professional Conduct, Etiquette and Ethics) Regulations, 2002, 1.4.1: a doctor displays the council's number",
    toDo: "Add registration to the doctor's file.",
    where: "The doctor's page",
    find: unregisteredDoctors,
  },
  {
    id: "accessibility",
    title: "The statement on accessibility",
    basis: "Rights of Persons with Disabilities Act, 2016, sections 42 and 46, and rule 15 of 2017",
    toDo: "Say in content/pages/accessibility.en.yaml and .hi.yaml what was tested and whom to tell.",
    where: "/accessibility",
    find: pageInEachLanguage("pages/accessibility"),
  },
  {
    id: "privacy",
    title: "The privacy notice",
    basis:
      "Digital Personal Data Protection Act, 2023, section 5; until that is in force, rule 4 of the IT (SPDI) Rules, 2011",
    toDo: "Say in content/pages/privacy.en.yaml and .hi.yaml what is kept, how long, and who answers for it.",
    where: "/privacy",
    find: pageInEachLanguage("pages/privacy"),
  },
];

/** What is there today and may not be next month. */
export const growing = checks.filter(({ growsOld }) => growsOld);
