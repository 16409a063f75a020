import { expect, test } from "vitest";
import { createIndex } from "./matching";

const index = createIndex(
  ["name", "words"],
  [
    { id: "bones", name: "Orthopaedics", words: "fracture knee haddi हड्डी" },
    { id: "heart", name: "Cardiology", words: "chest pain dil" },
    { id: "gait", name: "Physiotherapy", words: "knee orthopedics" },
  ],
);
const ids = (query: string) => index.search(query).map(({ id }) => id);

test.each([
  ["haddi", "bones"],
  ["hadi", "bones"],
  ["हड्डी", "bones"],
  ["cardio", "heart"],
  ["kardiology", "heart"],
  ["CHEST PAIN", "heart"],
])("%s finds the %s", (query, id) => {
  expect(ids(query)).toEqual([id]);
});

test("what the first field says counts more", () => {
  expect(ids("orthopaedics")).toEqual(["bones", "gait"]);
});

test("all words of a query must be found, and a short word exactly", () => {
  expect(ids("knee cardiology")).toEqual([]);
  expect(ids("dol")).toEqual([]);
});
