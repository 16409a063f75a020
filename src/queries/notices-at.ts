const mostOnScreen = 2;
/** With those that show: a page has room for no more. */
const mostInPage = 3;

/** Of `notices` those that a page built on the day `today` holds: the current ones and the next; the latest first. */
export function noticesAt<Notice extends { from: string; until: string }>(notices: Notice[], today: string) {
  const latestFirst = notices.toSorted((a, b) => b.from.localeCompare(a.from));
  const current = latestFirst.filter(({ from, until }) => from <= today && today <= until).slice(0, mostOnScreen);
  const next = latestFirst.filter(({ from }) => from > today).slice(current.length - mostInPage);
  return [
    ...next.map((notice) => ({ ...notice, isCurrent: false })),
    ...current.map((notice) => ({ ...notice, isCurrent: true })),
  ];
}
