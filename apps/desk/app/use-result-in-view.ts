import { useEffect, useRef } from "react";

/** A ref for the result of an action, which is scrolled to and focused whenever `result` is another one. */
export function useResultInView(result: unknown) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!result) return;
    element.current?.scrollIntoView({ block: "start" });
    element.current?.focus({ preventScroll: true });
  }, [result]);
  return element;
}
