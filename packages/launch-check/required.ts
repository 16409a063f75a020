import type { Language } from "@hospital/content/languages";
import { inEachLanguage, labelOf, languageName } from "@hospital/content/messages/labels";
import { inLanguage, isGroup, rowsAt, valueAt } from "@hospital/content/record/values";
import { basicEmergencies, otherEmergencies } from "@hospital/content/schema/dangers";
import { isPlaceholder, phrases } from "@hospital/content/text/phrases";
import { addDays } from "@hospital/timetable/clock";
import {
  type Check,
  entryAt,
  type Finding,
  fieldsWith,
  fileFinding,
  finding,
  groupAt,
  groupsOf,
  groupsWithout,
  isoDay,
  type LaunchContent,
  textsOf,
} from "./check.ts";
import { dangersWithPhrases, misreadQueries, missingPhrases } from "./emergency-phrases.ts";
import { contradictions, unprovenClaims } from "./facts.ts";
import { upkeep, upkeepFinding } from "./messages/upkeep.ts";
import { registrationLaw } from "./states.ts";
import { unregisteredDoctors } from "./unfinished.ts";

const disclosure = (part: string) => `content/disclosures/${part}.yaml, in each language`;

/** Content that law or honesty requires of a hospital's site. */
export const requiredChecks: Check[] = [
  {
    id: "claims",
    title: "A year and a source for every fact",
    basis:
      "Consumer Protection Act, 2019, section 2(28), and the guidelines on misleading advertisements of 2022: a claim has to be provable",
    law: { binds: "website" },
    toDo: "Add year and source to the fact, or delete it. For a number inside a text, add a row to content/claims.yaml; this check doesn't find such numbers.",
    where: "Under the fact, or at the end of the page",
    find: unprovenClaims,
  },
  {
    id: "contradictions",
    title: "Numbers that agree with each other and with the lists on the site",
    basis: "A visitor who reads of 30 experts and sees 19 doctors trusts neither number",
    toDo: "Correct the number. If the two count different things, make that clear in their texts, and delete counts where it doesn't fit.",
    where: "The pages with the numbers",
    find: contradictions,
  },
  {
    id: "emergency-phrases",
    title: "The most basic emergencies in each language of the site",
    basis:
      "A visitor who types one into the search, in their own script or in Latin letters, needs the emergency number, not a list of pages",
    toDo: "Under phrases in content/dangers.yaml, add the phrases that people type for each, in both scripts, each word without its ending.",
    where: "The box above the search results",
    find: missingPhrases(Object.keys(basicEmergencies)),
  },
  {
    id: "emergency-types",
    title: "Every other type of emergency in each language of the site",
    basis:
      "The search recognises all types in the languages that it has learned, and in another one only the types with phrases",
    toDo: "Under phrases in content/dangers.yaml, add the phrases that people type for each, in both scripts, each word without its ending.",
    where: "The box above the search results",
    find: missingPhrases(otherEmergencies),
  },
  {
    id: "emergency-queries",
    title: "A test of the emergency phrases with other words, in each language that needs phrases",
    basis: "People describe an emergency in their own words, so phrases for each emergency may still miss most queries",
    toDo: "Ask people who haven't read the phrases for emergencies and ordinary searches, and list them in emergency-queries.yaml beside content/: docs/content-model.md has an example. Then correct the phrases.",
    where: "The box above the search results",
    find: misreadQueries,
  },
  {
    id: "emergency-texts",
    title: "The first aid and the buttons of the warning box in each language of the site",
    basis: "A visitor can't follow first aid in a language that they don't read",
    toDo: "Run npx hospital translate, or add the text to content/dangers.yaml, and ask a doctor who reads the language to review it.",
    where: "The box above the search results",
    find: missingEmergencyTexts,
  },
  {
    id: "good-samaritan",
    title: "The charter of Good Samaritans' rights",
    basis: "Central Motor Vehicles Rules, 1989, rule 168: on the website too, in Hindi, English and the local language",
    law: {
      binds: "website",
      source: {
        on: "2026-11-23",
        at: "https://www.netindian.in/news/national/rules-published-for-protection-of-good-samaritans",
      },
    },
    toDo: `Write ${disclosure("good-samaritan")}.`,
    where: "/disclosures/good-samaritan",
    find: pageInEachLanguage("disclosures/good-samaritan"),
  },
  {
    ...upkeep("waste-months"),
    basis: "Bio-Medical Waste Management Rules, 2016, rule 4: the monthly record, by colour, on the website",
    law: { binds: "website" },
    where: "/disclosures/bio-medical-waste; waste.months in content/disclosures/bio-medical-waste.yaml",
    find: wasteOfMonths,
  },
  {
    ...upkeep("waste-report"),
    basis:
      "Bio-Medical Waste Management Rules, 2016, rules 4 and 13: by 30 June for the year before, and on the website",
    law: { binds: "website" },
    where: "/disclosures/bio-medical-waste; the file in public/, a row in waste.reports",
    find: wasteOfYears,
  },
  {
    id: "implant-prices",
    title: "Prices of stents and knee implants",
    basis:
      "Orders of the NPPA of 2017 under the Drugs (Prices Control) Order, 2013, paragraph 24: price, brand and maker of the implants used here, linked from the home page",
    law: { binds: "website" },
    toDo: `Write ${disclosure("implant-prices")}. If the hospital uses neither, delete them from the departments' texts.`,
    where: "/disclosures/implant-prices",
    find: implantPrices,
  },
  {
    id: "specialities",
    title: "The speciality of each department",
    basis: "The checks of pregnancy, scans and medicines depend on it, and search engines read it",
    toDo: "Set medicalSpecialty in the department's file. If none fits, choose the nearest.",
    where: "The department's data for search engines",
    find: (content) => groupsWithout("specialities", content, "has no speciality"),
  },
  {
    id: "sex-of-foetus",
    title: '"The sex of the foetus is not disclosed" on the pages of gynaecology and radiology',
    basis:
      "PCPNDT Act, 1994, sections 5 and 22, and rule 17: a notice in English and the local language where scans are made; we repeat it where people look for them",
    law: { binds: "premises" },
    toDo: "Add the sentence to the department's page, in each language. The check looks for a sentence with both the sex of the foetus and a negation: packages/content/text/phrases.ts has the words.",
    where: "The pages of these departments",
    find: undeclaredFoetusPages,
  },
  {
    id: "patients-rights",
    title: "The charter of patients' rights",
    basis:
      "Charter of Patients' Rights (NHRC, 2018), adopted by the National Council for Clinical Establishments in 2021",
    law: { binds: "premises" },
    toDo: `Write ${disclosure("patients-rights")}.`,
    where: "/disclosures/patients-rights",
    find: pageInEachLanguage("disclosures/patients-rights"),
  },
  {
    id: "rates",
    title: "The rates of services",
    basis:
      "Clinical Establishments (Central Government) Rules, 2012, rule 9(i): displayed in the local language and in English",
    law: { binds: "premises" },
    toDo: `Add the prices of this hospital to ${disclosure("rates")}.`,
    where: "/disclosures/rates",
    find: pageInEachLanguage("disclosures/rates", "prices"),
  },
  {
    id: "complaints",
    title: "The officer responsible for complaints",
    basis:
      "Charter of Patients' Rights: the right to be heard; Digital Personal Data Protection Act, 2023, section 13: a way to complain",
    law: { binds: "practice" },
    toDo: `Name the officer, a number and an address in ${disclosure("complaints")}.`,
    where: "/disclosures/complaints",
    find: pageInEachLanguage("disclosures/complaints", "officer"),
  },
  {
    id: "registrations",
    title: "The registrations of the hospital",
    basis: "Clinical Establishments Act, 2010, section 18, or the state's own act: the certificate is displayed",
    law: { binds: "premises", inState: registrationLaw },
    toDo: `Add number and last day of each to ${disclosure("registrations")}.`,
    where: "/disclosures/registrations",
    find: pageInEachLanguage("disclosures/registrations", "registrations"),
  },
  {
    id: "doctors-registrations",
    title: "The registration number of every doctor",
    basis:
      "Indian Medical Council (Professional Conduct, Etiquette and Ethics) Regulations, 2002, 1.4.1: a doctor displays the council's number",
    law: { binds: "practice" },
    toDo: "Add registration to the doctor's file.",
    where: "The doctor's page",
    find: unregisteredDoctors,
  },
  {
    id: "accessibility",
    title: "The statement on accessibility",
    basis:
      "Rights of Persons with Disabilities Act, 2016, sections 40, 42 and 46, and IS 17802; the Supreme Court struck rule 15 of 2017 down (Rajive Raturi v. Union of India, 2024 INSC 858), and new rules are awaited",
    law: {
      binds: "website",
      source: {
        on: "2026-11-23",
        at: "https://www.disabilityrightsindia.com/2024/11/supreme-court-holds-recommendatory.html",
      },
    },
    toDo: "Describe in content/pages/accessibility.yaml what was tested, and where to report a problem.",
    where: "/accessibility",
    find: pageInEachLanguage("pages/accessibility"),
  },
  {
    id: "company",
    title: "The company that owns the hospital, if one does",
    basis:
      "Companies (Incorporation) Rules, 2014, rule 26: name, number (CIN), registered office, phone, email and contact person, on the website's first page",
    law: { binds: "website", source: { on: "2026-11-23", at: "http://vpsgroup.co.in/detail/17955.aspx" } },
    toDo: "If a company owns the hospital, add it to company in content/hospital.yaml. If a trust, a society, the State or one person does, this doesn't apply: waive it with this reason in content/launch.yaml.",
    where: "The end of the home page",
    find: (content) => groupsWithout("company", content, "has no company"),
  },
  {
    id: "annual-return",
    title: "The company's annual return",
    basis: "Companies Act, 2013, section 92(3): a copy of it on the company's website, if it has one",
    law: { binds: "website" },
    toDo: "Publish the newest return, for example in public/, and add its address to company in content/hospital.yaml.",
    where: "The end of the home page",
    find: (content) => groupsWithout("annual-return", content, "has no annualReturn"),
  },
  {
    id: "equal-opportunity",
    title: "The policies of equal opportunity, for people with disabilities and for transgender people",
    basis:
      "Rights of Persons with Disabilities Act, 2016, section 21, and rule 8 of 2017; Transgender Persons (Protection of Rights) Rules, 2020, rule 12: published, preferably on the website",
    law: {
      binds: "practice",
      source: { on: "2026-11-23", at: "http://www.ccdisabilities.nic.in/equal-opportunity-policy" },
    },
    toDo: `Add both to ${disclosure("equal-opportunity")}.`,
    where: "/disclosures/equal-opportunity",
    find: pageInEachLanguage("disclosures/equal-opportunity"),
  },
  {
    id: "accessibility-audit",
    title: "An independent test of the site's accessibility",
    basis:
      "Rights of Persons with Disabilities Act, 2016, sections 40, 42 and 46, and IS 17802: a claim of accessibility requires a test",
    law: { binds: "website" },
    toDo: "Have the site tested, also by people with disabilities, and add testers, day and report to audit in content/pages/accessibility.yaml.",
    where: "/accessibility",
    find: missingAudit,
  },
  {
    ...upkeep("consents"),
    basis:
      "Digital Personal Data Protection Act, 2023, section 6: free, for this purpose, and as easily taken back as given",
    law: { binds: "practice" },
    where: "The pages of people, doctors and patients' opinions; consentsCheckedOn in content/hospital.yaml",
    find: oldConsents,
  },
  {
    id: "medicine-harm",
    title: "The contact for reports of side effects, on the pharmacy's page",
    basis:
      "Circular of the Drugs Controller General of 20 November 2025: pharmacies show the QR code and the number of the Pharmacovigilance Programme of India (PvPI); we repeat it where people read about medicines",
    law: {
      binds: "premises",
      source: {
        on: "2026-11-23",
        at: "https://www.legalitysimplified.com/cdsco-mandates-display-of-qr-code-and-toll-free-number-for-adverse-drug-reaction-reporting",
      },
    },
    toDo: "Add a line that names the PvPI and its number to the pharmacy's page, in each language.",
    where: "The pharmacy's page",
    find: pharmacyWithoutPvpi,
  },
  {
    id: "privacy",
    title: "The privacy notice",
    basis:
      "Digital Personal Data Protection Act, 2023, section 5; until that is in force, rule 4 of the IT (SPDI) Rules, 2011",
    law: { binds: "website" },
    toDo: "Describe in content/pages/privacy.yaml which data is stored, how long, and who is responsible.",
    where: "/privacy",
    find: pageInEachLanguage("pages/privacy"),
  },
];

