import { useState } from "react";

/** Rows without a day are last, where they were added. */
const last = "9999";

/**
 * The indices of dated rows by their first day, as it was when the form or the row was opened: a row mustn't move while
 * a person types its day. The record keeps its own order.
 */
export function useDateOrder(rows: Record<"id", string>[], isDated: boolean): number[] {
  const [days, setDays] = useState<ReadonlyMap<string, string>>(new Map());
  const added = isDated ? rows.filter(({ id }) => !days.has(id)) : [];
  if (added.length > 0)
    setDays(new Map([...days, ...added.map(({ id, ...row }) => [id, firstDayOf(row) || last] as const)]));
  const indices = [...rows.keys()];
  if (!isDated) return indices;
  const dayAt = (index: number) => days.get(rows[index]?.id ?? "") ?? last;
  return indices.sort((a, b) => dayAt(a).localeCompare(dayAt(b)));
}

function firstDayOf(row: { from?: unknown }): string {
  return typeof row.from === "string" ? row.from : "";
}
