import { nearest, type Problem } from "../../content-check/problem.ts";
import { dayOf, momentNow } from "../../src/time/clock.ts";
import { type Check, entryAt, groupsOf, type LaunchContent, type Place, place, readLaunchContent } from "./check.ts";
import { checks } from "./checks.ts";
import { reach } from "./links.ts";

/** What stands between a content and going live. */
export interface Verdict {
  /** What the content check refuses; nothing else is looked at before it is put right. */
  errors: Problem[];
  open: { check: Check; places: Place[] }[];
  waived: { check: Check; reason: string; by: string }[];
  done: Check[];
  /** Waivers of what does not exist, or is not needed. */
  faults: Place[];
}

/** Looks at all that a site needs before it goes live, or at those `asked` alone. */
export async function judge(
  root: string,
  given: Partial<Pick<LaunchContent, "today" | "reach">> = {},
  asked: readonly Check[] = checks,
): Promise<Verdict> {
  const { errors, ...read } = await readLaunchContent(root);
  const verdict: Verdict = { errors, open: [], waived: [], done: [], faults: [] };
  if (errors.length > 0) return verdict;
  const content: LaunchContent = { ...read, today: dayOf(momentNow()), reach: (url) => reach(url), ...given };
  const waivers = waiversOf(content);
  for (const check of asked) {
    const places = await check.find(content);
    const [waiver, ...repeated] = waivers.filter(({ id }) => id === check.id);
    verdict.faults.push(...repeated.map(({ at }) => at(`"${check.id}" is waived twice: delete one.`)));
    if (places.length === 0) {
      verdict.done.push(check);
      if (waiver) verdict.faults.push(waiver.at(`"${check.id}" is all there: delete the waiver.`));
    } else if (waiver) verdict.waived.push({ check, reason: waiver.reason, by: waiver.by });
    else verdict.open.push({ check, places });
  }
  const ids = checks.map(({ id }) => id);
  for (const { id, at } of waivers.filter((waiver) => !ids.includes(waiver.id))) {
    const near = nearest(id, ids);
    verdict.faults.push(at(`"${id}" is no check.${near ? ` Did you mean "${near}"?` : ""}`));
  }
  return verdict;
}

export function mayGoLive({ errors, open, faults }: Verdict): boolean {
  return errors.length + open.length + faults.length === 0;
}

function waiversOf(content: LaunchContent) {
  const entry = entryAt(content, "launch.yaml");
  if (!entry) return [];
  return [...groupsOf(entry)]
    .filter(({ path: [list, ...row] }) => list === "waivers" && row.length === 1)
    .map(({ group, path }) => ({
      id: String(group.check),
      reason: String(group.reason),
      by: String(group.by),
      at: (says: string) => place(entry, [...path, "check"], says),
    }));
}
