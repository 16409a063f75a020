import { coreOf } from "@hospital/content/record/shaped-collections";
import type { z } from "astro/zod";
import type { Choices } from "../../api.ts";
import type { Cell } from "../cell.ts";
import { optionCell } from "../option-cell.ts";
import { textCell } from "../text-cell.ts";
import { plainValue, type ValueType } from "../value-type.ts";

export const reference: ValueType = {
  ...plainValue,
  sheet: (shape) => ({ as: "cell", cell: referenceCell(referenceIn(shape)) }),
};

/** The kind of records or rows that a field refers to. */
export function referenceIn(shape: z.ZodType): keyof Choices {
  return coreOf(shape).meta()?.reference as keyof Choices;
}

/** Without anything to choose from, the cell takes any text, and the content check reports it. */
function referenceCell(kind: keyof Choices): Cell {
  const cell = optionCell((choices) => optionsOf(choices[kind]));
  const hasOptions = (choices: Choices) => choices[kind].length > 0;
  const text = textCell();
  return {
    options: (choices) => (hasOptions(choices) ? optionsOf(choices[kind]) : undefined),
    format: cell.format,
    parse: (content, choices) => (hasOptions(choices) ? cell : text).parse(content, choices),
  };
}

function optionsOf(choices: Choices[keyof Choices]) {
  return choices.map(({ value, label }) => {
    const names = Object.values(label).filter((name) => name !== undefined);
    return { value, label: value, alsoCalled: names };
  });
}
