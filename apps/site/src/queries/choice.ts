/**
 * The maximum number of departments in the menu and on the home page. A hospital with more shows a selection, and a
 * link to all.
 */
export const maxDepartments = 40;
const maxShown = 24;

/** The first rows in the hospital's order, and additionally the rows for which `isRequired` is true. */
export function selectRows<Row>(rows: readonly Row[], isRequired: (row: Row) => boolean = () => false): Row[] {
  if (rows.length <= maxDepartments) return [...rows];
  return rows.filter((row, index) => index < maxShown || isRequired(row));
}
