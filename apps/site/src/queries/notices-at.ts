const maxOnScreen = 2;
/** The maximum number of notices in a page, current ones included. */
const maxInPage = 3;

/**
 * The notices of a page built at `now`, latest first: the current ones that it shows, and the first ones to follow. All
 * times are Indian time.
 */
export function noticesAt<Notice extends { from: string; until: string }>(notices: Notice[], now: string) {
  const latestFirst = notices.filter(({ until }) => now < until).toSorted((a, b) => b.from.localeCompare(a.from));
  const current = latestFirst.filter(({ from }) => from <= now);
  const shown = current.slice(0, maxOnScreen);
  // A third current notice follows when one of the two ends.
  const [firstEnd = ""] = shown.map(({ until }) => until).sort();
  const startOf = ({ from }: Notice) => (from <= now ? firstEnd : from);
  const next = latestFirst
    .filter((notice) => !shown.includes(notice))
    .sort((a, b) => startOf(a).localeCompare(startOf(b)))
    .slice(0, maxInPage - shown.length);
  return latestFirst
    .filter((notice) => shown.includes(notice) || next.includes(notice))
    .map((notice) => ({ ...notice, isCurrent: shown.includes(notice) }));
}
