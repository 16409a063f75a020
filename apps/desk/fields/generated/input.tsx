/** The desk writes the value, so that it has no input. */
export function GeneratedField() {
  return null;
}
