import { expect, test } from "vitest";
import { contactCard } from "./contact-card";
import type { Hospital } from "./hospital";

const address = { street: "1\\2 Long Road", locality: "Lines", city: "Town", region: "India", postalCode: "000000" };

test("escapes special characters, and labels each number", async () => {
  const hospital = {
    locale: "en",
    name: "Care, Cure; Comfort",
    email: "info@care.example",
    address,
  } as unknown as Hospital;
  const numbers = [0, 1].map((last) => ({ label: "Desk; day", number: `+91 00000 0000${last}` }));
  const card = contactCard(hospital, { name: hospital.name, url: "https://care.example", numbers });
  const lines = (await card.text()).split("\r\n");
  expect(lines).toContain("FN:Care\\, Cure\\; Comfort");
  expect(lines.find((line) => line.startsWith("ADR"))).toMatch(/1\\\\2 Long Road\\, Lines;Town;/);
  expect(lines.filter((line) => line.startsWith("item"))).toEqual([
    ...["item1.TEL:+910000000000", "item1.X-ABLabel:Desk\\; day"],
    ...["item2.TEL:+910000000001", "item2.X-ABLabel:Desk\\; day"],
  ]);
});
