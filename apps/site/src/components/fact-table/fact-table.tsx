import type { ReactNode } from "react";
import "./fact-table.css";

interface FactTableProps {
  labelledBy: string;
  columns: string[];
  rows: { key: string; name: ReactNode; facts: ReactNode[] }[];
}

/**
 * A table with facts about each entry of a list. With explicit roles, because Safari ignores the roles of tables whose
 * parts have another display.
 */
export function FactTable({ labelledBy, columns, rows }: FactTableProps) {
  return (
    <table className="fact-table" role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} className="fact-table__cell" role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, name, facts }) => (
          <tr key={key} className="fact-table__row" role="row">
            <th className="fact-table__cell" role="rowheader" scope="row">
              {name}
            </th>
            {facts.map((fact, index) => (
              <td key={columns[index + 1]} className="fact-table__cell" role="cell">
                {fact}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
