import { useEffect, useState, useSyncExternalStore } from "react";
import { checkedQuery, followChecked } from "../../search/checked-query";

/** The check's script may be missing. It reports a slow recogniser itself, before this. */
const maxWaitMs = 4000;

/**
 * Whether the page has checked the query for emergency phrases, so that results don't appear before the warning box. No
 * query needs no check.
 */
export function useIsChecked(query = ""): boolean {
  const checked = useSyncExternalStore(followChecked, checkedQuery, () => undefined);
  const [late, setLate] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(setLate, maxWaitMs, query);
    return () => clearTimeout(timer);
  }, [query]);
  return query === "" || query === checked || query === late;
}