/**
 * Texts of the warning box that a language lacks, row by row: first those that the phrases of the language show, and the
 * buttons.
 */
function missingEmergencyTexts(content: LaunchContent): Finding[] {
  const texts = fieldsWith("emergency-texts", content).filter(({ value }) => isGroup(value));
  const findings = [...Map.groupBy(texts, ({ group }) => group)].flatMap(([{ id }, row]) =>
    content.languages.flatMap((language) => {
      const isMissing = (text: unknown) => !text || isPlaceholder(String(text));
      const missing = row.filter(({ value }) => isMissing(inLanguage(value, language)));
      const names = missing.map(({ key }) => key).join(", ");
      const isShown = dangersWithPhrases(content, language).includes(id);
      const text = `no ${languageName(language, "en")} text${isShown ? ` for ${id}, which has phrases` : ""}: ${names}`;
      return missing.slice(0, 1).map(({ toFinding }) => ({ isFirst: isShown || !id, finding: toFinding(text) }));
    }),
  );
  return findings.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst)).map(({ finding }) => finding);
}

/** A page that must exist in each language and not as a sample; `key` is a required field. */
function pageInEachLanguage(page: string, key?: string) {
  return (content: LaunchContent): Finding[] => {
    const path = `${page}.yaml`;
    const entry = entryAt(content, path);
    if (!entry) return [fileFinding(path, upkeepFinding("missing"))];
    const record = Object(entry.data);
    const missing = content.languages.filter((locale) => !inLanguage(record.title, locale));
    return [
      ...(record.sample === true ? [finding(entry, ["sample"], upkeepFinding("sample"))] : []),
      ...(key && !(key in record)
        ? [
            finding(
              entry,
              [key],
              upkeepFinding("fieldMissing", { field: inEachLanguage((language) => labelOf(key, language)) }),
            ),
          ]
        : []),
      ...missing.map((locale) => {
        const language = inEachLanguage((language) => languageName(locale, language));
        return finding(entry, ["title"], upkeepFinding("missingIn", { language }));
      }),
    ];
  };
}

