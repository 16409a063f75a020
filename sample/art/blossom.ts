/**
 * The hospital's mark, a kachnar blossom in a square of 48: five long, ruffled petals, the upper one with the pale streak
 * that leads bees to the heart, which is a lamp's flame as well. Each outline winds so that the streak is cut out.
 */
const petal =
  "M24 22.5c-2.7-4-7.2-8.5-6-13.7.5-2.2 2.6-2.1 3.5-3.6.9-1.6 2.8-2.6 4.2-1.1 1 1.1.9 2 2.4 2.6 3 1.2 2.8 4.7 1.5 8-1.2 3-3.7 5.4-5.6 7.8Z";
const streak = "M24 17c1.3-3 1.2-6.5 0-10-1.2 3.5-1.3 7 0 10Z";
const heart = "M24 29c-2.5 0-4-2-4-4 0-3 3-4 4-7.5 1 3.5 4 4.5 4 7.5 0 2-1.5 4-4 4Z";
/** Where the other petals are, in degrees about the middle, 24 24. */
const turns = [72, 144, 216, 288];

const petals = (colour: string, attributes = "") =>
  [
    `<g fill="${colour}"${attributes}>`,
    `  <path d="${petal}${streak}" />`,
    ...turns.map((turn) => `  <path transform="rotate(${turn} 24 24)" d="${petal}" />`),
    "</g>",
  ].join("\n");

/** The mark in a square of 48. */
export const blossom = (colour: string, heartColour: string) =>
  `${petals(colour)}\n<path d="${heart}" fill="${heartColour}" />`;

/** In one colour the heart needs a gap around it. */
export const oneColour = (colour: string) =>
  [
    '<mask id="gap">',
    '  <rect width="48" height="48" fill="#fff" />',
    `  <path d="${heart}" stroke="#000" stroke-width="2.4" />`,
    "</mask>",
    petals(colour, ' mask="url(#gap)"'),
    `<path d="${heart}" fill="${colour}" />`,
  ].join("\n");
