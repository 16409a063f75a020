const maxOnScreen = 2;
/** The most notices in one page, shown ones included. */
const maxInPage = 3;

/** The notices in a page built at `now`: the current and the next ones, latest first. All moments are Indian time. */
export function noticesAt<Notice extends { from: string; until: string }>(notices: Notice[], now: string) {
  const latestFirst = notices.toSorted((a, b) => b.from.localeCompare(a.from));
  const current = latestFirst.filter(({ from, until }) => from <= now && now < until).slice(0, maxOnScreen);
  const next = latestFirst.filter(({ from }) => from > now).slice(current.length - maxInPage);
  return [
    ...next.map((notice) => ({ ...notice, isCurrent: false })),
    ...current.map((notice) => ({ ...notice, isCurrent: true })),
  ];
}
