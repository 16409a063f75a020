import "./building-map.css";

export interface BuildingMapProps {
  /** The floors of each block from the top down: their number of rooms, and the positions of the filled ones. */
  blocks: { floors: { rooms: number; filled: number[]; isBelow: boolean }[] }[];
  /** "Block B, floor 1". */
  place: string;
  /** The page with directions, if any. */
  href?: string | undefined;
}

/** The width of the drawing; other lengths are in its units. */
const width = 160;
const gap = 8;
const margin = 6;
const minFloorHeight = 8;
const usualFloorHeight = 15;
/** Above this height, the floors become lower. */
const maxHeight = 110;

/** A small cross-section of the hospital with the rooms of a department filled, and their location as text. */
export function BuildingMap({ blocks, place, href }: BuildingMapProps) {
  const { height, ground, lines, filled } = draw(blocks);
  const Place = href ? "a" : "span";
  return (
    <Place className="building-map" href={href}>
      <svg className="building-map__drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className="building-map__room" d={filled} />
        <path d={lines} />
        <path strokeWidth="3" d={`M0 ${ground}h${width}`} />
      </svg>
      <span>{place}</span>
    </Place>
  );
}

function draw(blocks: BuildingMapProps["blocks"]) {
  const above = Math.max(...blocks.map(({ floors }) => floors.filter(({ isBelow }) => !isBelow).length));
  const below = Math.max(...blocks.map(({ floors }) => floors.filter(({ isBelow }) => isBelow).length));
  const floor = Math.max(minFloorHeight, Math.min(usualFloorHeight, Math.floor(maxHeight / (above + below))));
  const ground = margin + above * floor;
  const wide = (width - 2 * margin - (blocks.length - 1) * gap) / blocks.length;
  const lines: string[] = [];
  const filled: string[] = [];
  for (const [index, { floors }] of blocks.entries()) {
    const left = round(margin + index * (wide + gap));
    const top = ground - floors.filter(({ isBelow }) => !isBelow).length * floor;
    for (const [row, { rooms, filled: indices }] of floors.entries()) {
      const y = top + row * floor;
      const roomWidth = wide / Math.max(1, rooms);
      lines.push(`M${left} ${y}h${round(wide)}v${floor}H${left}z`);
      for (let wall = 1; wall < rooms; wall += 1) lines.push(`M${round(left + wall * roomWidth)} ${y}v${floor}`);
      for (const index of indices) {
        const x = round(left + index * roomWidth);
        filled.push(`M${x} ${y}h${round(roomWidth)}v${floor}H${x}z`);
      }
    }
  }
  return { height: ground + below * floor + 2, ground, lines: lines.join(""), filled: filled.join("") };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
