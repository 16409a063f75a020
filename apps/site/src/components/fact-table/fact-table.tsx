import type { ReactNode } from "react";
import "./fact-table.css";

interface FactTableProps {
  labelledBy: string;
  columns: string[];
  rows: { key: string; name: ReactNode; facts: ReactNode[] }[];
}

/** A table with facts about each entry of a list. */
export function FactTable({ labelledBy, columns, rows }: FactTableProps) {
  return (
    <table className="fact-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} className="fact-table__cell" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, facts }) => (
          <tr key={key} className="fact-table__row">
            <th className="fact-table__cell" scope="row">
              {name}
            </th>
            {facts.map((fact, index) => (
              <td key={columns[index + 1]} className="fact-table__cell">
                {fact}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
