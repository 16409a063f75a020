import { useState } from "react";

/** Something that the server is asked to do: whether it is under way, and why the last one was not done. */
export function useRequest() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const run = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(failure as Error);
    }
    setIsBusy(false);
  };
  return { run, isBusy, error };
}