/** The monthly waste record: due by the 10th of the next month, reported a week before. */
function wasteOfMonths(content: LaunchContent): Finding[] {
  const waste = wastePart(content);
  if (!waste.entry) return waste.places;
  const newest = rowsAt(waste.group, "months")
    .map(({ month }) => String(month))
    .sort()
    .at(-1);
  const due = monthBefore(content.today, content.today.slice(8) < "03" ? 2 : 1);
  if (newest && newest >= due) return waste.places;
  const message = newest
    ? upkeepFinding("wasteMonthOld", { newest, due })
    : upkeepFinding("wasteMonthMissing", { due });
  return [...waste.places, finding(waste.entry, ["waste", "months"], message)];
}

/** The month `count` months before the day, such as "2026-09". */
function monthBefore(day: string, count: number): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - count)).toISOString().slice(0, 7);
}

/** Form IV: due by 30 June for the year before. */
function wasteOfYears(content: LaunchContent): Finding[] {
  const waste = wastePart(content);
  if (!waste.entry) return waste.places;
  const newest = Math.max(0, ...rowsAt(waste.group, "reports").map(({ year }) => Number(year)));
  const due = Number(content.today.slice(0, 4)) - (content.today.slice(5) > "06-30" ? 1 : 2);
  if (newest >= due) return waste.places;
  const message = newest
    ? upkeepFinding("wasteReportOld", { newest, due })
    : upkeepFinding("wasteReportMissing", { due });
  return [...waste.places, finding(waste.entry, ["waste", "reports"], message)];
}

