import { fileProblem } from "@hospital/content/check/problem";
import { fault } from "@hospital/content/messages/write-problem";
import { Identities } from "@hospital/content/record/identities";
import { rowsAt } from "@hospital/content/record/values";
import { addDays, dayOf, momentNow } from "@hospital/timetable/clock";
import type { RecordChange } from "../api.ts";
import { exceptionsFile as path } from "../api-today.ts";
import { changeMessage } from "../messages/writers.ts";
import { problemLine, toProblem } from "./localized-problem.ts";
import { readRecord, recordLabelOf } from "./records.ts";
import { Refusal } from "./refusal.ts";
import { deskAuthor, type Repository } from "./repository.ts";
import { saveRecords } from "./save.ts";

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
    record: recordLabelOf(path, {}),
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
 * Refuses new or changed days in the past, such as with a wrong year: an exception would be removed immediately, and a
 * notice never shown.
 *
 * @throws {Refusal} with each of them.
 */
export function refusePastDays({ path, value, base }: RecordChange): void {
  const list = pastLists[path];
  if (!list) return;
  const { name, isOver, isSame } = list;
  const earlierRows = rowsAt(base, name);
  const problems = rowsAt(value, name).flatMap((row, index) => {
    if (!isOver(row) || earlierRows.some((earlier) => isSame(earlier, row))) return [];
    const problem = fileProblem(path, fault("changeIsOver", { day: String(row.until || row.from) }));
    return { ...problem, field: `${name}.${index}.${row.until ? "until" : "from"}` };
  });
  if (problems.length > 0) throw new Refusal(problems.map(problemLine), { problems: problems.map(toProblem) });
}

type Row = Record<string, unknown>;

/** A row of a form has empty fields where the stored one has none. */
function isSameRow(a: Row, b: Row): boolean {
  const identities = new Identities();
  return identities.of(a) === identities.of(b);
}

const pastLists: Record<string, { name: string; isOver(row: Row): boolean; isSame(a: Row, b: Row): boolean }> = {
  [path]: { name: "exceptions", isOver: isPast, isSame: isSameRow },
  "notices.yaml": {
    name: "notices",
    isOver: ({ until }) => String(until || "9999") < dayOf(momentNow()),
    // The text of an old notice may change.
    isSame: (a, b) => a.id === b.id && a.from === b.from && a.until === b.until,
  },
};
