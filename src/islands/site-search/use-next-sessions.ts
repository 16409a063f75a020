import { useEffect, useState } from "react";
import type { Locale } from "../../i18n/locales";
import { nextSessions, type SessionLabels } from "./next-sessions";

/** Each doctor's next session, loaded once results need it (`isAsked`). Without the index results show none. */
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
