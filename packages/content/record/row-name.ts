import { isGroup } from "./values.ts";

/** The fields that best describe a row, the best first. */
const naming = ["name", "title", "caption", "text", "why", "number", "label", "network", "month", "year", "alt", "en"];

/** The name of a row, in this language if it has one; "" without a name. */
export function nameInRow(row: Record<string, unknown>, language: string): string {
  const texts = naming.map((field) => {
    const value = row[field];
    return isGroup(value) ? (value[language] ?? Object.values(value).find(Boolean)) : value;
  });
  return String(texts.find((text) => typeof text === "number" || (typeof text === "string" && text !== "")) ?? "");
}

/** The rows on the path to a value, with the fields that name them: without nested rows, which may be large. */
export function namedRows(rows: unknown[]): Record<string, unknown>[] {
  const isNaming = ([, part]: [string, unknown]) => !(Array.isArray(part) && part.some(isGroup));
  return rows.map((row) => (isGroup(row) ? Object.fromEntries(Object.entries(row).filter(isNaming)) : {}));
}
