/** The text; one of more than `max` characters ends with "…" after its last whole word that fits. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(" ", max - 1);
  return `${text.slice(0, end > 0 ? end : max - 1).replace(/[\s\p{P}]+$/u, "")}…`;
}
