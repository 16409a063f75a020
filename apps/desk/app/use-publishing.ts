import { useEffect, useState } from "react";
import type { Publishing } from "../api.ts";
import { get, refresh } from "./requests.ts";

const secondsUntilNextTry = 4;

/** What is live and what is on its way there; the server answers as soon as it changes. */
export function usePublishing(): Publishing | undefined {
  const [publishing, setPublishing] = useState<Publishing>();
  useEffect(() => {
    const leaving = new AbortController();
    const follow = async () => {
      let seen: number | undefined;
      while (!leaving.signal.aborted) {
        try {
          const answer = await get<Publishing>(
            `/api/publishing${seen === undefined ? "" : `?seen=${seen}`}`,
            leaving.signal,
          );
          if (seen !== undefined && seen !== answer.revision && !answer.running) refresh();
          seen = answer.revision;
          setPublishing(answer);
        } catch {
          await new Promise((resolve) => setTimeout(resolve, secondsUntilNextTry * 1000));
        }
      }
    };
    follow();
    return () => leaving.abort();
  }, []);
  return publishing;
}
