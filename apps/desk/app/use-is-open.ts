import { useEffect, useRef } from "react";

/** Whether a screen is still mounted: a response may arrive after the person has gone to another one. */
export function useIsOpen() {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
