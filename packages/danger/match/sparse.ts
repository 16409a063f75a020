/**
 * Rows of numbers most of which are 0, as text that compresses well: how many zeros are left out, then the number. In
 * halves, from -5 to 5.
 */
const firstGap = "#".charCodeAt(0);
const longGap = 56;
const isLong = "!".charCodeAt(0);
const zero = "n".charCodeAt(0);
const most = 10;
const steps = 2;

/** `sparse([0, 0, 1])` → "%r" */
export function sparse(values: ArrayLike<number>): string {
  let text = "";
  let gap = 0;
  for (let index = 0; index < values.length; index++) {
    const number = Math.max(-most, Math.min(most, Math.round((values[index] ?? 0) * steps)));
    if (number === 0) gap++;
    else {
      text += "!".repeat(Math.floor(gap / longGap)) + String.fromCharCode(firstGap + (gap % longGap), zero + number);
      gap = 0;
    }
  }
  return text;
}

/** Calls with each number that is not 0. */
export function eachOf(text: string, call: (index: number, value: number) => void) {
  let index = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === isLong) index += longGap;
    else if (code < zero - most) index += code - firstGap + 1;
    else call(index, (code - zero) / steps);
  }
}
