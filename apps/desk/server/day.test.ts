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
