import "./figure-table.css";

export interface FigureTableProps {
  caption: string;
  /** ID of the caption, for links to it. */
  id?: string;
  /** The heading of the names, and one for each column of figures. */
  columns: string[];
  rows: { name: string; remark?: string; figures: string[] }[];
}

/** A table of names with prices, weights or dates. */
export function FigureTable({ caption, id, columns, rows }: FigureTableProps) {
  return (
    <div className="figure-table" data-columns={columns.length > 3 ? "many" : undefined}>
      <table className="figure-table__table">
        <caption className="figure-table__caption" id={id}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} className="figure-table__head" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, remark, figures }) => (
            <tr key={name}>
              <th className="figure-table__name" scope="row">
                {name}
                {remark && <span className="figure-table__remark">{remark}</span>}
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]} className="figure-table__figure">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
