import { posix } from "node:path";
import { tokens } from "@hospital/theme/brand";
import { type BrandColours, colourProblems } from "@hospital/theme/palette";
import sharp from "sharp";
import { fault } from "../messages/write-problem.ts";
import { isGroup } from "../record/values.ts";
import type { Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/** A logo wider than this is illegible as an icon. */
const maxIconRatio = 2.5;

/** Problems of the hospital's colours, and of a logo that also serves as the icon. */
export async function brandProblems(
  readBytes: (path: string) => Promise<Uint8Array>,
  entry: Entry,
): Promise<Problem[]> {
  if (!isGroup(entry.data)) return [];
  const { colours, logo, mark } = entry.data;
  const validColours = Object.entries(isGroup(colours) ? colours : {}).filter(([, hex]) =>
    /^#(?:[\da-f]{3}){1,2}$/i.test(String(hex)),
  );
  const problems = colourProblems(tokens, Object.fromEntries(validColours) as BrandColours).map(
    ({ field, given: colour, message: reason, nearest }) =>
      entry.problem(["colours", field], fault("colourContrast", { colour, reason, nearest })),
  );
  const file = isGroup(logo) ? Object.values(logo)[0] : logo;
  if (mark !== undefined || typeof file !== "string") return problems;
  const { width, height } = await readBytes(posix.join(posix.dirname(entry.path), file))
    .then((bytes) => sharp(bytes).metadata())
    .catch(() => ({ width: 1, height: 1 }));
  if (width <= maxIconRatio * height) return problems;
  const tooWide = fault("logoTooWide", { ratio: (width / height).toFixed(1) });
  return [...problems, entry.problem(["logo"], tooWide, { level: "warning" })];
}
