/** Nobody types it. */
export function GeneratedField() {
  return null;
}
