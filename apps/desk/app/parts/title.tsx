import { useEffect } from "react";
import { useDesk } from "../desk-context.ts";

/** The heading of a screen, which also names it in the tab and in the browser's history. */
export function Title({ children }: { children: string }) {
  const { messages } = useDesk();
  const { frontDesk } = messages;
  useEffect(() => {
    document.title = children === frontDesk ? frontDesk : `${children} – ${frontDesk}`;
    return () => {
      // A screen that is loading has no heading yet.
      document.title = frontDesk;
    };
  }, [children, frontDesk]);
  return <h1>{children}</h1>;
}
