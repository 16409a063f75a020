/** The key of an option's label: "first" is also the fee of the first visit. */
export function optionKey(option: string): string {
  return option === "first" ? "weeks.first" : option;
}
