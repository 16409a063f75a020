import fc from "fast-check";
import { expect, test } from "vitest";
import { digipinOf, type Position } from "./digipin";
import { distanceAndDirection } from "./distance";

// Examples from India Post's website and its reference implementation.
test.each([
  ["Dak Bhawan, New Delhi", 28.622788, 77.213033, "39J-49L-L8T4"],
  ["Central Delhi", 28.6139, 77.209, "39J-438-TJC7"],
])("encodes %s with India Post's code", (_, latitude, longitude, code) => {
  expect(digipinOf({ latitude, longitude })).toBe(code);
});

/** The centre of the code's cell. */
function positionOf(code: string): Position {
  let up = 0;
  let right = 0;
  const rows = ["FC98", "J327", "K456", "LMPT"];
  let part = 36;
  for (const letter of code.replaceAll("-", "")) {
    part /= 4;
    const row = rows.findIndex((letters) => letters.includes(letter));
    up += (3 - row) * part;
    right += (rows[row]?.indexOf(letter) ?? 0) * part;
  }
  return { latitude: 2.5 + up + part / 2, longitude: 63.5 + right + part / 2 };
}

test("encodes 10,000 positions in India to within 4 m", () => {
  const indianPosition = fc.record({
    latitude: fc.double({ min: 2.5, max: 38.5, noNaN: true }),
    longitude: fc.double({ min: 63.5, max: 99.5, noNaN: true }),
  });
  const isNear = (position: Position) =>
    distanceAndDirection(position, positionOf(digipinOf(position) ?? "")).km < 0.004;
  fc.assert(fc.property(indianPosition, isNear), { numRuns: 10_000 });
});

test("returns no code outside India", () => {
  expect(digipinOf({ latitude: 51.5, longitude: 0 })).toBeUndefined();
  expect(digipinOf({ latitude: Number.NaN, longitude: 77 })).toBeUndefined();
});

test.each([
  ["north", 0.1, 0, 0, 11],
  ["north-east", 0.1, 0.11, 1, 16],
  ["east", 0, 0.1, 2, 10],
  ["south", -0.1, 0, 4, 11],
  ["west", 0, -0.1, 6, 10],
])("names the direction %s", (_, up, right, direction, km) => {
  const us = { latitude: 22.5, longitude: 79 };
  const result = distanceAndDirection(us, { latitude: us.latitude + up, longitude: us.longitude + right });
  expect(result.direction).toBe(direction);
  expect(Math.round(result.km)).toBe(km);
});
