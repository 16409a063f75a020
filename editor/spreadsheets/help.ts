import { z } from "astro/zod";
import { coreOf } from "../shapes.ts";
import type { Choice } from "./choices.ts";
import type { Table } from "./tables.ts";

const lines = [
  [
    "How to use this file",
    "",
    "Change what you like, save it as .xlsx, and choose it on the page it came from. You see all changes before anything is written.",
  ],
  ["New rows", "", "Write them below the others, and leave the key empty."],
  [
    "Key",
    "",
    "Says which row of the website this is: leave it as it is. Rows may be sorted, columns moved or left out.",
  ],
  ["Rows you delete", "", "stay on the website, unless you tick them on that page."],
  [
    "Times and days",
    "",
    "Times as 09:30 or 9:30 AM. Days with the day before the month, as 26-01-2027, or as 2027-01-26.",
  ],
  ["", "", ""],
  ["Sheet", "Column", "What it is"],
];

/** The help sheet: purpose and allowed values of each column. */
export function helpRows(tables: Table[], choicesFor: (shape: z.ZodType) => Choice[] | undefined): string[][] {
  const rows = tables.flatMap(({ label, columns, parentLabel, parent }) => [
    ...(parentLabel
      ? [[label, parentLabel, `Where a new row belongs: as it is called in the sheet ${parent?.label}.`]]
      : []),
    ...columns.map((column) => [label, column.label, describe(column.shape, column.hint, choicesFor)]),
  ]);
  return [...lines, ...rows];
}

function describe(
  shape: z.ZodType,
  hint: string | undefined,
  choicesFor: (shape: z.ZodType) => Choice[] | undefined,
): string {
  const core = coreOf(shape);
  const isList = core instanceof z.ZodArray;
  const words = choicesFor(shape)?.map(({ label }) => label);
  const choice = words && `${isList ? "Any of these, with commas between them" : "One of"}: ${words.join(", ")}.`;
  const parts = [hint && `${hint}.`, choice, isList && !words && "Each in a line of its own, or with ; between them."];
  const mustBe = shape.safeParse(undefined).success ? "" : "Must be filled in.";
  return [mustBe, ...parts].filter(Boolean).join(" ").replaceAll("..", ".");
}
