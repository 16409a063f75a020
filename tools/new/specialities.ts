import type { medicalSpecialties } from "@hospital/content/vocabulary";

type Speciality = (typeof medicalSpecialties)[number];

/**
 * The specialities of usual departments, by a word of their English address. First those that the law has requirements
 * for, so that a department of several specialities keeps them: "Gynaecology and Surgery".
 */
const specialities: readonly [words: RegExp, speciality: Speciality][] = [
  [/gyna?ecolog|women/, "Gynecologic"],
  [/matern|obstet|pregnan/, "Obstetric"],
  [/radiolog|x-ray|scan|imaging|ultraso|sonograph/, "Radiography"],
  [/pharmac|medicine-shop/, "PharmacySpecialty"],
  [/emergency|casualty/, "Emergency"],
  [/critical|intensive|icu|ana?esthe/, "Anesthesia"],
  [/cardi|heart/, "Cardiovascular"],
  [/neuro/, "Neurologic"],
  [/nephro|kidney|renal|dialysis/, "Renal"],
  [/urolog/, "Urologic"],
  [/ortho|bone|joint/, "Musculoskeletal"],
  // "Orthopaedics and Trauma" isn't the emergency department.
  [/trauma/, "Emergency"],
  [/paediatr|pediatr|child/, "Pediatric"],
  [/ear-nose|(?:^|-)ent(?:-|$)|otolaryng/, "Otolaryngologic"],
  [/eye|ophthalm|retina|cataract|glaucoma|cornea/, "Optometric"],
  [/dermat|skin/, "Dermatology"],
  [/dent|teeth/, "Dentistry"],
  [/gastro|liver|hepat/, "Gastroenterologic"],
  [/pulmon|chest|respirat|lung/, "Pulmonary"],
  [/diabet|hormon|endocrin|thyroid/, "Endocrine"],
  [/oncolog|cancer/, "Oncologic"],
  [/ha?ematolog/, "Hematologic"],
  [/rheumat/, "Rheumatologic"],
  [/psychiat|mental/, "Psychiatric"],
  [/physiotherap/, "Physiotherapy"],
  [/plastic|burns/, "PlasticSurgery"],
  [/diet|nutrition/, "DietNutrition"],
  [/patholog/, "Pathology"],
  [/surg/, "Surgical"],
  [/general-medicine|internal-medicine|physician|family/, "PrimaryCare"],
];

/** The field with the speciality of the department at this address; empty for an unknown department. */
export function specialityOf(slug: string): { medicalSpecialty?: Speciality } {
  const medicalSpecialty = specialities.find(([pattern]) => pattern.test(slug))?.[1];
  return medicalSpecialty ? { medicalSpecialty } : {};
}
