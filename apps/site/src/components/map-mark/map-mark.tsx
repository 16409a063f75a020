import "./map-mark.css";

export interface MapMarkProps {
  name: string;
  kind: "gate" | "tower" | "landmark" | "stop";
  /** Position on the map. */
  at: { x: number; y: number };
}

/** The horizontal distance from the mark to its name, in map units. */
const nameOffsetX = { gate: 20, tower: 26, landmark: 22, stop: 34 };

/** A gate, a bus stop, or a landmark. */
export function MapMark({ name, kind, at: { x, y } }: MapMarkProps) {
  // The name of a gate is inside the grounds: below a gate in the upper half, above one in the lower half.
  const nameOffsetY = kind === "gate" ? (y < 210 ? 16 : -17) : kind === "landmark" ? 0 : -18;
  return (
    <g className="map-mark" data-kind={kind}>
      {kind === "gate" && (
        <>
          <path className="map-mark__opening" d={`M${x - 12} ${y}h24`} />
          <path className="map-mark__pillars" d={`M${x - 14} ${y + 5}v-13m28 13v-13`} />
        </>
      )}
      {kind === "landmark" && <circle className="map-mark__body" cx={x} cy={y} r={13} />}
      {kind === "tower" && (
        <>
          <path className="map-mark__shadow" d={`M${x - 10} ${y}h34l-6 8h-34z`} />
          <path className="map-mark__body" d={`M${x - 14} ${y}l3-52h22l3 52z`} />
          <path className="map-mark__roof" d={`M${x - 16} ${y - 50}L${x} ${y - 74}l16 24z`} />
          <circle className="map-mark__clock" cx={x} cy={y - 36} r={9} />
          <path className="map-mark__hands" d={`M${x} ${y - 42}v6l4 3M${x - 4} ${y}v-12h8v12`} />
        </>
      )}
      {kind === "stop" && (
        <>
          <path className="map-mark__shadow" d={`M${x - 20} ${y}h46l-6 7h-46z`} />
          <path className="map-mark__shelter" d={`M${x - 18} ${y}v-28m36 28v-28M${x - 13} ${y - 8}h26`} />
          <path className="map-mark__roof" d={`M${x - 25} ${y - 28}l5-11h40l5 11z`} />
        </>
      )}
      <text className="map-mark__name" x={x + nameOffsetX[kind]} y={y + nameOffsetY}>
        {name}
      </text>
    </g>
  );
}
