const maxOnScreen = 2;
/** The maximum number of notices in a page, current ones included. */
const maxInPage = 3;

/** The notices of a page built at `now`: the current and the next ones, latest first. All times are Indian time. */
export function noticesAt<Notice extends { from: string; until: string }>(notices: Notice[], now: string) {
  const latestFirst = notices.toSorted((a, b) => b.from.localeCompare(a.from));
  const current = latestFirst.filter(({ from, until }) => from <= now && now < until).slice(0, maxOnScreen);
  const next = latestFirst.filter(({ from }) => from > now).slice(current.length - maxInPage);
  return [
    ...next.map((notice) => ({ ...notice, isCurrent: false })),
    ...current.map((notice) => ({ ...notice, isCurrent: true })),
  ];
}
