import { dayWords } from "@hospital/content/text/calendar";
import { expect, test } from "vitest";
import type { DoctorIndex } from "../doctor-finder/doctor-index";
import { nextSessions } from "./next-sessions";

const labels = {
  next: "Next session: {day}, {time}",
  now: "Sits now",
  late: "Late {day}: expected from {time}",
  today: "today",
  tomorrow: "tomorrow",
  days: dayWords("en").long,
};
const monday = { of: "hospital doctor/rao", days: "mon", from: "10:00", to: "13:00" };
const emptyDoctor = { names: [], specialities: [], departments: [], languages: [] };
const doctor = { ...emptyDoctor, id: "rao", fee: { text: "₹500" }, slots: [monday] };
const doctorInAnnexe = { ...doctor, slots: [{ ...monday, at: "Annexe" }] };
const nightDoctor = { ...doctor, slots: [{ ...monday, from: "21:00", to: "01:00" }] };
const index: DoctorIndex = { departments: [], languages: {}, doctors: [doctor], exceptions: [], last: "2027-01-20" };
const holiday = { of: "hospital", since: "2026-11-23", until: "2026-11-23" };
const late = { ...holiday, of: "doctor/rao", expected: "11:30" };

test.each([
  ["2026-11-22T20:00", index, "Next session: tomorrow, 10 am"],
  ["2026-11-23T09:59", index, "Next session: today, 10 am"],
  ["2026-11-23T12:59", index, "Sits now"],
  ["2026-11-23T13:00", index, "Next session: Monday 30 November, 10 am"],
  ["2026-11-22T20:00", { ...index, exceptions: [holiday] }, "Next session: Monday 30 November, 10 am"],
  ["2026-11-22T20:00", { ...index, exceptions: [late] }, "Late tomorrow: expected from 11:30 am"],
  ["2026-11-23T11:29", { ...index, exceptions: [late] }, "Late today: expected from 11:30 am"],
  ["2026-11-23T11:30", { ...index, exceptions: [late] }, "Sits now"],
  ["2026-11-23T13:00", { ...index, exceptions: [late] }, "Next session: Monday 30 November, 10 am"],
  ["2026-11-22T20:00", { ...index, last: "2026-11-22" }, undefined],
  ["2027-03-01T20:00", index, undefined],
  ["2026-11-22T20:00", { ...index, doctors: [doctorInAnnexe] }, "Next session: tomorrow, 10 am · Annexe"],
  ["2026-11-23T10:00", { ...index, doctors: [doctorInAnnexe] }, "Sits now · Annexe"],
  ["2026-11-24T00:30", { ...index, doctors: [nightDoctor] }, "Sits now"],
  ["2026-11-24T01:00", { ...index, doctors: [nightDoctor] }, "Next session: Monday 30 November, 9 pm"],
  [
    "2026-11-24T00:30",
    { ...index, doctors: [nightDoctor], exceptions: [holiday] },
    "Next session: Monday 30 November, 9 pm",
  ],
])("at %s in India", (now, doctorIndex, says) => {
  expect(nextSessions(doctorIndex, labels, now).get("rao")?.replaceAll("\u00a0", " ")).toBe(says);
});
