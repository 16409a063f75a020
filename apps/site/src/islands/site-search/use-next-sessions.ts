import { useEffect, useMemo, useState } from "react";
import { fetchJson } from "../../search/fetch-json";
import { useClock } from "../../time/use-clock";
import type { DoctorIndex } from "../doctor-finder/doctor-index";
import { nextSessions, type SessionLabels } from "./next-sessions";

/**
 * Each doctor's next session, loaded when results need it (`isAsked`). If the index can't be loaded, results are shown
 * without sessions.
 */
export function useNextSessions(isAsked: boolean, indexUrl: string, labels: SessionLabels) {
  const [index, setIndex] = useState<DoctorIndex>();
  const now = useClock();

  useEffect(() => {
    if (!isAsked || index) return;
    fetchJson<DoctorIndex>(indexUrl)
      .then(setIndex)
      .catch(() => {});
  }, [isAsked, index, indexUrl]);

  return useMemo(
    () => (isAsked && index ? nextSessions(index, labels, now) : undefined),
    [isAsked, index, labels, now],
  );
}
