import "./check-list.css";

export interface CheckListProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  lines: string[];
  /** Numbered steps, in one column. */
  ordered?: boolean;
}

/** Short lines, in columns where they fit. */
export function CheckList({ labelledBy, lines, ordered = false }: CheckListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className="check-list" aria-labelledby={labelledBy}>
      {lines.map((line) => (
        <li key={line} className="check-list__line">
          {line}
        </li>
      ))}
    </List>
  );
}
