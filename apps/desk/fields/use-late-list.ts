import { useDeferredValue } from "react";

/** Whether a field may draw its list of options: a form is there first, and its lists follow. */
export function useLateList(): boolean {
  return useDeferredValue(true, false);
}
