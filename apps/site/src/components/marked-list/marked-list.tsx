import type { listMarks } from "@hospital/content/vocabulary";
import "./marked-list.css";

export interface MarkedListProps {
  labelledBy: string;
  lines: readonly string[];
  /** "do": a tick; "never": a struck circle; "danger": a dot. Without one a dash, as for facts. */
  mark?: (typeof listMarks)[number];
  /** Numbered steps, in one column. */
  ordered?: boolean;
}

/** A list of short lines, in several columns where they fit. */
export function MarkedList({ labelledBy, lines, mark, ordered = false }: MarkedListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className="marked-list" data-mark={ordered ? undefined : mark} aria-labelledby={labelledBy}>
      {lines.map((line) => (
        <li key={line} className="marked-list__line">
          {line}
        </li>
      ))}
    </List>
  );
}
