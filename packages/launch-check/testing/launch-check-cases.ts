import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Tree } from "@hospital/testing/content/example-content";
import { change } from "@hospital/testing/content/invalid-records";
import { edit } from "@hospital/testing/content/ready-content";
import { sample } from "@hospital/testing/content/sample";
import { parse } from "yaml";

/** Faults that launch checks report: a change of a record … */
export const set =
  (path: string, change: Parameters<typeof edit>[2]) =>
  (tree: Tree): void =>
    edit(tree, path, change);
/** … of words in a file … */
export const replaceText =
  (path: string, from: string | RegExp, to: string) =>
  (tree: Tree): void =>
    void change(tree, path, from, to);
/** … no page … */
export const without =
  (page: string) =>
  (tree: Tree): void =>
    void tree.delete(`${page}.yaml`);
/** … an invented one. */
export const sampled = (page: string) =>
  set(`${page}.yaml`, (record) => {
    record.sample = true;
  });

/** … and a picture that isn't the hospital's. */
const withPlaceholder = (tree: Tree): void => {
  tree.set("pictures/to-be-filled-in.png", tree.get("pages/pictures/room.png") ?? "");
  set("pages/about.yaml", (page) => {
    page.banner.picture = "../pictures/to-be-filled-in.png";
  })(tree);
};

export const waste = "disclosures/bio-medical-waste.yaml";
export const surgery = "departments/surgery.yaml";
export const overview = "departments/surgery.en.md";

const ofTheSample = (path: string) => readFileSync(join(sample, "content", path), "utf8");

