import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchFiles, SearchState } from "./load-search";
import type { SearchReply, SearchRequest } from "./search.worker";

/** Searches in a worker. `result` belongs to the last query, and is undefined for an empty one. */
export function useSearchWorker(files: SearchFiles): { result: SearchState | undefined; ask: (query: string) => void } {
  const [result, setResult] = useState<SearchState>();
  const worker = useRef<Worker>(undefined);
  const latest = useRef("");

  /** The running worker, or a new one after a failure. */
  const send = useCallback(
    (request?: SearchRequest) => {
      if (!worker.current) {
        worker.current = startWorker(files);
        worker.current.onmessage = ({ data: { query, result } }: MessageEvent<SearchReply>) => {
          if (query === latest.current) setResult(result);
        };
        worker.current.onerror = () => {
          worker.current = undefined;
          if (latest.current) setResult({ results: [], state: "failed" });
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
      else setResult(undefined);
    },
    [send],
  );
  return { result, ask };
}

function startWorker(files: SearchFiles): Worker {
  const worker = new Worker(new URL("./search.worker.ts", import.meta.url));
  const request: SearchRequest = { files };
  worker.postMessage(request);
  return worker;
}
