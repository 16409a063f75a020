import fc from "fast-check";
import { expect, test } from "vitest";
import { emergencyNumber, nationalDigits, uniqueNumbers } from "./phone-number";

test("equal numbers are one, with all that it is for, in the order of the first", () => {
  const phones = [
    { label: "Booking", number: "+91 00000 00001" },
    { label: "Emergency", number: "+91 00000 00000" },
    { label: "Reception", number: "+91 0000000001" },
    { label: "Mobile", number: "+91 00000 00002" },
    { label: "Mobile", number: "+91 00000 00002" },
  ];
  expect(uniqueNumbers(phones)).toEqual([
    { label: "Booking, Reception", number: "+91 00000 00001" },
    { label: "Emergency", number: "+91 00000 00000" },
    { label: "Mobile", number: "+91 00000 00002" },
  ]);
});

test("a hospital without a number for emergencies is called at its reception", () => {
  const reception = "+91 00000 00001";
  expect(emergencyNumber({ reception })).toBe(reception);
  expect(emergencyNumber({ emergency: "+91 00000 00000", reception })).toBe("+91 00000 00000");
});

const ownNumbers = ["+91 00000 00001", "+91 98111 20003", "+91 11 2345 6789", "1800 123 4567"];

/** Twelve ways to write a number with +91; a toll-free one has no such prefix. */
function spellings(number: string): string[] {
  const national = number.replace(/^\+91 /, "");
  const digits = national.replaceAll(" ", "");
  const devanagari = digits.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
  const unprefixed = [number, national, digits, ` ${digits} `, devanagari, digits.replaceAll(/(\d{3})/g, "$1.")];
  const prefixed = ["+91", "91", "0", "0091", "(+91) ", "+९१-"].map((prefix) => prefix + digits);
  return number.startsWith("+") ? [...unprefixed, ...prefixed] : unprefixed;
}

test.each(ownNumbers)("%s is the same number in each of its spellings", (number) => {
  for (const spelling of spellings(number)) expect(nationalDigits(spelling)).toBe(nationalDigits(number));
});

test("of 10,000 random numbers, and of those that differ in one digit, none is taken for ours", () => {
  const ours = ownNumbers.map(nationalDigits);
  const prefix = fc.constantFrom("", "+91 ", "0", "0091", "+1 ", "+");
  const anyNumber = fc
    .stringMatching(/^\d{8,11}$/)
    .filter((digits) => !ours.includes(digits.replace(/^0(?=\d{10}$)/, "")));
  const isOurs = (typed: string) => ours.includes(nationalDigits(typed));
  fc.assert(
    fc.property(prefix, anyNumber, (before, digits) => !isOurs(before + digits)),
    { numRuns: 10_000 },
  );
  for (const digits of ours)
    for (const [index, digit] of [...digits].entries())
      expect(isOurs(digits.slice(0, index) + ((Number(digit) + 1) % 10) + digits.slice(index + 1))).toBe(false);
});

test("a number of another country is none of ours, whatever its last digits are", () => {
  expect(nationalDigits("+1 98111 20003")).not.toBe(nationalDigits("98111 20003"));
});
