import { expect, test, vi } from "vitest";
import { GET } from "../../src/pages/[...locale]/hospital.vcf.ts";

const phone = (number: string) => ({ label: "Desk", number });

vi.mock("../../src/queries/hospital.ts", () => ({
  getHospital: () => ({
    name: "Care, Cure; Comfort",
    email: "info@care.example",
    website: "https://care.example",
    address: { street: "1\\2 Long Road", locality: "Lines", city: "Town", region: "India", postalCode: "000000" },
    phones: {
      emergency: phone("+91 00000 00000"),
      booking: phone("+91 00000 00001"),
      reception: phone("+91 00000 00002"),
      enquiry: phone("+91 00000 00003"),
      mobiles: [phone("+91 00000 00004")],
    },
  }),
}));

const lines = async () => (await (await GET({ props: { locale: "en" } } as never)).text()).split("\r\n");

test("a contact card escapes what would end a field", async () => {
  expect(await lines()).toContain("FN:Care\\, Cure\\; Comfort");
  expect((await lines()).find((line) => line.startsWith("ADR"))).toMatch(/1\\\\2 Long Road\\, Lines;Town;/);
});

test("a contact card has every number, each with what it is for", async () => {
  const numbers = (await lines()).filter((line) => line.includes("TEL"));
  expect(numbers).toEqual([0, 1, 2, 3, 4].map((last) => `item${last + 1}.TEL:+91000000000${last}`));
  expect((await lines()).filter((line) => line.endsWith("X-ABLabel:Desk"))).toHaveLength(5);
});
