import fc from "fast-check";
import { expect, test } from "vitest";
import { emergencyNumber, nationalDigits, uniqueNumbers, writtenPhone } from "./phone-number";

test("merges equal numbers with all their labels, in the order of the first", () => {
  const phones = [
    { label: "Booking", number: "+91 00000 00001" },
    { label: "Emergency", number: "+91 00000 00000" },
    { label: "Reception", number: "+91 0000000001" },
    { label: "Mobile", number: "+91 00000 00002" },
    { label: "Mobile", number: "+91 00000 00002" },
  ];
  expect(uniqueNumbers(phones, "en")).toEqual([
    { label: "Booking, Reception", number: "+91 00000 00001" },
    { label: "Emergency", number: "+91 00000 00000" },
    { label: "Mobile", number: "+91 00000 00002" },
  ]);
});

test("falls back to the reception's number without an emergency number", () => {
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

test("takes none of 10,000 random numbers, or of those that differ in one digit, for ours", () => {
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

test("a number of another country isn't an Indian number, whatever its last digits are", () => {
  expect(nationalDigits("+1 98111 20003")).not.toBe(nationalDigits("98111 20003"));
});

test.each([
  ["098765-43210", "+91 98765 43210"],
  ["9876543210", "+91 98765 43210"],
  ["91 98765 43210", "+91 98765 43210"],
  ["+91-98765-43210", "+91 98765 43210"],
  ["(0091) 987 654 3210", "+91 987 654 3210"],
  ["987 654 3210", "+91 98765 43210"],
  ["040-2345 6789", "+91 40 2345 6789"],
  ["040 23456789", "+91 40 23456789"],
  ["04023456789", "+91 40 2345 6789"],
  ["(080) 2345-6789", "+91 80 2345 6789"],
  ["80 2345 6789", "+91 80 2345 6789"],
  ["0522-234 5678", "+91 522 234 5678"],
  ["+91 0522 2345678", "+91 522 2345678"],
  ["05322-234567", "+91 5322 234567"],
  ["5322234567", "+91 5322234567"],
  ["18001234567", "1800 123 4567"],
  ["1860 123 456", "1860 123 456"],
  ["112", "112"],
  ["104", "104"],
  ["০৯৮৭৬৫-৪৩২১০", "+91 98765 43210"],
  ["೧೦೮", "108"],
])("writes %s as %s", (typed, written) => {
  expect(writtenPhone(typed)).toBe(written);
  expect(writtenPhone(written)).toBe(written);
});

test.each(["102", "108", "1066", "1298", "14567", "105010", "1800"])("keeps the short number %s", (number) => {
  expect(writtenPhone(number)).toBe(number);
});

test.each([
  ["a digit too few", "040-2345 678"],
  ["a digit too few after +91", "+91 98765 4321"],
  ["a digit too many", "98765 432101"],
  ["the 0 of an area code in place of a digit", "+91 0522 234567"],
  ["a mobile that begins with 0 after +91", "+910987654321"],
  ["no mobile and no area code", "12111 67890"],
  ["a landline whose number begins with 1", "040 1234 5678"],
  ["digits that fill a field", "12345"],
  ["two digits", "12"],
  ["a short number that doesn't begin with 1", "54321"],
  ["letters", "ring me"],
  ["nothing", ""],
])("doesn't write %s as a number: %s", (_, typed) => {
  expect(writtenPhone(typed)).toBeUndefined();
});
