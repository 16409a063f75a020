import type { medicalSpecialties } from "@hospital/content/vocabulary";
import "./room-drawing.css";

type Specialty = (typeof medicalSpecialties)[number];

/** The subject of a drawing: a speciality, or a room without one. */
export type RoomDrawingName = Specialty | "General" | "Laboratory";

/* Each drawing is one path with a floor at y = 24. It is 32 wide. Closed shapes are shaded. */
const bed = "M3 9v15M3 19h26v5M3 15h19a6 4 0 0 1 6 4M6 15v-3h6v3M17 8h5l1-4 2 7 2-3h3";
const bone = "M9 11a3 3 0 1 0-4 2 3 3 0 1 0 4 2h14a3 3 0 1 0 4-2 3 3 0 1 0-4-2z";
const brain =
  "M16 4c-3-3-8-1-8 3-4 1-4 7-1 8-1 5 6 7 9 4V4c3-3 8-1 8 3 4 1 4 7 1 8 1 5-6 7-9 4M12 9q2 0 2 3M9 15q3 0 3 2M20 9q-2 0-2 3M23 15q-3 0-3 2";
const cradle = "M5 12h22q0 9-11 9T5 12q0-9 9-9v9M3 21q13 5 26 0M19 7q3-4 5 0-1 2-3 3-2-1-2-3";
const drop = "M16 3q10 11 6 17t-12 0T16 3M19 17q0 3-3 3";
const eye = "M3 13q13-16 26 0-13 14-26 0M12 13a4 4 0 1 0 8 0 4 4 0 1 0-8 0";
const kidneys =
  "M13 5C5 1 2 18 8 20c5 1 3-5 3-8s5-5 2-7M19 5c8-4 11 13 5 15-5 1-3-5-3-8s-5-5-2-7M11 12q3 2 3 10M21 12q-3 2-3 10";
const lungs = "M16 2v7q-1 3-4 4M16 9q1 3 4 4M12 7C6 8 4 15 4 20q0 4 5 2 4-1 4-3V8M20 7c6 1 8 8 8 13q0 4-5 2-4-1-4-3V8";
const microscope = "M11 3h5v10h-5zM16 6a8 8 0 0 1 3 14M6 24h20M8 17h10M13 17v3h8v4M13 13v2";
const stethoscope = "M8 4H6v4a6 6 0 0 0 12 0V4h-2M12 14v2a6 6 0 0 0 12 0v-4M22 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0";

const drawings: Partial<Record<RoomDrawingName, string>> = {
  Anesthesia: bed,
  Cardiovascular: "M16 22Q2 13 5 6q5-6 11 1 6-7 11-1 3 7-11 16M3 13h9l2-4 3 7 2-3h10",
  Dentistry: "M9 4q7 2 14 0c5 2 3 7 1 11-1 5-2 8-4 8s-1-6-4-6-2 6-4 6-3-3-4-8C6 11 4 6 9 4",
  Dermatology: "M2 17q7-4 14 0t14 0M2 23h28M8 20h1M15 21h1M22 20h1M10 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0M19 11l5 4",
  Emergency:
    "M5 21H1V7h18v14h-8M19 11h6l5 5v5h-2M22 21h-3M8 10v6M5 13h6M12 7V5h3v2M5 21a3 3 0 1 0 6 0 3 3 0 1 0-6 0M22 21a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  Endocrine: drop,
  Gastroenterologic: "M14 2v5q0 3-5 4-6 3-3 9 8 6 17 0 6-7 3-12-4-4-8-1V2M6 20l-3 2M10 16q6 3 11-2",
  Gynecologic: cradle,
  Hematologic: drop,
  Laboratory: microscope,
  LaboratoryScience: microscope,
  Midwifery: cradle,
  Musculoskeletal: bone,
  Neurologic: brain,
  Nursing: "M3 14 16 3l13 11M7 11v13h18V11M16 21q-7-5-4-8 3-1 4 2 1-3 4-2 3 3-4 8",
  Obstetric: cradle,
  Oncologic: "M19 23 12 8c-2-7 10-7 8 0l-7 15h-4l8-16M16 16l3 7h4l-5-11",
  Optometric: eye,
  Otolaryngologic: "M10 12a7 7 0 0 1 14 0q0 4-3 6t-4 4q-4 3-6-1M14 12a3 3 0 0 1 6 0q0 2-2 3t-1 3M3 9v5M6 7v9",
  Pathology: microscope,
  Pediatric:
    "M11 9a5 5 0 1 0 10 0 5 5 0 1 0-10 0M11 7a2 2 0 1 1 3-3M21 7a2 2 0 1 0-3-3M12 13a6 6 0 1 0 8 0M14 8v1M18 8v1M15 11h2M11 15l-4 2M21 15l4 2",
  PharmacySpecialty:
    "M3 24V2h26v22M3 10h26M3 17h26M6 10V5h5v5M15 10V6h3v4M22 10V7h4v3M6 17v-4h3v4M12 17v-3h4v3M20 17v-5h6v5",
  Physiotherapy: "M2 24V10h15v14M2 14h15M19 18a6 6 0 1 0 12 0 6 6 0 1 0-12 0M23 14q4 3 4 9",
  Psychiatric: brain,
  Pulmonary: lungs,
  Radiography: "M9 13a9 9 0 1 0 18 0 9 9 0 1 0-18 0M13 13a5 5 0 1 0 10 0 5 5 0 1 0-10 0M1 15h20M3 15v9M11 24h14l-2-4",
  Renal: kidneys,
  RespiratoryTherapy: lungs,
  Rheumatologic: bone,
  Surgical: "M16 0v4M9 10a7 6 0 0 1 14 0zM4 18h24M7 18v-3h5v3M16 18v6M11 24h10M25 18v-4",
  Urologic: "M8 2v5q0 3 3 4M24 2v5q0 3-3 4M8 15q0 7 8 7t8-7q-8-6-16 0M16 22v2M13 17q3 2 6 0",
};

interface RoomDrawingProps {
  name: RoomDrawingName;
}

/** A typical object of a department: the heart for cardiology, the ambulance for emergencies. */
export function RoomDrawing({ name }: RoomDrawingProps) {
  return (
    <svg className="room-drawing" viewBox="0 0 32 24" aria-hidden="true">
      <path d={drawings[name] ?? stethoscope} />
    </svg>
  );
}
