import "./map-area.css";

export interface MapAreaProps {
  name?: string;
  kind: "ground" | "ours" | "other" | "parking";
  /** The upper left corner. */
  at: { x: number; y: number };
  width: number;
  height: number;
}

/** Height of the front of a building, in map units. */
const front = { ours: 44, other: 24 };

/** A building with its roof and front, the hospital's grounds, or a car park. */
export function MapArea({ name, kind, at: { x, y }, width, height }: MapAreaProps) {
  const box = { x, y, width, height };
  const isBuilding = kind === "ours" || kind === "other";
  const roof = isBuilding ? height - front[kind] : height;
  return (
    <g className="map-area" data-kind={kind}>
      {isBuilding && (
        <>
          <rect className="map-area__shadow" {...box} x={x + 7} y={y + 7} rx={4} />
          <rect className="map-area__front" {...box} rx={3} />
          {kind === "ours" && <path className="map-area__door" d={`M${x + width / 2} ${y + height}v-22`} />}
          <path className="map-area__windows" d={windows(box, kind)} />
        </>
      )}
      <rect className="map-area__top" {...box} height={roof} rx={3} />
      {isBuilding && (
        <rect className="map-area__rim" x={x + 5} y={y + 5} width={width - 10} height={roof - 10} rx={2} />
      )}
      {kind === "parking" && <path className="map-area__bays" d={bays(box)} />}
      {kind === "parking" && <path className="map-area__car" d={`M${x + 21} ${y + 40}v7m42-7v7m63-7v7`} />}
      {name && (
        <text className="map-area__name" x={x + width / 2} y={kind === "parking" ? y + 17 : y + roof / 2}>
          {name}
        </text>
      )}
    </g>
  );
}

type Box = Record<"x" | "y" | "width" | "height", number>;

/** The windows of a front as dashed lines, with a gap for the door in the hospital's own building. */
function windows({ x, y, width, height }: Box, kind: "ours" | "other"): string {
  if (kind === "other") return `M${x + 8} ${y + height - 13}h${width - 16}`;
  const half = width / 2 - 26;
  const row = (above: number) =>
    `M${x + 9} ${y + height - above}h${half}M${x + width / 2 + 17} ${y + height - above}h${half}`;
  return row(32) + row(13);
}

function bays({ x, y, width, height }: Box): string {
  const count = Math.floor(width / 21);
  return Array.from({ length: count }, (_, bay) => `M${x + 10.5 + bay * 21} ${y + height}v-20`).join("");
}
