import { type FocusEvent, useLayoutEffect, useRef } from "react";

/** The props of an element that gets the focus when the focused element in it disappears, such as a pressed button. */
export function useHeldFocus<Holder extends HTMLElement>() {
  const ref = useRef<Holder>(null);
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      // React reports the focus in a dialog, too, which the browser has elsewhere.
      focused.current = ref.current?.contains(target) ? target : undefined;
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
