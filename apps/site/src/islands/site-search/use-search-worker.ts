import { useCallback, useEffect, useRef, useState } from "react";
import type { Found, SearchFiles } from "./load-search";
import type { SearchReply, SearchRequest } from "./search.worker";

/** Searches in a worker. `found` is the result of the last query, and undefined for an empty one. */
export function useSearchWorker(files: SearchFiles): { found: Found | undefined; ask: (query: string) => void } {
  const [found, setFound] = useState<Found>();
  const worker = useRef<Worker>(undefined);
  const latest = useRef("");

  /** The running worker, or a new one after a failure. */
  const send = useCallback(
    (request?: SearchRequest) => {
      if (!worker.current) {
        worker.current = startWorker(files);
        worker.current.onmessage = ({ data: { query, found } }: MessageEvent<SearchReply>) => {
          if (query === latest.current) setFound(found);
        };
        worker.current.onerror = () => {
          worker.current = undefined;
          if (latest.current) setFound({ results: [], state: "failed" });
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
      else setFound(undefined);
    },
    [send],
  );
  return { found, ask };
}

function startWorker(files: SearchFiles): Worker {
  const worker = new Worker(new URL("./search.worker.ts", import.meta.url));
  const request: SearchRequest = { files };
  worker.postMessage(request);
  return worker;
}
