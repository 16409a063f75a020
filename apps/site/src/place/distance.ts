import type { Position } from "./digipin";

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far `to` is from `from`, and in which of eight directions: 0 is north, 2 east. */
export function wayTo(from: Position, to: Position): { km: number; direction: number } {
  const east = radians(to.longitude - from.longitude) * Math.cos(radians((from.latitude + to.latitude) / 2));
  const north = radians(to.latitude - from.latitude);
  // The earth is flat enough as far as an ambulance drives.
  const km = Math.hypot(east, north) * earthRadiusKm;
  return { km, direction: (Math.round(Math.atan2(east, north) / (Math.PI / 4)) + 8) % 8 };
}
