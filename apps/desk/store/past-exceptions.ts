import { isDeepStrictEqual } from "node:util";
import { fileProblem } from "@hospital/content/check/problem";
import { fault } from "@hospital/content/messages/write-problem";
import { rowsAt } from "@hospital/content/record/fields";
import { addDays, dayOf, momentNow } from "@hospital/timetable/clock";
import type { RecordChange } from "../api.ts";
import { changeMessage } from "../messages/say.ts";
import { problemLine, toProblem } from "./localized-problem.ts";
import { placeOf, readRecord } from "./records.ts";
import { Refusal } from "./refusal.ts";
import { deskAuthor, type Repository } from "./repository.ts";
import { saveRecords } from "./save.ts";

const path = "exceptions.yaml";

/** Yesterday's exceptions still count: their hours may continue past midnight. */
const isPast = ({ from, until }: Record<string, unknown>) =>
  String(until || from || "9999") < addDays(dayOf(momentNow()), -1);

/**
 * Removes the exceptions that are over, so that the list stays short. In a separate commit, so that undoing a change
 * doesn't restore them; the history preserves the rows.
 *
 * @returns the number of removed rows.
 */
export async function removePastExceptions(repository: Repository): Promise<number> {
  const stored = await readRecord(repository, path).catch(() => undefined);
  const rows = rowsAt(stored?.value, "exceptions");
  const exceptions = rows.filter((row) => !isPast(row));
  const count = rows.length - exceptions.length;
  if (!stored || count === 0) return 0;
  const { value: base, version } = stored;
  const change = { path, value: { ...base, exceptions }, base, version };
  const message = changeMessage("ofRecord", {
    record: placeOf(path, {}),
    change: changeMessage("pastRemoved", { count }),
  });
  // On failure, the next change removes them; the person didn't request this.
  return saveRecords(repository, [change], deskAuthor, message).then(
    () => count,
    (error) => {
      console.error(error);
      return 0;
    },
  );
}

/**
 * Refuses a new or changed exception in the past, such as one with a wrong year, which would be removed immediately.
 *
 * @throws {Refusal} with each of them.
 */
export function refusePastExceptions(change: RecordChange): void {
  if (change.path !== path) return;
  const known = rowsAt(change.base, "exceptions").filter(isPast);
  const problems = rowsAt(change.value, "exceptions").flatMap((row, index) => {
    if (!isPast(row) || known.some((one) => isDeepStrictEqual(one, row))) return [];
    const problem = fileProblem(path, fault("changeIsOver", { day: String(row.until || row.from) }));
    return { ...problem, field: `exceptions.${index}.${row.until ? "until" : "from"}` };
  });
  if (problems.length > 0) throw new Refusal(problems.map(problemLine), { problems: problems.map(toProblem) });
}
