import { expect, test } from "vitest";
import { bookingNumber, directionsTo } from "./addresses.ts";

const address = { street: "7 Hill Road", locality: "Lines", city: "Devnagar", region: "India", postalCode: "000000" };

test("directions search for a place's own name and address, or go to its position", () => {
  const destinationOf = (place: Parameters<typeof directionsTo>[0]) =>
    new URL(directionsTo(place)).searchParams.get("destination");
  expect(destinationOf({ name: "City Clinic", address })).toBe("City Clinic, 7 Hill Road, Lines, Devnagar, 000000");
  expect(destinationOf({ name: "City Clinic", address, position: { latitude: 22.5, longitude: 79 } })).toBe("22.5,79");
});

test("a doctor in several buildings has the hospital's number for appointments", () => {
  const [clinic, centre] = [{ booking: "clinic" }, { booking: "centre" }];
  expect(
    [[clinic], [], [undefined], [undefined, clinic], [clinic, centre]].map((at) => bookingNumber(at, "ours")),
  ).toEqual(["clinic", "ours", "ours", "ours", "ours"]);
});
