import { expect, test } from "vitest";
import { noticesAt } from "./notices-at.ts";

const month = (id: string, from: string, until = from) => ({
  id,
  from: `2026-${from}T09:00`,
  until: `2026-${until}T24:00`,
});
const idsAt = (day: string, notices: ReturnType<typeof month>[], time = "12:00") =>
  noticesAt(notices, `2026-${day}T${time}`).map(({ id, isCurrent }) => (isCurrent ? id.toUpperCase() : id));

test("returns current and next notices, without past ones", () => {
  const notices = [month("holiday", "12-25"), month("lift", "12-01", "12-20"), month("gate", "11-01", "11-30")];
  expect(idsAt("11-30", notices)).toEqual(["holiday", "lift", "GATE"]);
  expect(idsAt("12-01", notices)).toEqual(["holiday", "LIFT"]);
  expect(idsAt("12-21", notices)).toEqual(["holiday"]);
  expect(idsAt("12-26", notices)).toEqual([]);
  expect(idsAt("12-01", notices, "08:59")).toEqual(["holiday", "lift"]);
});

test("returns only the two latest current notices and the next one", () => {
  const days = ["01", "02", "03", "04", "05"].map((day) => month(`n${day}`, `12-${day}`, "12-31"));
  expect(idsAt("12-03", days)).toEqual(["n04", "N03", "N02"]);
  expect(idsAt("11-30", days)).toEqual(["n03", "n02", "n01"]);
});

test("returns a third current notice if one of the two others ends before the next one begins", () => {
  const short = [month("lift", "12-02", "12-05"), month("gate", "12-03", "12-04")];
  const notices = [month("masks", "12-01", "12-31"), month("old", "11-01", "12-31"), ...short];
  expect(idsAt("12-03", notices)).toEqual(["GATE", "LIFT", "masks"]);
  expect(idsAt("12-03", [...notices, month("holiday", "12-25")])).toEqual(["GATE", "LIFT", "masks"]);
  expect(idsAt("12-03", [...notices, month("camp", "12-04")])).toEqual(["camp", "GATE", "LIFT"]);
});
