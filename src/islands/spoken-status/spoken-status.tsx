import { useEffect, useRef, useState } from "react";

/** Long enough that nobody types on: a screen reader would be cut short at each letter. */
const announceDelayMs = 800;

interface SpokenStatusProps {
  /** Also stands in the page, where it changes at once. */
  text: string;
  /** What was typed: as long as this changes, nothing is said. */
  typed: string;
}

/** Says `text` to a screen reader once typing has paused; nothing when the page opens. */
export function SpokenStatus({ text, typed }: SpokenStatusProps) {
  const [said, setSaid] = useState("");
  const [first] = useState({ text, typed });
  const isUsed = useRef(false);

  useEffect(() => {
    isUsed.current ||= text !== first.text || typed !== first.typed;
    if (!isUsed.current) return;
    const timer = setTimeout(() => setSaid(text), announceDelayMs);
    return () => clearTimeout(timer);
  }, [text, typed, first]);

  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
}
