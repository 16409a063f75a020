/** `+91 00000 00001`, as people read it → `+910000000001`, as `tel:` links, vCards and search engines want it. */
export function dialable(number: string): string {
  return number.replaceAll(" ", "");
}

interface Phone {
  label: string;
  number: string;
}

/** For a list of numbers: each once, with all that it is for, as "Booking, Reception". */
export function eachNumberOnce(phones: Phone[]): Phone[] {
  const same = Map.groupBy(phones, ({ number }) => dialable(number)).values();
  return [...same].map((group) => ({
    number: group[0]?.number ?? "",
    label: [...new Set(group.map(({ label }) => label))].join(", "),
  }));
}
