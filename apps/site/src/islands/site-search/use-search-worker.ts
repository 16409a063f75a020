import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchFiles } from "./load-search";
import type { SearchReply, SearchRequest } from "./search.worker";

/** Searches in a worker. `reply` belongs to the last query, and is undefined for an empty one. */
export function useSearchWorker(files: SearchFiles): { reply: SearchReply | undefined; ask: (query: string) => void } {
  const [reply, setReply] = useState<SearchReply>();
  const worker = useRef<Worker>(undefined);
  const latest = useRef("");

  /** The running worker, or a new one after a failure. */
  const send = useCallback(
    (request?: SearchRequest) => {
      if (!worker.current) {
        worker.current = startWorker(files);
        worker.current.onmessage = ({ data }: MessageEvent<SearchReply>) => {
          if (data.query === latest.current) setReply(data);
        };
        worker.current.onerror = () => {
          worker.current = undefined;
          if (latest.current) setReply({ query: latest.current, result: { results: [], state: "failed" } });
        };
      }
      if (request) worker.current.postMessage(request);
    },
    [files],
  );

  useEffect(() => {
    send();
    return () => {
      worker.current?.terminate();
      worker.current = undefined;
    };
  }, [send]);

  const ask = useCallback(
    (query: string) => {
      latest.current = query;
      if (query) send({ query });
      else setReply(undefined);
    },
    [send],
  );
  return { reply, ask };
}

function startWorker(files: SearchFiles): Worker {
  const worker = new Worker(new URL("./search.worker.ts", import.meta.url));
  const request: SearchRequest = { files };
  worker.postMessage(request);
  return worker;
}
