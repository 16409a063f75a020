import { nearest, type Problem } from "@hospital/content/check/problem";
import { rowsAt } from "@hospital/content/record/values";
import { dayOf, momentNow } from "@hospital/timetable/clock";
import { type Check, entryAt, type Finding, finding, type LaunchContent, readLaunchContent } from "./check.ts";
import { checks } from "./checks.ts";
import { fetchStatus } from "./links.ts";

/** The results of the launch checks. */
export interface Results {
  /** Errors of the content check; with any, no launch check runs. */
  errors: Problem[];
  /** `inState`: the law of the hospital's State, if States differ. */
  open: { check: Check; problems: Finding[]; inState?: string | undefined }[];
  waived: { check: Check; reason: string; by: string }[];
  done: Check[];
  /** Problems of waivers: unknown or unnecessary checks. */
  waiverProblems: Finding[];
}

/** Runs the launch checks, or only those in `chosenChecks`. */
export async function runChecks(
  root: string,
  overrides: Partial<Pick<LaunchContent, "today" | "fetchStatus">> = {},
  chosenChecks: readonly Check[] = checks,
): Promise<Results> {
  const { errors, ...launchContent } = await readLaunchContent(root);
  const results: Results = { errors, open: [], waived: [], done: [], waiverProblems: [] };
  if (errors.length > 0) return results;
  const content: LaunchContent = {
    ...launchContent,
    today: dayOf(momentNow()),
    fetchStatus: (url) => fetchStatus(url),
    ...overrides,
  };
  const waivers = waiversOf(content);
  for (const check of chosenChecks) {
    const findings = await check.find(content);
    const [waiver, ...repeated] = waivers.filter(({ id }) => id === check.id);
    results.waiverProblems.push(
      ...repeated.map(({ toFinding }) => toFinding(`"${check.id}" is waived twice: delete one.`)),
    );
    if (findings.length === 0) {
      results.done.push(check);
      if (waiver) results.waiverProblems.push(waiver.toFinding(`"${check.id}" is complete: delete the waiver.`));
    } else if (waiver) results.waived.push({ check, reason: waiver.reason, by: waiver.by });
    else results.open.push({ check, problems: findings, inState: check.law?.inState?.(content) });
  }
  const ids = checks.map(({ id }) => id);
  for (const { id, toFinding } of waivers.filter((waiver) => !ids.includes(waiver.id))) {
    const near = nearest(id, ids);
    results.waiverProblems.push(toFinding(`"${id}" isn't a check.${near ? ` Did you mean "${near}"?` : ""}`));
  }
  return results;
}

export function isReady({ errors, open, waiverProblems }: Results): boolean {
  return errors.length + open.length + waiverProblems.length === 0;
}

function waiversOf(content: LaunchContent) {
  const entry = entryAt(content, "launch.yaml");
  if (!entry) return [];
  return rowsAt(entry.data, "waivers").map(({ check, reason, by }, index) => ({
    id: String(check),
    reason: String(reason),
    by: String(by),
    toFinding: (message: string) => finding(entry, ["waivers", index, "check"], message),
  }));
}
