import { useEffect, useRef, useState } from "react";

/** A debounce, so that typing doesn't interrupt a screen reader with every letter. */
const announceDelayMs = 800;

interface LiveStatusProps {
  /** The text of the visible status, which changes at once. */
  text: string;
  /** The query; its changes delay the announcement. */
  typed: string;
}

/** Announces `text` to screen readers when the visitor pauses typing, but not on load. */
export function LiveStatus({ text, typed }: LiveStatusProps) {
  const [announced, setAnnounced] = useState("");
  const [first] = useState({ text, typed });
  const isUsed = useRef(false);

  useEffect(() => {
    isUsed.current ||= text !== first.text || typed !== first.typed;
    if (!isUsed.current) return;
    // Screen readers announce the same text again only if it changes.
    const announce = () => setAnnounced((before) => (before === text ? `${text}\u00a0` : text));
    const timer = setTimeout(announce, announceDelayMs);
    return () => clearTimeout(timer);
  }, [text, typed, first]);

  return (
    <span className="visually-hidden" role="status">
      {announced}
    </span>
  );
}
