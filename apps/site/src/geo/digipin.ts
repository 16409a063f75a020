/**
 * DIGIPIN is a location code of India Post with ten characters. Each character divides the cell of the previous one
 * into 4 × 4 cells, down to about 4 m: https://www.indiapost.gov.in/digipin
 */
const fields = ["FC98", "J327", "K456", "LMPT"];
const south = 2.5;
const west = 63.5;
const degrees = 36;
const length = 10;

export interface Position {
  latitude: number;
  longitude: number;
}

/** A code such as "39J-49L-L8T4"; undefined outside India and its seas. */
export function digipinOf({ latitude, longitude }: Position): string | undefined {
  let up = (latitude - south) / degrees;
  let right = (longitude - west) / degrees;
  if (!(up >= 0 && up <= 1 && right >= 0 && right <= 1)) return undefined;
  let code = "";
  for (let level = 0; level < length; level += 1) {
    up *= 4;
    right *= 4;
    // The outer edge belongs to the last cell.
    const row = Math.min(3, Math.floor(up));
    const column = Math.min(3, Math.floor(right));
    code += fields[3 - row]?.[column];
    up -= row;
    right -= column;
  }
  return code.replace(/^(...)(...)/, "$1-$2-");
}
