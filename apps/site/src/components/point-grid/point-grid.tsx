import "./point-grid.css";

export interface PointGridProps {
  labelledBy: string;
  points: { title: string; text: string }[];
}

/** Points per row on a wide screen: a number that leaves no single point in the last row. */
function rowsOf(count: number): "twos" | "threes" {
  return count % 3 === 0 || (count % 2 === 1 && count % 3 === 2) ? "threes" : "twos";
}

/** A few facts, each with a title and one or two sentences. */
export function PointGrid({ labelledBy, points }: PointGridProps) {
  const hasOwnRow = (index: number) => index === points.length - 1 && index % 2 === 0;
  return (
    <ul className="point-grid" aria-labelledby={labelledBy} data-rows={rowsOf(points.length)}>
      {points.map(({ title, text }, index) => (
        <li key={title} className="point-grid__point" data-row={hasOwnRow(index) ? "own" : undefined}>
          <h3>{title}</h3>
          <p className="point-grid__text">{text}</p>
        </li>
      ))}
    </ul>
  );
}
