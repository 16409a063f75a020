import { expect, test } from "vitest";
import { uniqueNumbers } from "./phone-number";

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
