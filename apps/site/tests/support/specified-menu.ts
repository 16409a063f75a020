/** A page by the name it has in the menu. */
export type Link = [name: string, route: string];

type Group = [name: string, routes: Link[]];

/** The menu as the specification has it, in English. */
// biome-ignore format: a tree reads better in rows
export const menu: (Link | Group)[] = [
  ["Home", "/"],
  ["About", "/about"],
  ["Departments", [
    ["Managements", "/managements"], ["Consultant", "/dr-in-hospital"], ["Counsellor", "/counsellor"],
    ["Resident Medical Officer", "/rmo"], ["Nurses", "/nurses"], ["Technician", "/technician"],
    ["Supportive Staff", "/supportive-staff"],
  ]],
  ["Specialities", [
    ["Pulmonology", "/pulmonology"], ["ENT", "/ent"], ["Surgery", "/surgery"],
    ["Internal Medicine", "/internal-medicins"], ["Cardiology", "/cardiology"], ["Neurology", "/neurology"],
    ["Gynecology", "/gynecology"], ["Orthopedics", "/orthopedics"], ["Emergency Care", "/emergency-care"],
    ["Pharmacy", "/pharmacy"], ["View all Specialities", "/viewall-specialities"],
  ]],
  ["Services", [
    ["Insurance TPA", "/insurance-tpa"], ["Ayushman", "/ayushman"], ["Radiology", "/radiology"],
    ["Ambulance", "/ambulance-service"], ["Evan Lab", "/evan-lab"],
  ]],
  ["Video Gallery", "/video-gallery"],
  ["Photo Gallery", "/gallery"],
  ["Contact Us", "/contact"],
];

export function isGroup(entry: Link | Group): entry is Group {
  return typeof entry[1] !== "string";
}
