import { useDeferredValue } from "react";

/** Whether a field may render its list of options, which happens after the first render of the form. */
export function useLateList(): boolean {
  return useDeferredValue(true, false);
}
