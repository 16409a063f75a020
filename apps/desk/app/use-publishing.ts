import { useEffect, useState } from "react";
import type { Publishing } from "../api.ts";
import { get, refresh } from "./requests.ts";

const secondsUntilNextTry = 4;

/**
 * The publishing state, as the server reports each of its changes. Only a visible tab has the connection: over HTTP/1.1
 * a browser opens six to a server, so that six tabs would leave none for requests.
 */
export function usePublishing(): Publishing | undefined {
  const [publishing, setPublishing] = useState<Publishing>();
  useEffect(() => {
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let last: string | undefined;
    const follow = () => {
      source = new EventSource("/api/publishing/events");
      source.onmessage = ({ data }) => {
        const now: Publishing = JSON.parse(data);
        if (last !== undefined && last !== data && !now.running) refresh();
        last = data;
        setPublishing(now);
      };
      source.onerror = () => {
        // The browser reconnects after a lost connection, but not after a refused one.
        if (source?.readyState !== EventSource.CLOSED) return;
        // An ordinary request gets the reason, such as a session that has ended.
        get("/api/publishing").catch(() => undefined);
        retry = setTimeout(follow, secondsUntilNextTry * 1000);
      };
    };
    const end = () => {
      source?.close();
      clearTimeout(retry);
    };
    const followWhileVisible = () => {
      end();
      if (document.visibilityState === "hidden") return;
      // The data may have changed while the tab was hidden.
      if (last !== undefined) refresh();
      follow();
    };
    followWhileVisible();
    document.addEventListener("visibilitychange", followWhileVisible);
    return () => {
      document.removeEventListener("visibilitychange", followWhileVisible);
      end();
    };
  }, []);
  return publishing;
}
