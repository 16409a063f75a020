import { expect, test } from "vitest";
import { createNameIndex } from "./name-index";
import type { SearchDocument } from "./search-document";

const document = (id: string, kind: SearchDocument["kind"], words: string): SearchDocument => ({
  id,
  kind,
  title: id,
  href: `/${id}`,
  words,
});

const find = createNameIndex([
  document("Dr Meera Shah", "doctor", "डॉ. मीरा शाह, Cardiologist, seene mein dard"),
  document("Orthopaedics", "department", "bones, हड्डी टूटना, haddi tootna"),
  document("Cardiology", "department", "chest pain, सीने में दर्द, seene mein dard"),
  document("Niva Bupa Health Insurance", "insurer", "Max Bupa"),
]);

const found = (query: string) => find(query).map(({ document }) => document.id);

test.each([
  ["seene mein dard", ["Cardiology", "Dr Meera Shah"]],
  ["सीने में दर्द", ["Cardiology"]],
  ["haddi", ["Orthopaedics"]],
  ["orthopedic", ["Orthopaedics"]],
  ["max bupa", ["Niva Bupa Health Insurance"]],
  ["mira sha", ["Dr Meera Shah"]],
])('"%s" finds what people mean', (query, expected) => {
  expect(found(query).sort()).toEqual([...expected].sort());
});

test("a word that is misspelt beyond recognition doesn't hide what the other one finds", () => {
  expect(found("meera hsa")).toEqual(["Dr Meera Shah"]);
});

test("one known word among many unknown ones finds nothing", () => {
  expect(found("bones qqqq wwww zzzz")).toEqual([]);
});

test("a word that nothing has finds nothing", () => {
  expect(found("xyzzy")).toEqual([]);
});
