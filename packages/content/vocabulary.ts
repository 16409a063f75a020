/** The closed lists of words that content may choose from. */

/** schema.org types of a department. https://schema.org/MedicalOrganization */
export const schemaTypes = [
  "MedicalClinic",
  "EmergencyService",
  "Pharmacy",
  "DiagnosticLab",
  "Dentist",
  "Physiotherapy",
] as const;

/** schema.org specialities. https://schema.org/MedicalSpecialty */
export const medicalSpecialties = [
  "Anesthesia",
  "Cardiovascular",
  "CommunityHealth",
  "Dentistry",
  "Dermatology",
  "DietNutrition",
  "Emergency",
  "Endocrine",
  "Gastroenterologic",
  "Genetic",
  "Geriatric",
  "Gynecologic",
  "Hematologic",
  "Infectious",
  "LaboratoryScience",
  "Midwifery",
  "Musculoskeletal",
  "Neurologic",
  "Nursing",
  "Obstetric",
  "Oncologic",
  "Optometric",
  "Otolaryngologic",
  "Pathology",
  "Pediatric",
  "PharmacySpecialty",
  "Physiotherapy",
  "PlasticSurgery",
  "Podiatric",
  "PrimaryCare",
  "Psychiatric",
  "PublicHealth",
  "Pulmonary",
  "Radiography",
  "Renal",
  "RespiratoryTherapy",
  "Rheumatologic",
  "SpeechPathology",
  "Surgical",
  "Toxicologic",
  "Urologic",
] as const;

/** The scopes of an exception from the weekly hours. */
export const exceptionSubjects = ["whole-hospital", "place", "department", "doctor", "counter", "ward"] as const;

export const exceptionChanges = ["closed", "late", "other-times", "extra", "as-usual"] as const;

/** Languages that a doctor may speak. https://www.rfc-editor.org/rfc/rfc5646 */
export const spokenLanguages = [
  "en",
  "hi",
  "as",
  "bn",
  "gu",
  "kn",
  "kok",
  "ks",
  "lus",
  "ml",
  "mr",
  "ne",
  "or",
  "pa",
  "sd",
  "ta",
  "te",
  "ur",
] as const;

export const genders = ["female", "male"] as const;

/** Disclosures: the file names under content/disclosures/, in the order in which visitors see them. */
export const disclosureParts = [
  "rates",
  "implant-prices",
  "patients-rights",
  "good-samaritan",
  "complaints",
  "registrations",
  "bio-medical-waste",
  "equal-opportunity",
] as const;

/** Things that several numbers can count, or that a collection of that name in content/ lists. */
export const countedThings = ["patients", "operations", "doctors", "departments", "insurers"] as const;

/** The kinds of marked lists: lines to do, lines never to do, and signs of danger. A list of facts has no mark. */
export const listMarks = ["do", "never", "danger"] as const;

/** Subjects of parts of pages and warnings: the drawings of components/pictogram. */
export const pictograms = [
  "papers",
  "bag",
  "steps",
  "medicine",
  "food",
  "time",
  "home",
  "people",
  "call",
  "warning",
  "question",
  "machine",
  "learn",
  "heart",
  "blood",
  "breath",
  "heat",
  "child",
  "bone",
  "talk",
  "care",
  "brain",
  "asleep",
  "fit",
  "fever",
  "wound",
  "skin",
  "eye",
  "ear",
  "body",
  "water",
  "poison",
  "sting",
  "money",
] as const;

/** The drawings of components/equipment-card. */
export const equipmentIcons = [
  "monitor",
  "ventilator",
  "infusion",
  "spine-board",
  "portable",
  "oxygen",
  "air-ambulance",
  "maintenance",
] as const;

/** The name of a person who is not known yet: the row shows "N/A" with the placeholder picture. */
export const placeholderName = "N/A";

/** The name, without its ending, of the picture that `npx hospital new` writes where the hospital has to add one. */
export const placeholderPictureName = "to-be-filled-in";

/** Kinds of places on a drawn map of the street. */
export const mapAreas = ["ground", "ours", "other", "parking"] as const;
export const mapMarks = ["gate", "tower", "landmark", "stop"] as const;

/** The fields of a reviewed record that aren't texts of its page: a signature is for all others. */
export const unsignedFields = [
  "sample",
  "id",
  "schemaType",
  "medicalSpecialty",
  "review",
  "words",
  "picture",
  "photo",
  "focus",
  "sign",
  "isEmergency",
  "isMedical",
] as const;
