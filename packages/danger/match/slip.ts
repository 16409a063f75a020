/** Shorter words are similar to too many others. */
export const minGuessed = 6;

/** Whether two words differ by one missing, added or wrong letter, or by two swapped ones; the first letter must be right. */
export function isSlip(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 1;
  while (start < typed.length && typed[start] === meant[start]) start++;
  let end = 0;
  while (
    end < Math.min(typed.length, meant.length) - start &&
    typed[typed.length - 1 - end] === meant[meant.length - 1 - end]
  )
    end++;
  const [wrong, right] = [typed, meant].map((word) => word.slice(start, word.length - end)) as [string, string];
  return (wrong.length <= 1 && right.length <= 1) || (right.length === 2 && wrong === `${right[1]}${right[0]}`);
}
