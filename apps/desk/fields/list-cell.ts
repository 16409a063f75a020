import type { Choices } from "../api.ts";
import { sheetMessage } from "../messages/writers.ts";
import { type Cell, type FilledCell, type Option, type Parsed, readCell, refuse } from "./cell.ts";
import { optionNamed, parseOption } from "./option-cell.ts";

/** Several values in one cell: texts in lines; options also separated by commas, or as a range such as "Mon to Fri". */
export function listCell(element: Cell): Cell {
  return {
    format: (value, choices) => {
      if (!Array.isArray(value)) return String(value);
      const separator = element.options?.(choices) ? ", " : "\n";
      return value.map((entry) => element.format(entry, choices)).join(separator);
    },
    parse: (content, choices) => {
      const options = element.options?.(choices);
      return options ? parseOptions(options, content) : parseLines(element, content, choices);
    },
  };
}

function parseLines(element: Cell, content: FilledCell, choices: Choices): Parsed {
  if (typeof content === "object") return refuse(sheetMessage("dayForText"));
  const lines = String(content).split("\n");
  const parsed = lines.map((line) => readCell(element, line, choices));
  const problem = parsed.find((result) => "problem" in result);
  return problem ?? { value: parsed.flatMap((result) => ("value" in result ? (result.value ?? []) : [])) };
}

function parseOptions(options: Option[], content: FilledCell): Parsed {
  const values: string[] = [];
  for (const word of String(content).split(/[,;/\n]|\s(?:and|और)\s|\s&\s/)) {
    if (word.trim() === "") continue;
    const match = optionNamed(options, word);
    const [from, to] = word.split(/\s*(?:[-–—]|\bto\b|\sसे\s)\s*/).map((end) => optionNamed(options, end));
    if (match) values.push(match.value);
    else if (from && to && options.indexOf(from) < options.indexOf(to))
      values.push(...options.slice(options.indexOf(from), options.indexOf(to) + 1).map(({ value }) => value));
    else return parseOption(options, word.trim());
  }
  return { value: [...new Set(values)] };
}
