/** Icons of Lucide (https://lucide.dev): the licence is in licences.md. A page gets those that it shows. */
import { lineIcon } from "./icon.ts";

export const Bandage = /* @__PURE__ */ lineIcon(
  "M10 10.01h.01",
  "M10 14.01h.01",
  "M14 10.01h.01",
  "M14 14.01h.01",
  "M18 6v12",
  "M6 6v12",
  ["rect", { x: "2", y: "6", width: "20", height: "12", rx: "2" }],
);
export const Bed = /* @__PURE__ */ lineIcon("M2 4v16", "M2 8h18a2 2 0 0 1 2 2v10", "M2 17h20", "M6 8v9");
export const Brain = /* @__PURE__ */ lineIcon(
  "M12 18V5",
  "M15 13a4.17 4.17 0 01-3-4 4.17 4.17 0 01-3 4",
  "M17.707 6.294A3 3 0 1012 5a3 3 0 10-5.707 1.294",
  "M17.996 5.125a4 4 0 012.526 5.77",
  "M18 18a4 4 0 002-7.465",
  "M19.967 17.482a4 4 0 11-7.967.517 4 4 0 11-7.967-.517",
  "M6 18a4 4 0 01-2-7.465",
  "M6.004 5.125a4 4 0 00-2.526 5.77",
);
export const Bug = /* @__PURE__ */ lineIcon(
  "M12 20v-9",
  "M14 7a4 4 0 0 1 4 4v3a6 6 0 0 1-12 0v-3a4 4 0 0 1 4-4z",
  "M14.12 3.88 16 2",
  "M21 21a4 4 0 0 0-3.81-4",
  "M21 5a4 4 0 0 1-3.55 3.97",
  "M22 13h-4",
  "M3 21a4 4 0 0 1 3.81-4",
  "M3 5a4 4 0 0 0 3.55 3.97",
  "M6 13H2",
  "m8 2 1.88 1.88",
  "M9 7.13V6a3 3 0 1 1 6 0v1.13",
);
export const Droplets = /* @__PURE__ */ lineIcon(
  "M7 16.3c2.2 0 4-1.83 4-4.05 0-1.16-.57-2.26-1.71-3.19S7.29 6.75 7 5.3c-.29 1.45-1.14 2.84-2.29 3.76S3 11.1 3 12.25c0 2.22 1.8 4.05 4 4.05z",
  "M12.56 6.6A10.97 10.97 0 0 0 14 3.02c.5 2.5 2 4.9 4 6.5s3 3.5 3 5.5a6.98 6.98 0 0 1-11.91 4.97",
);
export const Ear = /* @__PURE__ */ lineIcon(
  "M6 8.5a6.5 6.5 0 1 1 13 0c0 6-6 6-6 10a3.5 3.5 0 1 1-7 0",
  "M15 8.5a2.5 2.5 0 0 0-5 0v1a2 2 0 1 1 0 4",
);
export const Eye = /* @__PURE__ */ lineIcon(
  "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",
  ["circle", { cx: "12", cy: "12", r: "3" }],
);
export const Hand = /* @__PURE__ */ lineIcon(
  "M18 11V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2",
  "M14 10V4a2 2 0 0 0-2-2a2 2 0 0 0-2 2v2",
  "M10 10.5V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2v8",
  "M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15",
);
export const IndianRupee = /* @__PURE__ */ lineIcon("m14 20-8-8h4c5.333 0 5.333-8 0-8", "M6 4h12", "M6 8h12");
export const PersonStanding = /* @__PURE__ */ lineIcon(
  ["circle", { cx: "12", cy: "5", r: "1" }],
  "m9 20 3-6 3 6",
  "m6 8 6 2 6-2",
  "M12 10v4",
);
export const Skull = /* @__PURE__ */ lineIcon(
  "m12.5 17-.5-1-.5 1h1z",
  "M15 22a1 1 0 0 0 1-1v-1a2 2 0 0 0 1.56-3.25 8 8 0 1 0-11.12 0A2 2 0 0 0 8 20v1a1 1 0 0 0 1 1z",
  ["circle", { cx: "15", cy: "12", r: "1" }],
  ["circle", { cx: "9", cy: "12", r: "1" }],
);
export const Thermometer = /* @__PURE__ */ lineIcon("M14 4v10.54a4 4 0 1 1-4 0V4a2 2 0 0 1 4 0Z");
export const Zap = /* @__PURE__ */ lineIcon(
  "M15.914 4a1.5 1.5 0 00-2.474-1.561l-9 9A1.5 1.5 0 005.5 14h4.002a.5.5 0 01.471.666L8.086 20a1.5 1.5 0 002.475 1.56l9-9A1.5 1.5 0 0018.5 10h-3.997a.5.5 0 01-.472-.667z",
);
