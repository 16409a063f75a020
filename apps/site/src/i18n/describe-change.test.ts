import { expect, test } from "vitest";
import { describeChange, describeHours } from "./describe-change.ts";

const day = "2026-11-24";
const cause = { of: "doctor/x", since: day, until: day, why: "on leave" };
const slot = { of: "doctor/x", days: "wed", from: "10:00", to: "13:00" };
const next = { slot, day: "2026-11-25", start: "2026-11-25T10:00", end: "2026-11-25T13:00" };
const absence = { day, kind: "off" as const, spans: [] };

test.each([
  [absence, "Not on Tue 24 Nov; next: Wed 25 Nov, 10 am", "मंगल 24 नव॰: OPD नहीं; अगली OPD: बुध 25 नव॰, सुबह 10 बजे"],
  [
    { ...absence, cause: { ...cause, instead: "Dr Das" } },
    "Not on Tue 24 Nov; Dr Das sits instead; next: Wed 25 Nov, 10 am",
    "मंगल 24 नव॰: OPD नहीं; उनकी जगह Dr Das; अगली OPD: बुध 25 नव॰, सुबह 10 बजे",
  ],
  [
    { ...absence, spans: ["10:00-11:30", "12:00-13:00"], cause },
    "Only 10 – 11:30 am, 12 noon – 1 pm on Tue 24 Nov",
    "मंगल 24 नव॰: सिर्फ़ सुबह 10 से 11:30 बजे, दोपहर 12 से 1 बजे",
  ],
  [
    { ...absence, kind: "late" as const, spans: ["11:00-13:00"], cause: { ...cause, expected: "11:00" } },
    "Late on Tue 24 Nov: expected from 11 am",
    "मंगल 24 नव॰ देर से: सुबह 11 बजे से",
  ],
])("describes an exception and the alternative, without the reason", (change, en, hi) => {
  const described = (locale: "en" | "hi") => describeChange(change, next, locale).replaceAll("\u00a0", " ");
  expect([described("en"), described("hi")]).toEqual([en, hi]);
});

test("names the building of the next session", () => {
  expect(describeChange(absence, { ...next, at: "Annexe" }, "en").replaceAll("\u00a0", " ")).toBe(
    "Not on Tue 24 Nov; next: Wed 25 Nov, 10 am · Annexe",
  );
});

test("advises to call without a known session", () => {
  expect(describeChange({ ...absence, cause }, undefined, "en")).toBe("Not on Tue 24 Nov; please call for the next");
});

test("each day of a list is one text with its last day, and the text after the list belongs to the last", () => {
  const parts = describeHours(["2026-12-03", "2026-12-10", "2026-12-24"], [], "hi");
  expect(parts.map(({ text, until }) => [text.replaceAll("\u00a0", " "), until])).toEqual([
    ["", "2026-12-24"],
    ["गुरु 3 दिस॰, ", "2026-12-03"],
    ["गुरु 10 दिस॰, ", "2026-12-10"],
    ["गुरु 24 दिस॰: OPD नहीं", "2026-12-24"],
  ]);
});
