const maxOnScreen = 2;
/** With those that show: a page has room for no more. */
const maxInPage = 3;

/** Of `notices` those that a page built at `now` holds: the current ones and the next; the latest first. All moments of India. */
export function noticesAt<Notice extends { from: string; until: string }>(notices: Notice[], now: string) {
  const latestFirst = notices.toSorted((a, b) => b.from.localeCompare(a.from));
  const current = latestFirst.filter(({ from, until }) => from <= now && now < until).slice(0, maxOnScreen);
  const next = latestFirst.filter(({ from }) => from > now).slice(current.length - maxInPage);
  return [
    ...next.map((notice) => ({ ...notice, isCurrent: false })),
    ...current.map((notice) => ({ ...notice, isCurrent: true })),
  ];
}
