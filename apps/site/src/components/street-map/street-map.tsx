import { MapArea, type MapAreaProps } from "../map-area/map-area";
import { MapMark, type MapMarkProps } from "../map-mark/map-mark";
import { Picture } from "../picture/picture";
import "./street-map.css";

interface Place {
  x: number;
  y: number;
}

export interface StreetMapProps {
  /** The text alternative of the map. */
  alt: string;
  /** The hospital's own map instead of the drawing. */
  picture?: Picture;
  /** In units of a 600 × 420 map, from the top left corner. */
  streets: { name?: string; from: Place; to: Place; isMain: boolean }[];
  areas: MapAreaProps[];
  marks: MapMarkProps[];
  /** The corners of the path to the entrance; the last one is the door. */
  way: Place[];
  trees: Place[];
}

/** The hospital's street, seen from above and slightly from the front, with names as text. */
export function StreetMap({ alt, picture, streets, areas, marks, way, trees }: StreetMapProps) {
  if (picture)
    return (
      <div className="street-map">
        <Picture picture={picture} />
      </div>
    );
  const roads = streets.map(({ from, to, isMain }) => ({ isMain, d: `M${from.x} ${from.y}L${to.x} ${to.y}` }));
  // Dots are lines of length 0 with round ends.
  const dots = (x: number, y: number) => trees.map((tree) => `M${tree.x + x} ${tree.y + y}h0`).join("");
  return (
    <svg className="street-map" viewBox="0 0 600 420" role="img" aria-label={alt}>
      {["edge", "street"].map((layer) =>
        roads.map(({ d, isMain }) => (
          <path key={layer + d} className={`street-map__${layer}`} data-main={isMain || undefined} d={d} />
        )),
      )}
      {roads.map(({ d, isMain }) => isMain && <path key={d} className="street-map__middle" d={d} />)}
      {areas.map((area) => (
        <MapArea key={`${area.at.x} ${area.at.y}`} {...area} />
      ))}
      <path className="street-map__shade" d={dots(3, 5)} />
      <path className="street-map__tree" d={dots(0, -3)} />
      <path className="street-map__leaves" d={dots(-3, -7)} />
      {marks.map((mark) => (
        <MapMark key={mark.name} {...mark} />
      ))}
      {way.length > 1 && (
        <path className="street-map__way" d={`M${way.map(({ x, y }) => `${x} ${y}`).join("L")}m-8 9 8-9 8 9`} />
      )}
      {streets.map(({ name, from, to }) => {
        const isUpright = from.x === to.x;
        // Not in the middle of the street, where the path to the entrance often starts.
        const [x, y] = [from.x + (to.x - from.x) * 0.7, from.y + (to.y - from.y) * 0.7];
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
    </svg>
  );
}
