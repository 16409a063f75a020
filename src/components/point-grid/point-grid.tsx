import "./point-grid.css";

export interface PointGridProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  points: { title: string; text: string }[];
}

/** How many stand in a row on a wide screen: as many as leave nobody alone under them. */
function rowsOf(count: number): "twos" | "threes" | "fours" {
  if (count === 4 || count === 8) return "fours";
  return count % 3 === 1 ? "twos" : "threes";
}

/** A few things worth knowing, each a title and a sentence or two. */
export function PointGrid({ labelledBy, points }: PointGridProps) {
  return (
    <ul className="point-grid" aria-labelledby={labelledBy} data-rows={rowsOf(points.length)}>
      {points.map(({ title, text }) => (
        <li key={title} className="point-grid__point">
          <h3>{title}</h3>
          <p className="point-grid__text">{text}</p>
        </li>
      ))}
    </ul>
  );
}
