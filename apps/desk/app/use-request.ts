import { useState } from "react";
import type { FieldConflict, MergeChoices } from "../api.ts";
import { Refusal } from "./requests.ts";

/** The values that were also changed elsewhere. The request is sent again with a choice for each. */
export interface Conflicts {
  fieldConflicts: FieldConflict[];
  choose(choices: MergeChoices): void;
  close(): void;
}

/** A request that changes something: whether it is running, and the error of the last one. */
export function useRequest() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const [conflicts, setConflicts] = useState<Conflicts>();
  const run = async (work: (choices: MergeChoices) => Promise<unknown>, choices: MergeChoices = {}) => {
    setIsBusy(true);
    setError(undefined);
    setConflicts(undefined);
    try {
      await work(choices);
    } catch (failure) {
      const { conflicts: fieldConflicts = [] } = failure instanceof Refusal ? failure.answer : {};
      const choose = (newChoices: MergeChoices) => run(work, { ...choices, ...newChoices });
      if (fieldConflicts.length > 0) setConflicts({ fieldConflicts, choose, close: () => setConflicts(undefined) });
      // Also for conflicts: some screens have no dialog for them, and the reason remains after a dialog was closed.
      setError(failure as Error);
    }
    setIsBusy(false);
  };
  return { run, isBusy, error, conflicts };
}
