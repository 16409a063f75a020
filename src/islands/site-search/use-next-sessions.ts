import { useEffect, useState } from "react";
import type { Locale } from "../../i18n/locales";
import { nextSessions, type SessionLabels } from "./next-sessions";

/** When each doctor sits next, once a result `isAsked` for it. Without the index the results stand as they are. */
export function useNextSessions(isAsked: boolean, indexUrl: string, labels: SessionLabels) {
  const [sessions, setSessions] = useState<Map<string, string>>();

  useEffect(() => {
    if (!isAsked || sessions) return;
    fetch(indexUrl)
      .then((answer) => answer.json())
      .then((index) => setSessions(nextSessions(index, labels, document.documentElement.lang as Locale)))
      .catch(() => {});
  }, [isAsked, sessions, indexUrl, labels]);

  return sessions;
}