function wastePart(content: LaunchContent) {
  const entry = entryAt(content, "disclosures/bio-medical-waste.yaml");
  return {
    entry,
    group: groupAt(entry, "waste"),
    places: pageInEachLanguage("disclosures/bio-medical-waste", "waste")(content),
  };
}

/** Needed only if the texts mention stents or new knees, in any of the hospital's languages. */
function implantPrices(content: LaunchContent): Finding[] {
  const implants = new RegExp(content.languages.map((locale) => phrases[locale].implantPattern).join("|"), "i");
  const isDoneHere = content.entries
    .filter(({ collection }) => collection === "departments" || collection === "overviews")
    .some((entry) => textsOf(entry).some(({ text }) => implants.test(text)));
  return isDoneHere ? pageInEachLanguage("disclosures/implant-prices", "prices")(content) : [];
}

/** The departments whose pages need the sentence. */
const ofPregnancy = ["Gynecologic", "Obstetric", "Radiography"];

function refusalIn(locale: Language): RegExp {
  const { subject, denial } = phrases[locale].sexOfTheFoetus;
  const sameSentence = "[^.?!।۔]*";
  return new RegExp(`(?:${subject})${sameSentence}(?:${denial})|(?:${denial})${sameSentence}(?:${subject})`, "i");
}

