import type { Position } from "./digipin";

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance from `from` to `to`, and the compass direction as an index from 0 (north) clockwise to 7. */
export function distanceAndDirection(from: Position, to: Position): { km: number; direction: number } {
  const east = radians(to.longitude - from.longitude) * Math.cos(radians((from.latitude + to.latitude) / 2));
  const north = radians(to.latitude - from.latitude);
  // The distances of an ambulance are short enough to ignore the curvature of the earth.
  const km = Math.hypot(east, north) * earthRadiusKm;
  return { km, direction: (Math.round(Math.atan2(east, north) / (Math.PI / 4)) + 8) % 8 };
}
