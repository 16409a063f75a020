import type { RoomDrawingName } from "../components/room-drawing/room-drawing";
import type { Texts } from "./entries";

/** The drawing for the room of a department. */
export function drawingOf({ medicalSpecialty, schemaType }: Texts<"departments">): RoomDrawingName {
  return medicalSpecialty ?? drawingsOfTypes[schemaType];
}

const drawingsOfTypes: Record<Texts<"departments">["schemaType"], RoomDrawingName> = {
  MedicalClinic: "General",
  EmergencyService: "Emergency",
  Pharmacy: "PharmacySpecialty",
  DiagnosticLab: "Laboratory",
  Dentist: "Dentistry",
  Physiotherapy: "Physiotherapy",
};
