/** A menu or a home page holds no more departments than these: from more on it shows a choice, and a link to all. */
export const maxDepartments = 40;
const chosen = 24;

/** The first of too many rows, in the hospital's own order, and those that `isKept` asks for. */
export function choiceOf<Row>(rows: readonly Row[], isKept: (row: Row) => boolean = () => false): Row[] {
  if (rows.length <= maxDepartments) return [...rows];
  return rows.filter((row, index) => index < chosen || isKept(row));
}
