/** `+91 00000 00001`, as people read it → `+910000000001`, as `tel:` links, vCards and search engines want it. */
export function dialable(number: string): string {
  return number.replaceAll(" ", "");
}
