import { type RefObject, useEffect, useRef } from "react";

/**
 * A ref with the latest value of a mounted component; undefined afterwards. A response may arrive after the person has
 * gone to another screen or has moved or removed the row.
 */
export function useWhileMounted<Value>(value: Value): RefObject<Value | undefined> {
  const latest = useRef<Value>(undefined);
  useEffect(() => {
    latest.current = value;
    return () => {
      latest.current = undefined;
    };
  }, [value]);
  return latest;
}
