import { heart, petal, streak, turns } from "../../src/blossom.ts";

const petals = (colour: string, attributes = "") =>
  [
    `<g class="petals" fill="${colour}"${attributes}>`,
    `  <path d="${petal}${streak}" />`,
    ...turns.map((turn) => `  <path transform="rotate(${turn} 24 24)" d="${petal}" />`),
    "</g>",
  ].join("\n");

/** The mark of `src/blossom.ts` in a square of 48. */
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
