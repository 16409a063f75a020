/** A line of the summary of `npx hospital bench`. */
export interface Figure {
  title: string;
  measured: number | string;
  /** The budget as text: "at most 1.15". */
  aim?: string;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Two decimal places, or three significant digits. */
export function round(value: number): number {
  return value < 1
    ? Math.round(value * 100) / 100
    : Number(value.toPrecision(Math.max(3, String(Math.round(value)).length)));
}

/** The values of an environment variable, separated by commas: `list("PAGES", "40,400")`. */
export function list(variable: string, otherwise: string): string[] {
  return (process.env[variable] || otherwise).split(",");
}