function undeclaredFoetusPages(content: LaunchContent): Finding[] {
  return departmentsWithout(content, ofPregnancy, refusalIn);
}

/** Pages of pharmacies without the name of the programme that collects reports of side effects. */
function pharmacyWithoutPvpi(content: LaunchContent): Finding[] {
  return departmentsWithout(content, ["PharmacySpecialty"], () => /PvPI/);
}

/**
 * The departments of these specialities whose texts lack the phrase, with the languages. A department whose speciality is
 * unknown may be one of them: all of these are one finding, because setting their specialities is one task.
 */
function departmentsWithout(
  content: LaunchContent,
  specialities: string[],
  patternFor: (locale: Language) => RegExp,
): Finding[] {
  const lacking = content.entries
    .filter(({ collection }) => collection === "departments")
    .map((department) => {
      const files = content.entries.filter((entry) => entry.path.startsWith(`departments/${department.slug}.`));
      const texts = files.flatMap(textsOf);
      const isPresent = (language: Language) =>
        texts.some(({ text, locale = language }) => locale === language && patternFor(language).test(text));
      return {
        department,
        speciality: valueAt(department.data, ["medicalSpecialty"]),
        languages: content.languages.filter((language) => !isPresent(language)),
      };
    })
    .filter(({ languages }) => languages.length > 0);
  const findings = lacking
    .filter(({ speciality }) => specialities.includes(String(speciality)))
    .map(({ department, languages }) => {
      const names = languages.map((language) => languageName(language, "en")).join(", ");
      return finding(department, [], `lacks the sentence in ${names}`);
    });
  const [first, ...otherRows] = lacking.filter(({ speciality }) => !speciality);
  if (!first) return findings;
  const count = otherRows.length > 0 ? ` (1 of ${otherRows.length + 1} such departments)` : "";
  return [...findings, finding(first.department, [], `has no speciality, so it may need the sentence${count}`)];
}

function missingAudit(content: LaunchContent): Finding[] {
  const page = entryAt(content, "pages/accessibility.yaml");
  if (!page) return [fileFinding("pages/accessibility.yaml", "is missing")];
  return groupAt(page, "audit") ? [] : [finding(page, [], "has no audit")];
}

/** Consents are checked each year, like helplines. A site without photos and opinions needs none. */
function oldConsents(content: LaunchContent): Finding[] {
  const needsConsent = content.entries.some(
    (entry) =>
      ["testimonials", "photos", "videos"].includes(entry.collection) ||
      [...groupsOf(entry)].some(({ group }) => group.photo),
  );
  if (!needsConsent) return [];
  const hospital = entryAt(content, "hospital.yaml");
  const lastChecked = isoDay(valueAt(hospital?.data, ["consentsCheckedOn"]));
  if (!hospital || (lastChecked && lastChecked > addDays(content.today, -365))) return [];
  return [
    finding(
      hospital,
      ["consentsCheckedOn"],
      lastChecked ? upkeepFinding("consentsCheckedOn", { day: lastChecked }) : upkeepFinding("consentsNotChecked"),
    ),
  ];
}