/** For each check a change that breaks the ready content, and the expected message. */
// biome-ignore format: a table reads better in rows
export const harms: [id: string, name: string, harm: (tree: Tree) => void, message: RegExp][] = [
  ["sample-records", "an invented record", set("doctors/asha-rao.yaml", (doctor) => { doctor.sample = true; }), /asha-rao.yaml: 1 record/],
  ["to-fill-in", "a placeholder", set("pages/about.yaml", (page) => { page.statement = "To be filled in: statement"; }), /about.yaml: To be filled in/],
  ["to-fill-in", "the placeholder for a picture", withPlaceholder, /about.yaml: .*to-be-filled-in/],
  ["sample-texts", "a sentence of the sample", set("pages/about.yaml", (page) => { page.vision.text = parse(ofTheSample("pages/about.yaml")).vision.text.en; }), /about.yaml: "/],
  ["sample-texts", "a number of the sample without its mark", set("hospital.yaml", (hospital) => { hospital.facts = [parse(ofTheSample("hospital.yaml")).facts[0]]; }), /hospital.yaml: .*: the sample mark is deleted/],
  ["phone-numbers", "a number that begins with 0", replaceText("hospital.yaml", "+91 11200 00002", "+91 00000 00002"), /don't begin with 0/],
  ["phone-numbers", "a number that looks like an example", replaceText("hospital.yaml", "+91 11200 00002", "+91 99999 99999"), /an example/],
  ["phone-numbers", "a number without an area code", replaceText("hospital.yaml", "+91 11200 00002", "+91 11111 20000"), /mobile and landline numbers don't/],
  ["phone-numbers", "a number in a text", replaceText(overview, "We care", "Call +91 00000 00009. We care"), /surgery.en.md: \+91 00000 00009/],
  ["reserved-addresses", "a domain for samples", replaceText("hospital.yaml", "info@www.india.gov.in", "info@hospital.example"), /info@hospital/],
  ["postal-code", "a code that doesn't exist", replaceText("hospital.yaml", "110001", "010001"), /010001/],
  ["emergency-phrases", "a language that the danger search doesn't support", set("hospital.yaml", (hospital) => { hospital.languages = [...hospital.languages, "te"]; }), /dangers.yaml: no phrases in Telugu for not-breathing, trouble-breathing/],
  ["emergency-phrases", "a language that people also type in Latin letters", set("hospital.yaml", (hospital) => { hospital.languages = [...hospital.languages, "te"]; }), /no phrases in Telugu in Latin letters for not-breathing/],
  ["emergency-types", "a language without phrases for the other types", (tree) => { set("hospital.yaml", (hospital) => { hospital.languages = [...hospital.languages, "te"]; })(tree); set("dangers.yaml", (file) => { file.phrases = [{ emergency: "sting", words: { te: ["కందిరీగ కుట్ట"] } }]; })(tree); }, /dangers.yaml: no phrases in Telugu for (?!.*sting).*, eye.*\n.*no phrases in Telugu in Latin letters for .*, sting/],
  ["emergency-queries", "a language whose phrases haven't been tested", set("hospital.yaml", (hospital) => { hospital.languages = [...hospital.languages, "te"]; }), /emergency-queries.yaml: is missing/],
  ["emergency-texts", "a button of the warning box without Hindi", set("dangers.yaml", ({ box }) => { delete box.call.hi; }), /dangers.yaml: no Hindi text: call$/m],
  ["emergency-texts", "first aid without English", set("dangers.yaml", ({ dangers }) => { delete dangers[0].title.en; delete dangers[0].now.en; }), /dangers.yaml: no English text: title, now$/m],
  ["emergency-texts", "first aid with a placeholder", set("dangers.yaml", ({ dangers }) => { dangers[0].now.hi = "यहाँ भरना है: Rinse"; }), /dangers.yaml: no Hindi text: now$/m],
  ["alt-texts", "a camera's file name", set("gallery/photos.yaml", ({ photos }) => { photos[0].alt = "IMG_20261121"; }), /IMG_/],
  ["translations", "a line without Hindi", set("pages/opd.yaml", (page) => { page.notice = { en: "A text." }; }), /opd.yaml: "A text." has no Hindi translation/],
  ["translations", "an overview without Hindi", (tree) => tree.delete("departments/surgery.hi.md"), /Hindi text is missing/],
  ["reviews", "a text without one in Hindi", set(surgery, (text) => { delete text.review.hi; }), /surgery.yaml: isn't reviewed in Hindi/],
  ["reviews", "a text without any", set(surgery, (text) => { delete text.review; }), /surgery.yaml: isn't reviewed in English/],
  ["reviews", "a guide that gives advice", set("pages/visiting.yaml", (text) => { text.isMedical = true; delete text.review; }), /visiting.yaml: isn't reviewed/],
  ["photos", "a doctor without one", set("doctors/asha-rao.yaml", (doctor) => { doctor.photo = undefined; }), /Dr Asha Rao/],
  ["unknown-people", "a placeholder", set("people/nurses.yaml", ({ members }) => { members[0].name = "N/A"; }), /nurses.yaml: N\/A/],
  ["dates", "a year that is over", set("hospital.yaml", (hospital) => { hospital.copyrightYear = 2025; }), /2025: this year is over/],
  ["reviews-due", "a review that is due", replaceText(surgery, "2027-11-01", "2026-12-02"), /reviewed on 2026-11-01, due again by 2026-12-02/],
  ["reviews-due", "a review of two years ago with a later day in next", set(surgery, (text) => { text.review.en = { by: "Dr Rao", on: "2025-01-19", next: "2030-01-01" }; }), /due again by 2027-01-19/],
  ["dates", "a review in the future", set(surgery, (text) => { text.review.en = { by: "Dr Rao", on: "2027-11-01", next: "2028-11-01" }; }), /on 2027-11-01: this day is in the future/],
  ["registrations-ending", "an ended registration", replaceText("disclosures/registrations.yaml", "2030-12-31", "2026-11-20"), /ended on 2026-11-20/],
  ["registrations-ending", "a registration that ends within 60 days", replaceText("disclosures/registrations.yaml", "2030-12-31", "2027-01-20"), /ends on 2027-01-20/],
  ["hours", "hours that were confirmed 90 days ago", replaceText("hours.yaml", "2026-11-01", "2026-08-23"), /last confirmed on 2026-08-23/],
  ["hours", "hours without confirmation", replaceText("hours.yaml", /confirmedOn: \S+/, ""), /hours.yaml: not confirmed yet/],
  ["numbers", "a number without a test call", set("hospital.yaml", (hospital) => { delete hospital.phonesCheckedOn; }), /\+91 11200 00001: not called from outside yet/],
  ["numbers", "a number of another building without a test call", set("hospital.yaml", (hospital) => { delete hospital.phonesCheckedOn; hospital.places[0].phone = "+91 11200 00099"; }), /\+91 11200 00099: not called from outside yet/],
  ["numbers", "a number with a test call a month ago", set("pages/numbers.yaml", ({ others }) => { others[0].checkedOn = "2026-10-21"; }), /00007: last called from outside on 2026-10-21/],
  ["helplines", "an unchecked number", set("helplines.yaml", ({ helplines }) => { delete helplines[0].checkedOn; }), /112: not checked in this State/],
  ["helplines", "a number that was checked a year ago", set("helplines.yaml", ({ helplines }) => { helplines[1].checkedOn = "2025-11-20"; }), /14416: last checked on 2025-11-20/],
  ["reviews", "texts of the warning box without one", set("dangers.yaml", (text) => { delete text.review; }), /dangers.yaml: isn't reviewed/],
  ["holidays", "a year without its holidays", replaceText("exceptions.yaml", /2026-12-25/g, "2027-12-25"), /no holiday in 2026/],
  ["holidays", "no exceptions", set("exceptions.yaml", (file) => { file.exceptions = []; }), /no holiday in 2026/],
  ["rates-age", "prices of eleven months ago", set("disclosures/rates.yaml", (part) => { part.prices.validFrom = "2025-12-21"; }), /valid from 2025-12-21/],
  ["dates", "a number of a future year", set("hospital.yaml", ({ facts }) => { facts[0].year = 2027; }), /2027: this year is in the future/],
  ["dates", "a notice whose last day is over", set("notices.yaml", ({ notices }) => { notices[0].from = notices[0].until = "2026-11-20"; }), /until 2026-11-20: this day is over/],
  ["claims", "a fact without a source", set("hospital.yaml", ({ facts }) => { delete facts[0].source; }), /10\+: without source$/],
  ["claims", "a fact without a year", set("pages/ambulance-service.yaml", ({ facts }) => { delete facts[0].year; }), /30: without year$/],
  ["claims", "a claim that isn't on its page", set("claims.yaml", ({ claims }) => { claims[0].text = "Eleven beds"; }), /"Eleven beds" isn't on \/about/],
  ["contradictions", "more doctors than the site shows", set("hospital.yaml", ({ facts }) => { facts[0].counts = "doctors"; }), /"10\+" \(doctors\): the site shows \d/],
  ["contradictions", "a total that is smaller than one year's number", set("hospital.yaml", ({ facts }) => { facts[0].counts = "patients"; facts.push({ ...facts[0], number: "2,50,000", label: "A year", perYear: true }); }), /"10\+" \(patients\): in one year alone "2,50,000"/],
  ["contradictions", "two numbers for the same thing", set("hospital.yaml", ({ facts }) => { facts[0].counts = "operations"; facts.push({ ...facts[0], number: "20+", label: "More" }); }), /"20\+" \(operations\): elsewhere "10\+"/],
  ["good-samaritan", "no charter", without("disclosures/good-samaritan"), /good-samaritan.yaml: is missing/],
  ["patients-rights", "no charter", without("disclosures/patients-rights"), /patients-rights.yaml: is missing/],
  ["rates", "invented prices", (tree) => sampled("disclosures/rates")(tree), /rates.yaml: is a sample/],
  ["rates", "a page without prices", set("disclosures/rates.yaml", (part) => { delete part.prices; }), /has no “Prices”/],
  ["complaints", "no officer", set("disclosures/complaints.yaml", (part) => { delete part.officer; }), /has no “/],
  ["registrations", "no registration", without("disclosures/registrations"), /is missing/],
  ["doctors-registrations", "a doctor without a number", set("doctors/asha-rao.yaml", (doctor) => { delete doctor.registration; }), /Dr Asha/],
  ["waste-months", "a newest month of three months ago", set(waste, (part) => { part.waste.months = [{ ...part.waste.months[0], month: "2026-08" }]; }), /newest month is 2026-08; 2026-10 is due/],
  ["waste-report", "a newest report of two years ago", set(waste, (part) => { part.waste.reports[0].year = 2024; }), /for 2024; 2025 is due/],
  ["waste-report", "no report", set(waste, (part) => { part.waste.reports = []; }), /no report; 2025 is due/],
  ["implant-prices", "no prices where stents are placed", (tree) => { replaceText(overview, "We care", "We place a stent. We care")(tree); without("disclosures/implant-prices")(tree); }, /is missing/],
  ["specialities", "a department without speciality", set(surgery, (text) => { delete text.medicalSpecialty; }), /surgery.yaml: has no speciality/],
  ["sex-of-foetus", "a page of gynaecology without the sentence", set(surgery, (text) => { text.medicalSpecialty = "Gynecologic"; }), /surgery.yaml: lacks the sentence/],
  ["sex-of-foetus", "a department that may be one of gynaecology", set(surgery, (text) => { delete text.medicalSpecialty; }), /surgery.yaml: has no speciality, so it may need the sentence$/m],
  ["medicine-harm", "a department that may be the pharmacy", set(surgery, (text) => { delete text.medicalSpecialty; }), /surgery.yaml: has no speciality, so it may need the sentence$/m],
  ["implant-prices", "no prices where stents are placed, in Hindi", (tree) => { tree.set("departments/surgery.hi.md", "यहाँ स्टेंट डाला जाता है।\n"); without("disclosures/implant-prices")(tree); }, /is missing/],
  ["hours", "doctors' hours without the file that confirms them", without("hours"), /hours.yaml: not confirmed yet/],
  ["accessibility-audit", "no statement of accessibility", without("pages/accessibility"), /accessibility.yaml: is missing/],
  ["accessibility", "a statement that is a sample", sampled("pages/accessibility"), /accessibility.yaml: is a sample/],
  ["company", "no company", set("hospital.yaml", (hospital) => { delete hospital.company; }), /hospital.yaml: has no company/],
  ["annual-return", "a company without its return", set("hospital.yaml", ({ company }) => { delete company.annualReturn; }), /has no annualReturn/],
  ["equal-opportunity", "no policy", without("disclosures/equal-opportunity"), /equal-opportunity.yaml: is missing/],
  ["accessibility-audit", "a site without an independent test", set("pages/accessibility.yaml", (page) => { delete page.audit; }), /accessibility.yaml: has no audit/],
  ["consents", "consents without a check", set("hospital.yaml", (hospital) => { delete hospital.consentsCheckedOn; }), /hospital.yaml: not checked yet/],
  ["consents", "consents that were checked a year ago", set("hospital.yaml", (hospital) => { hospital.consentsCheckedOn = "2025-11-20"; }), /last checked on 2025-11-20/],
  ["medicine-harm", "a pharmacy without the contact", set(surgery, (text) => { text.medicalSpecialty = "PharmacySpecialty"; }), /surgery.yaml: lacks the sentence/],
  ["privacy", "a notice that is a sample", sampled("pages/privacy"), /privacy.yaml: is a sample/],
];
