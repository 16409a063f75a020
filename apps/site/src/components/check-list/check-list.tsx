import "./check-list.css";

export interface CheckListProps {
  /** ID of the heading that names the list. */
  labelledBy: string;
  lines: string[];
  /** Numbered steps, in one column. */
  ordered?: boolean;
}

/** A list of short lines, in several columns where they fit. */
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
