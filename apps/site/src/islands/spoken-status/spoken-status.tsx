import { useEffect, useRef, useState } from "react";

/** A debounce, so that a screen reader isn't interrupted by every letter. */
const announceDelayMs = 800;

interface SpokenStatusProps {
  /** The text of the visible status, which changes at once. */
  text: string;
  /** The query: nothing is announced while it changes. */
  typed: string;
}

/** Announces `text` to a screen reader when typing pauses, but not on load. */
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
