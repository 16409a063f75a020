import { expect, test } from "vitest";
import type { ReadRecord } from "../store/records.ts";
import { dayOfHours, hoursIn } from "./day.ts";

const record = (collection: string, path: string, value: ReadRecord["value"]) =>
  ({ collection, path, value }) as ReadRecord;

test("names another address, and closes only the sessions at the closed one", () => {
  const opd = [
    { days: ["tue"], from: "10:00", to: "12:00" },
    { days: ["tue"], from: "17:00", to: "18:00", at: "Annexe" },
  ];
  const hours = hoursIn([
    record("hospital", "hospital.yaml", { shortName: { en: "City Hospital" }, places: [{ name: { en: "Annexe" } }] }),
    record("departments", "departments/ent.yaml", { title: { en: "ENT" } }),
    record("doctors", "doctors/asha-rao.yaml", { name: { en: "Dr Asha Rao" }, department: "ent", opd }),
    record("exceptions", "exceptions.yaml", {
      exceptions: [{ from: "2026-12-22", for: "place", place: "Annexe", change: "closed" }],
    }),
  ]);
  const { closed, sessions } = dayOfHours(hours, "2026-12-22", "2026-12-22T09:00");
  expect(closed).toBeUndefined();
  expect(sessions.map(({ from, at, state }) => [from, at, state])).toEqual([
    ["10:00", undefined, "usual"],
    ["17:00", "Annexe", "closed"],
  ]);
});

test("sorts the sessions of all doctors by their usual time", () => {
  const doctor = (slug: string, from: string, to: string, room: string) =>
    record("doctors", `doctors/${slug}.yaml`, {
      name: { en: slug },
      department: "ent",
      opd: [{ days: ["tue"], from, to, room: { en: room } }],
    });
  const hours = hoursIn([
    record("hospital", "hospital.yaml", { shortName: { en: "City Hospital" } }),
    record("departments", "departments/ent.yaml", { title: { en: "ENT" } }),
    doctor("asha-rao", "14:00", "16:00", "Room 1"),
    doctor("dev-nair", "09:00", "11:00", "Room 3"),
    doctor("ravi-menon", "10:00", "12:00", "Room 2"),
    record("exceptions", "exceptions.yaml", {
      exceptions: [{ from: "2026-12-22", for: "doctor", doctor: "dev-nair", change: "late", expected: "10:30" }],
    }),
  ]);
  const { sessions } = dayOfHours(hours, "2026-12-22", "2026-12-22T08:00");
  expect(sessions.map(({ doctor, from, state }) => [doctor, from, state])).toEqual([
    ["dev-nair", "09:00", "late"],
    ["ravi-menon", "10:00", "usual"],
    ["asha-rao", "14:00", "usual"],
  ]);
});
