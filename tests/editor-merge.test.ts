import { describe, expect, test } from "vitest";
import { merge } from "../editor/merge-records.ts";

const base = {
  name: { en: "Asha", hi: "आशा" },
  degree: "MBBS",
  opd: [
    { id: "a", days: ["mon"], from: "10:00" },
    { id: "b", days: ["tue"], from: "11:00" },
  ],
};
const [first, second] = base.opd;

describe("two people in one record", () => {
  test("who change different fields both have their way", () => {
    const ours = { ...base, degree: "MBBS, MD" };
    const theirs = { ...base, name: { en: "Asha Rao", hi: "आशा" } };
    expect(merge(base, ours, theirs)).toEqual({
      value: { ...base, degree: "MBBS, MD", name: { en: "Asha Rao", hi: "आशा" } },
      conflicts: [],
    });
  });

  test("who change one field are told of both, and ours is in the result", () => {
    const merged = merge(base, { ...base, degree: "DNB" }, { ...base, degree: "MD" });
    expect(merged.conflicts).toEqual([{ path: ["degree"], ours: "DNB", theirs: "MD" }]);
    expect(merged.value).toEqual({ ...base, degree: "DNB" });
  });

  test("what a form leaves empty is no change", () => {
    const ours = { ...base, fee: "", photo: null, sample: false, languages: [] };
    expect(merge(base, ours, { ...base, degree: "MD" }).value).toMatchObject({ degree: "MD" });
    expect(merge(base, { ...ours, fee: "500" }, { ...base, degree: "MD" }).value).toMatchObject({
      degree: "MD",
      fee: "500",
    });
  });

  test("a row that each adds is there, and one that one takes away is gone", () => {
    const third = { id: "c", days: ["wed"], from: "09:00" };
    const fourth = { id: "d", days: ["thu"], from: "09:00" };
    expect(merge(base, { ...base, opd: [first, second, third] }, { ...base, opd: [first, fourth, second] })).toEqual({
      value: { ...base, opd: [first, fourth, second, third] },
      conflicts: [],
    });
    expect(merge(base, { ...base, opd: [second] }, { ...base, opd: [first, second, fourth] })).toEqual({
      value: { ...base, opd: [second, fourth] },
      conflicts: [],
    });
  });

  test("each row keeps what is done to it when another is taken away or they change places", () => {
    const later = { ...second, from: "12:00" };
    expect(merge(base, { ...base, opd: [second, first] }, { ...base, opd: [first, later] }).value).toEqual({
      ...base,
      opd: [later, first],
    });
    expect(
      merge(base, { ...base, opd: [later] }, { ...base, opd: [{ ...first }, { ...second, days: ["sat"] }] }),
    ).toEqual({
      value: { ...base, opd: [{ ...later, days: ["sat"] }] },
      conflicts: [],
    });
  });

  test("a row that one changes and the other takes away is a clash", () => {
    const ours = { ...base, opd: [{ ...first, from: "08:00" }, second] };
    expect(merge(base, ours, { ...base, opd: [second] }).conflicts).toHaveLength(1);
    expect(merge(base, { ...base, opd: [second] }, ours).conflicts).toHaveLength(1);
  });
});
