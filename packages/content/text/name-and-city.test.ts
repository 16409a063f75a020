import { expect, test } from "vitest";
import { nameAndCity } from "./name-and-city.ts";

test.each([
  ["Asha Hospital", "Pune", "Asha Hospital, Pune"],
  ["Pune Eye Hospital", "Pune", "Pune Eye Hospital"],
  ["Kaveri Hospital, Mysuru", "Mysuru", "Kaveri Hospital, Mysuru"],
  ["Puneet Hospital", "Pune", "Puneet Hospital, Pune"],
  ["नई दिल्ली अस्पताल", "नई दिल्ली", "नई दिल्ली अस्पताल"],
])("names %j in %j as %j", (name, city, expected) => {
  expect(nameAndCity(name, city, "en")).toBe(expected);
});
