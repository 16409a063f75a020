import { fill } from "@hospital/content/text/fill";
import { useEffect, useState } from "react";
import { useDesk } from "../desk-context.ts";

/** The time since `since`, such as "12 s". */
export function Seconds({ since }: { since: string }) {
  const { messages } = useDesk();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  return (
    <span aria-hidden="true">
      {fill(messages.seconds, { count: Math.max(0, Math.round((now - Date.parse(since)) / 1000)) })}
    </span>
  );
}
