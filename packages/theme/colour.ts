/**
 * A colour by lightness, 0 to 1, chroma, and hue in degrees, as the eye sees them:
 * https://www.w3.org/TR/css-color-4/#ok-lab
 */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = [number, number, number];

/** Red, green and blue, 0 to 255, of "#0d5450" or "#fff". */
export function channels(hex: string): Triple {
  const digits = hex.slice(1).replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Triple;
}

const linearOf = (hex: string) =>
  channels(hex)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as Triple;

const multiplied = (rows: readonly Triple[], [x, y, z]: Triple) =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

export function toOklch(hex: string): Oklch {
  const cones = multiplied(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linearOf(hex),
  ).map(Math.cbrt) as Triple;
  const [lightness, a, b] = multiplied(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** The colour in sRGB; chroma is reduced where it is out of gamut. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const linear = linearRgb({ lightness, chroma, hue });
  if (chroma > 0.0005 && linear.some((value) => value < -0.0005 || value > 1.0005))
    return toHex({ lightness, chroma: chroma * 0.97, hue });
  const bytes = linear
    .map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
    .map((value) => Math.round(255 * Math.min(1, Math.max(0, value || 0))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function linearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const radians = (hue * Math.PI) / 180;
  const cones = multiplied(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)],
  ).map((value) => value ** 3) as Triple;
  return multiplied(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    cones,
  );
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
