import "./point-grid.css";

export interface PointGridProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  points: { title: string; text: string }[];
}

/** Points per row on a wide screen, so that no row has a single one. */
function rowsOf(count: number): "twos" | "threes" {
  return count % 3 === 0 || (count % 2 === 1 && count % 3 === 2) ? "threes" : "twos";
}

/** A few things worth knowing, each a title and a sentence or two. */
export function PointGrid({ labelledBy, points }: PointGridProps) {
  return (
    <ul className="point-grid" aria-labelledby={labelledBy} data-rows={rowsOf(points.length)}>
      {points.map(({ title, text }, index) => (
        <li key={title} className="point-grid__point" data-row={index % 2 || points[index + 1] ? undefined : "own"}>
          <h3>{title}</h3>
          <p className="point-grid__text">{text}</p>
        </li>
      ))}
    </ul>
  );
}
