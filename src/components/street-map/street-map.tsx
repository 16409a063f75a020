import { Picture } from "../picture/picture";
import "./street-map.css";

interface Place {
  x: number;
  y: number;
}

export interface StreetMapProps {
  /** What the map shows, for those who can't see it. */
  alt: string;
  /** The hospital's own map, in place of the drawn one. */
  picture?: Picture;
  /** In units of a 600 × 420 map, from the upper left corner. */
  streets: { name?: string; from: Place; to: Place; isMain: boolean }[];
  /** `at` is the upper left corner. */
  areas: {
    name?: string;
    kind: "ground" | "ours" | "other" | "parking";
    at: Place;
    width: number;
    height: number;
  }[];
  marks: { name: string; kind: "gate" | "landmark" | "stop"; at: Place }[];
}

/** The street of the hospital, drawn in the site's colours, with its names as text. */
export function StreetMap({ alt, picture, streets, areas, marks }: StreetMapProps) {
  if (picture)
    return (
      <div className="street-map">
        <Picture picture={picture} />
      </div>
    );
  return (
    <svg className="street-map" viewBox="0 0 600 420" role="img" aria-label={alt}>
      {streets.map(({ name, from, to, isMain }) => (
        <path
          key={name ?? `${from.x} ${from.y}`}
          className="street-map__street"
          data-main={isMain || undefined}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        />
      ))}
      {areas.map(({ name, kind, at: { x, y }, width, height }) => (
        <g key={name ?? kind}>
          <rect className="street-map__area" data-kind={kind} x={x} y={y} width={width} height={height} rx={8} />
          {name && (
            <text className="street-map__name" data-kind={kind} x={x + width / 2} y={y + height / 2}>
              {name}
            </text>
          )}
        </g>
      ))}
      {streets.map(({ name, from, to }) => {
        const isUpright = from.x === to.x;
        const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
        return (
          name && (
            <text
              key={name}
              className="street-map__name"
              x={x}
              y={y}
              transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}
            >
              {name}
            </text>
          )
        );
      })}
      {marks.map(({ name, kind, at: { x, y } }) => (
        <g key={name}>
          <circle className="street-map__mark" data-kind={kind} cx={x} cy={y} r={kind === "landmark" ? 13 : 8} />
          <text className="street-map__name" data-kind={kind} x={x + (kind === "landmark" ? 22 : 15)} y={y}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
