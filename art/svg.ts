export type Point = readonly [x: number, y: number];
export type Disc = readonly [x: number, y: number, r: number];

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const ring = (x: number, y: number, r: number, colour: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const group = (...parts: string[]) => parts.join("");

export const at = (x: number, y: number, part: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${part}</g>`;

/** Mirrors left and right about x = 0, then moves. */
export const mirrored = (x: number, y: number, part: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${part}</g>`;

export const turned = (degrees: number, x: number, y: number, part: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${part}</g>`;

export const repeated = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

export const picture = (width: number, height: number, part: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${part}</svg>`;
