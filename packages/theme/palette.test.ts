import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tokens } from "./brand.ts";
import { type BrandColours, colourProblems, paletteOf, withColours } from "./palette.ts";

describe("a hospital's colours", () => {
  test("refuses a dark paper, and names one that is light enough", () => {
    expect(colourProblems(tokens, { background: "#223344" })).toEqual([
      {
        field: "background",
        given: "#223344",
        message: "too dark for paper",
        nearest: expect.stringMatching(/^#[def]/),
      },
    ]);
  });

  const part = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, "0"));
  const hex = fc.tuple(part, part, part).map((parts) => `#${parts.join("")}`);

  test("have enough contrast in every role, light and dark, after the suggested corrections", () => {
    fc.assert(
      fc.property(
        fc.record({ primary: hex, accent: hex, text: hex, background: hex }, { requiredKeys: [] }),
        (colours) => {
          const corrected: BrandColours = { ...colours };
          for (const { field, nearest } of colourProblems(tokens, colours)) {
            expect(nearest, `${field} of ${JSON.stringify(colours)}`).toBeDefined();
            corrected[field] = nearest ?? "";
          }
          expect(paletteOf(tokens, corrected).failing).toEqual([]);
        },
      ),
      { numRuns: process.env.TEST_FULL === "true" ? 20 : 5, seed: 1 },
    );
  });

  test("appear in the styles as plain colours, with their roles and shadows", () => {
    const css = withColours(tokens, paletteOf(tokens, { primary: "#702040", text: "#301020" }));
    expect(css).toContain("--link: #702040;");
    expect(css).toContain("rgb(48 16 32 / 6%)");
    expect(css).not.toMatch(/oklch\(|from |--brand-/);
  });
});
