import { nearest } from "@hospital/content/check/problem";
import { sheetMessage } from "../messages/writers.ts";
import { cellText } from "./calendar-cell.ts";
import { type Cell, folded, type Option, type Parsed, refuse } from "./cell.ts";

/** A cell with the label of one of the values that the field can have. */
export function optionCell(options: NonNullable<Cell["options"]>): Cell {
  return {
    options,
    format: (value, choices) => options(choices)?.find((option) => option.value === value)?.label ?? String(value),
    parse: (content, choices) => parseOption(options(choices) ?? [], cellText(content)),
  };
}

export function parseOption(options: Option[], text: string): Parsed {
  const match = optionNamed(options, text);
  if (match) return { value: match.value };
  const labels = options.map(({ label }) => label);
  const near = labels.length > 1 ? nearest(text, labels) : undefined;
  const others = labels.filter((label) => label !== near);
  const names = others.slice(0, 25).join(", ");
  return refuse(
    near
      ? sheetMessage("notAChoiceNear", { value: text, near, names })
      : sheetMessage("notAChoice", { value: text, names }),
  );
}

/** The option with a name, or the only one whose name starts with it: "Mon", "Tues". */
export function optionNamed(options: Option[], text: string): Option | undefined {
  const word = folded(text);
  const names = (option: Option) => [option.label, option.value, ...option.alsoCalled].map(folded);
  const exact = options.filter((option) => names(option).includes(word));
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  const begun = word.length < 3 ? [] : options.filter((option) => names(option).some((name) => name.startsWith(word)));
  return begun.length === 1 ? begun[0] : undefined;
}
