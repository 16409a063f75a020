/** Icons of Lucide (https://lucide.dev): the licence is in licences.md. A page gets those that it shows. */
import { lineIcon } from "./icon.ts";

export const Baby = /* @__PURE__ */ lineIcon(
  "M10 16c.5.3 1.2.5 2 .5s1.5-.2 2-.5",
  "M15 12h.01",
  "M19.38 6.813A9 9 0 0 1 20.8 10.2a2 2 0 0 1 0 3.6 9 9 0 0 1-17.6 0 2 2 0 0 1 0-3.6A9 9 0 0 1 12 3c2 0 3.5 1.1 3.5 2.5s-.9 2.5-2 2.5c-.8 0-1.5-.4-1.5-1",
  "M9 12h.01",
);
export const Bone = /* @__PURE__ */ lineIcon(
  "M17 10c.7-.7 1.69 0 2.5 0a2.5 2.5 0 1 0 0-5 .5.5 0 0 1-.5-.5 2.5 2.5 0 1 0-5 0c0 .81.7 1.8 0 2.5l-7 7c-.7.7-1.69 0-2.5 0a2.5 2.5 0 0 0 0 5c.28 0 .5.22.5.5a2.5 2.5 0 1 0 5 0c0-.81-.7-1.8 0-2.5Z",
);
export const BriefcaseMedical = /* @__PURE__ */ lineIcon(
  "M12 11v4",
  "M14 13h-4",
  "M16 6V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2",
  "M18 6v14",
  "M6 6v14",
  ["rect", { width: "20", height: "14", x: "2", y: "6", rx: "2" }],
);
export const CalendarDays = /* @__PURE__ */ lineIcon(
  "M8 2v3",
  "M16 2v3",
  ["rect", { x: "3", y: "3", width: "18", height: "18", rx: "2" }],
  "M3 9h18",
  "M8 13h.01",
  "M12 13h.01",
  "M16 13h.01",
  "M8 17h.01",
  "M12 17h.01",
  "M16 17h.01",
);
export const ChevronDown = /* @__PURE__ */ lineIcon("m6 9 6 6 6-6");
export const Clock = /* @__PURE__ */ lineIcon(["circle", { cx: "12", cy: "12", r: "10" }], "M12 6v6l4 2");
export const Droplet = /* @__PURE__ */ lineIcon(
  "M12 22a7 7 0 0 0 7-7c0-2-1-3.9-3-5.5s-3.5-4-4-6.5c-.5 2.5-2 4.9-4 6.5C6 11.1 5 13 5 15a7 7 0 0 0 7 7z",
);
export const FileText = /* @__PURE__ */ lineIcon(
  "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
  "M14 2v5a1 1 0 0 0 1 1h5",
  "M10 9H8",
  "M16 13H8",
  "M16 17H8",
);
export const Flame = /* @__PURE__ */ lineIcon(
  "M12 3q1 4 4 6.5t3 5.5a1 1 0 0 1-14 0 5 5 0 0 1 1-3 1 1 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4",
);
export const Footprints = /* @__PURE__ */ lineIcon(
  "M4 16v-2.38C4 11.5 2.97 10.5 3 8c.03-2.72 1.49-6 4.5-6C9.37 2 10 3.8 10 5.5c0 3.11-2 5.66-2 8.68V16a2 2 0 1 1-4 0Z",
  "M20 20v-2.38c0-2.12 1.03-3.12 1-5.62-.03-2.72-1.49-6-4.5-6C14.63 6 14 7.8 14 9.5c0 3.11 2 5.66 2 8.68V20a2 2 0 1 0 4 0Z",
  "M16 17h4",
  "M4 13h4",
);
export const GraduationCap = /* @__PURE__ */ lineIcon(
  "M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0z",
  "M22 10v6",
  "M6 12.5V16a6 3 0 0 0 12 0v-3.5",
);
export const HandHeart = /* @__PURE__ */ lineIcon(
  "M11 14h2a2 2 0 0 0 0-4h-3c-.6 0-1.1.2-1.4.6L3 16",
  "m14.45 13.39 5.05-4.694C20.196 8 21 6.85 21 5.75a2.75 2.75 0 0 0-4.797-1.837.276.276 0 0 1-.406 0A2.75 2.75 0 0 0 11 5.75c0 1.2.802 2.248 1.5 2.946L16 11.95",
  "m2 15 6 6",
  "m7 20 1.6-1.4c.3-.4.8-.6 1.4-.6h4c1.1 0 2.1-.4 2.8-1.2l4.6-4.4a1 1 0 0 0-2.75-2.91",
);
export const HeartPulse = /* @__PURE__ */ lineIcon(
  "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5",
  "M3.22 13H9.5l.5-1 2 4.5 2-7 1.5 3.5h5.27",
);
export const House = /* @__PURE__ */ lineIcon(
  "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8",
  "M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
);
export const Info = /* @__PURE__ */ lineIcon(["circle", { cx: "12", cy: "12", r: "10" }], "M12 16v-4", "M12 8h.01");
export const Languages = /* @__PURE__ */ lineIcon(
  "m5 8 6 6",
  "m4 14 6-6 2-3",
  "M2 5h12",
  "M7 2h1",
  "m22 22-5-10-5 10",
  "M14 18h6",
);
export const Luggage = /* @__PURE__ */ lineIcon(
  "M6 20a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2",
  "M8 18V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v14",
  "M10 20h4",
  ["circle", { cx: "16", cy: "20", r: "2" }],
  ["circle", { cx: "8", cy: "20", r: "2" }],
);
export const Mail = /* @__PURE__ */ lineIcon("m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7", [
  "rect",
  { x: "2", y: "4", width: "20", height: "16", rx: "2" },
]);
export const MapPin = /* @__PURE__ */ lineIcon(
  "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0",
  ["circle", { cx: "12", cy: "10", r: "3" }],
);
export const Menu = /* @__PURE__ */ lineIcon("M4 5h16", "M4 12h16", "M4 19h16");
export const MessageCircle = /* @__PURE__ */ lineIcon(
  "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719",
);
export const Navigation = /* @__PURE__ */ lineIcon(["polygon", { points: "3 11 22 2 13 21 11 13 3 11" }]);
export const Phone = /* @__PURE__ */ lineIcon(
  "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
);
export const Pill = /* @__PURE__ */ lineIcon(
  "m10.5 20.5 10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0 7 7Z",
  "m8.5 8.5 7 7",
);
export const ScanLine = /* @__PURE__ */ lineIcon(
  "M3 7V5a2 2 0 0 1 2-2h2",
  "M17 3h2a2 2 0 0 1 2 2v2",
  "M21 17v2a2 2 0 0 1-2 2h-2",
  "M7 21H5a2 2 0 0 1-2-2v-2",
  "M7 12h10",
);
export const Search = /* @__PURE__ */ lineIcon("m21 21-4.34-4.34", ["circle", { cx: "11", cy: "11", r: "8" }]);
export const Stethoscope = /* @__PURE__ */ lineIcon(
  "M11 2v2",
  "M5 2v2",
  "M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1",
  "M8 15a6 6 0 0 0 12 0v-3",
  ["circle", { cx: "20", cy: "10", r: "2" }],
);
export const Syringe = /* @__PURE__ */ lineIcon(
  "m18 2 4 4",
  "m17 7 3-3",
  "M19 9 8.7 19.3c-1 1-2.5 1-3.4 0l-.6-.6c-1-1-1-2.5 0-3.4L15 5",
  "m9 11 4 4",
  "m5 19-3 3",
  "m14 4 6 6",
);
export const TriangleAlert = /* @__PURE__ */ lineIcon(
  "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3",
  "M12 9v4",
  "M12 17h.01",
);
export const Users = /* @__PURE__ */ lineIcon(
  "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2",
  "M16 3.128a4 4 0 0 1 0 7.744",
  "M22 21v-2a4 4 0 0 0-3-3.87",
  ["circle", { cx: "9", cy: "7", r: "4" }],
);
export const Utensils = /* @__PURE__ */ lineIcon(
  "M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2",
  "M7 2v20",
  "M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7",
);
export const Wind = /* @__PURE__ */ lineIcon(
  "M12.8 19.6A2 2 0 1 0 14 16H2",
  "M17.5 8a2.5 2.5 0 1 1 2 4H2",
  "M9.8 4.4A2 2 0 1 1 11 8H2",
);
export const X = /* @__PURE__ */ lineIcon("M18 6 6 18", "m6 6 12 12");
